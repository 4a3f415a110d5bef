import { planSave } from '../../../actions/index.ts';
import { writeField } from '../../../core/edit/index.ts';
import { below } from '../../../core/values/changes/field-values.ts';
import type { FieldChange } from '../../../core/values/changes/values-after.ts';
import { languageOf } from '../../../core/values/names/languages.ts';
import type { EditedSite } from '../../../desk/index.ts';
import { phrase } from '../../../diagnostics/phrases/index.ts';
import type { Both, Field, SiteAction } from '../../api.ts';
import { formOf } from '../../entry-view.ts';
import { orderIn } from '../../fields/fit.ts';
import { refusedBecause } from '../../refused.ts';
import { choicesIn } from '../../site/choices.ts';
import { addressesOf, expectPlan, notCertain, type Planner, shownPlan } from '../action.ts';
import { type LeftEntry, quoted, sortOut } from '../several.ts';

type To = Extract<SiteAction, { is: 'set' }>['to'];

const isFieldOf = (field: Field, to: To): boolean =>
  to.is === 'draft'
    ? field.kind === 'switch' && field.draft !== null
    : field.kind === 'choice' && field.from !== null && field.name === to.name;

/** @returns a text with the value, and what the field is called; or why it cannot have it */
function withValue(
  file: string,
  text: string,
  to: To,
  site: EditedSite,
): { text: string; label: Both } | LeftEntry['why'] {
  const made = formOf({ file, text }, site);
  if (!made) return 'as-text';
  const field = made.form.find((one) => isFieldOf(one, to));
  const choices =
    field?.kind === 'choice' ? choicesIn(site.known().context, field.from ?? '', languageOf(file)) : null;
  if (!field || (to.is === 'choice' && !choices?.includes(to.value))) return 'without';
  const { values } = made.read.fields;
  const [value, off] = [to.is === 'draft' ? to.draft : to.value, field.kind === 'switch' ? field.off : null];
  const now = (values as Record<string, unknown>)[field.name] ?? field.default ?? off;
  if (now === value) return { text, label: field.label };
  const pointer = below('', field.name);
  // What is so without the field needs none.
  const change: FieldChange =
    value === off && !field.required ? { is: 'remove', pointer } : { is: 'set', pointer, value };
  const after = writeField(made.read, change, orderIn(made.form, values));
  return after === null ? 'as-text' : { text: after, label: field.label };
}

/** One field of several entries gets the same value. */
export const planSetting: Planner<'set'> = async ({ files, to }, own) => {
  const { context, site } = own;
  const planned = await site.planned();
  const { able, left } = sortOut(files, own);
  const texts = new Map<string, string>();
  let label: Both | null = null;
  for (const [file, text] of able) {
    const made = withValue(file, text, to, site);
    if (typeof made === 'string') left.add(file, made);
    else if (made.text !== text) texts.set(file, made.text);
    if (typeof made !== 'string') label ??= made.label;
  }
  if (texts.size === 0 || !label) throw left.refusal() ?? refusedBecause('nothing', 409);
  const plan = await planSave(context, planned, texts);
  const alone = [...texts].map(([file, after]) => ({
    from: file,
    to: file,
    before: able.get(file) ?? '',
    after,
  }));
  const moves =
    'why' in plan && plan.why === 'nothing'
      ? { changes: alone, edits: [], renamings: [], unsound: [], faults: [] }
      : expectPlan(plan, { 'not-certain': notCertain });
  // Written between two looks at it, it would be overwritten.
  const changed = moves.changes.filter(({ from, before }) => able.has(from) && able.get(from) !== before);
  if (changed.length > 0) throw refusedBecause('plan-changed', 409);
  const count = texts.size;
  const titles = quoted([...texts.keys()], site);
  const says =
    to.is === 'choice'
      ? phrase('edit.choice-set', { label, value: to.value, files: titles })
      : phrase(to.draft ? 'edit.draft-set' : 'edit.draft-unset', { files: titles });
  const done =
    to.is === 'choice'
      ? phrase('edit.was-chosen', { label, value: to.value, count })
      : phrase(to.draft ? 'edit.was-made-draft' : 'edit.was-made-ready', { count });
  return shownPlan(planned, own, moves, {
    says: [says, ...addressesOf(moves), ...left.says()],
    done,
    file: null,
    files: [...texts.keys()],
    isOfSeveral: true,
  });
};
