/** Entries are saved, or `site.yaml`, with what follows from it in other files. */
import type { SiteSetup } from '../context.ts';
import { readDocument } from '../core/entries/documents/index.ts';
import { SITE_FILE } from '../core/entries/folder/index.ts';
import { choosing, type RenamedChoice, renamedIn } from '../core/entries/renamed-choices/index.ts';
import { languageOf } from '../core/values/names/languages.ts';
import { applyChanges } from '../desk/index.ts';
import type { Change } from '../io/changes/index.ts';
import { noPlan, type PlannedFrom, plannedReader, withField } from './entry-plan.ts';
import { planMoves, textOf } from './moved-entries.ts';

/** New texts of the entries that choose renamed items, in the language of each; null if one is not certain. */
function choosers(
  { site: { models }, content }: PlannedFrom,
  renamedIn: (language: string | null) => readonly RenamedChoice[],
): Change[] | null {
  const changes: Change[] = [];
  for (const file of content.entries) {
    const renamed = renamedIn(languageOf(file));
    const { value: document } =
      renamed.length === 0 ? { value: null } : readDocument(content, file, models.isName);
    if (!document) continue;
    const { text: before } = document;
    let after = before;
    for (const [pointer, value] of choosing(document, models, renamed)) {
      const changed = withField(file, after, pointer, value);
      // A row is changed in its own program.
      if (changed === null || content.rows?.has(file)) return null;
      after = changed;
    }
    if (before !== after) changes.push({ from: file, to: file, before, after });
  }
  return changes;
}

/**
 * @param texts new ones, by file
 * @returns all that changes, and which values of choices have new names; or why there is no plan. `nothing`: nothing
 *   follows from it. `not-certain`: a field cannot be written without changing more
 */
export async function planSave(context: SiteSetup, from: PlannedFrom, texts: ReadonlyMap<string, string>) {
  const { site, content } = from;
  const first = [...texts].map(
    ([file, after]): Change => ({ from: file, to: file, before: textOf(content, file), after }),
  );
  const before = plannedReader(from, context);
  const after = plannedReader({ site, content: applyChanges(content, first) }, context);
  const isSite = texts.has(SITE_FILE);
  const renamedFor = (language: string | null) =>
    isSite ? renamedIn(language, before.context, after.context) : [];
  const followers = isSite ? choosers(from, renamedFor) : [];
  if (!followers) return noPlan('not-certain');
  const languages = [null, ...Object.keys(after.context.languages ?? {})];
  const names = new Map(
    languages.flatMap(renamedFor).map(({ from, to }) => [`${from}\n${to}`, { from, to }]),
  );
  if (isSite && followers.length === 0 && names.size === 0) return noPlan('nothing');
  const moves = await planMoves(context, site, content, [...first, ...followers]);
  // Without anything that follows it is a save like any other.
  const isAlone = moves.changes.length === first.length && moves.edits.length === 0;
  if (isAlone && moves.faults.length === 0) return noPlan('nothing');
  return { ...moves, renamed: [...names.values()], read: before.entry };
}
