/** Saving an entry or the settings: what follows from it elsewhere, in words, before it is done. */

import { planMoves, textOf } from '../../actions/index.ts';
import { readDocument } from '../../core/entries/documents.ts';
import { choosing, type RenamedChoice, renamedIn } from '../../core/entries/renamed-choices.ts';
import { SITE_FILE } from '../../core/entries/top-level.ts';
import { languageOf } from '../../core/values/slug.ts';
import { applyChanges } from '../../desk/index.ts';
import { inBoth } from '../../diagnostics/languages/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import type { Change } from '../../io/changes/index.ts';
import {
  type ActionPlan,
  addressesOf,
  type PlanContext,
  type PlannedSite,
  planOf,
  reading,
  refuseFor,
  withField,
} from './action-plan.ts';

/** New texts of the entries that choose renamed items, in the language of each. */
function choosers(
  { site: { models }, content }: PlannedSite,
  renamedIn: (language: string | null) => readonly RenamedChoice[],
): Change[] {
  return content.entries.flatMap((file) => {
    const renamed = renamedIn(languageOf(file));
    const { value: document } =
      renamed.length === 0 ? { value: null } : readDocument(content, file, models.isName);
    if (!document) return [];
    const { text: before } = document;
    let after = before;
    for (const [pointer, value] of choosing(document, models, renamed))
      after = withField(file, after, pointer, value);
    return before === after ? [] : [{ from: file, to: file, before, after }];
  });
}

/**
 * An entry is saved, or `site.yaml`.
 * @param text with the changes
 * @returns null if nothing else follows from it
 */
export async function planSave(
  file: string,
  text: string,
  planned: PlannedSite,
  own: PlanContext,
): Promise<ActionPlan | null> {
  const { site, content } = planned;
  const first: Change = { from: file, to: file, before: textOf(content, file), after: text };
  const before = reading(planned, own.context);
  const after = reading({ ...planned, content: applyChanges(content, [first]) }, own.context);
  const isSite = file === SITE_FILE;
  const renamedFor = (language: string | null) =>
    isSite ? renamedIn(language, before.context, after.context) : [];
  const followers = isSite ? choosers(planned, renamedFor) : [];
  const languages = [null, ...Object.keys(after.context.languages ?? {})];
  const names = new Map(
    languages.flatMap(renamedFor).map(({ from, to }) => [`${from}\n${to}`, { from, to }]),
  );
  const says = [...names.values()].map((one) => phrase('edit.choice-becomes', one));
  if (isSite && followers.length === 0 && says.length === 0) return null;
  const moves = await planMoves(own.context, site, content, [first, ...followers]);
  refuseFor(moves.faults);
  // Without anything that follows it is a save like any other.
  if (moves.changes.length === 1 && moves.edits.length === 0) return null;
  const title = isSite ? phrase('edit.settings') : inBoth(() => before.entry(file).title || file);
  return planOf(planned, own, moves, {
    says: [...says, ...addressesOf(moves)],
    done: phrase('edit.was-saved', { title }),
    file,
    files: [file],
  });
}
