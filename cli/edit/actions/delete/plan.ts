import { planRemove } from '../../../actions/index.ts';
import { languageOf } from '../../../core/values/names/languages.ts';
import { phrase } from '../../../diagnostics/phrases/index.ts';
import type { Both } from '../../api.ts';
import { refusedBecause } from '../../refused.ts';
import { expectPlan, type Planner, shownPlan } from '../action.ts';
import { KEPT_DAYS } from '../done.ts';
import { quoted, sortOut } from '../several.ts';

/** Entries are removed, with their translations. */
export const planDelete: Planner<'delete'> = async ({ files: chosen, target }, own) => {
  const [only = ''] = chosen;
  const isOfSeveral = chosen.length > 1;
  const { able, left } = sortOut(isOfSeveral ? chosen : [], own);
  const files = isOfSeveral ? [...able.keys()] : [only];
  if (files.length === 0) throw left.refusal() ?? refusedBecause('nothing', 409);
  const planned = isOfSeveral ? await own.site.planned() : await own.fromDisk(only);
  const moves = expectPlan(await planRemove(own.context, planned, { files, target }), {
    'no-heir': () => refusedBecause('no-redirect'),
    itself: () => refusedBecause('bad-request'),
  });
  const { titles, removed } = moves;
  const says = new Map<string, Both>();
  const say = (one: Both): unknown => says.set(one.en, one);
  if (isOfSeveral) say(phrase('edit.entries-go', { count: files.length, files: quoted(files, own.site) }));
  for (const { file, address: from, leadsTo: to } of removed) {
    // Translations go with the entry that was chosen.
    const [title, language] = [quoted([file], own.site), languageOf(file)];
    if (!files.includes(file) && language)
      say(phrase('edit.translation-goes', { title, language: language.toUpperCase() }));
    else if (!isOfSeveral) say(phrase('edit.entry-goes', { title }));
    if (from !== undefined)
      say(to ? phrase('edit.address-leads', { from, to }) : phrase('edit.address-goes', { address: from }));
  }
  if (removed.some(({ hasPictures }) => hasPictures)) say(phrase('edit.pictures-stay'));
  return shownPlan(planned, own, moves, {
    says: [...says.values(), ...left.says(), phrase('edit.kept-for', { days: KEPT_DAYS })],
    done: isOfSeveral
      ? phrase('edit.were-removed', { count: files.length })
      : phrase('edit.was-removed', { title: titles[0] ?? only }),
    file: null,
    files: removed.map(({ file }) => file),
    isOfSeveral,
  });
};
