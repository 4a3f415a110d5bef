import { planSave } from '../../../actions/index.ts';
import { SITE_FILE } from '../../../core/entries/folder/index.ts';
import { inBoth } from '../../../diagnostics/languages/index.ts';
import { phrase } from '../../../diagnostics/phrases/index.ts';
import { addressesOf, expectPlan, notCertain, type Planner, shownPlan } from '../action.ts';

/** An entry is saved, or the settings, with what follows from it elsewhere. */
export const planSaving: Planner<'save'> = async ({ file }, { context, site, unsaved, toSave }) => {
  const text = toSave(file);
  if (text === null || (file !== SITE_FILE && !site.moves(file))) return null;
  const planned = await site.planned(file);
  const plan = await planSave(context, planned, new Map([[file, text]]));
  if ('why' in plan && plan.why === 'nothing') return null;
  const moves = expectPlan(plan, { 'not-certain': notCertain });
  const { read, renamed } = moves;
  const title = file === SITE_FILE ? phrase('edit.settings') : inBoth(() => read(file).title || file);
  const others = new Set([...unsaved].filter((one) => one !== file));
  const shown = shownPlan(planned, { context, unsaved: others }, moves, {
    says: [...renamed.map((one) => phrase('edit.choice-becomes', one)), ...addressesOf(moves)],
    done: phrase('edit.was-saved', { title }),
    file,
    files: [file],
  });
  return { ...shown, saved: text };
};
