/**
 * Use cases that change content, for commands and the editor: each is planned as data, from the site and an order, and then
 * carried out completely or not at all. Nothing here prints or asks; who calls shows the plan and its faults.
 */

/**
 * `completeChanges` completes a change that was interrupted, before the content is read for another one. `carryOut` carries a
 * plan out through the redo log. @returns files that another program has changed meanwhile, if those may be left
 * alone. @throws Failure (`machine/changed-meanwhile`, `machine/unfinished-rename`, `machine/locked`, `machine/file-system`)
 */
export { carryOut, completeChanges } from './carry-out.ts';
/**
 * Which entries a name means, and where they are with another one. @throws Failure (`usage/not-content`, `usage/exists`,
 * `usage/bad-name`)
 */
export { checkTitle, entriesNamed, newPaths, notContent } from './entry-names.ts';
/**
 * Edits that are certain, as `check --fix` makes them, each of which can be left out for a file that has changed since.
 */
export { planFix } from './fix.ts';
/** All that follows from entries with other names, addresses or texts, and from removed ones. */
export { changesFormat, planMoves, textOf } from './moved-entries.ts';
/**
 * A new file to fill in (`freshFile`), with the choices for its fields (`choicesFor`) and the places that will show it
 * (`whereNew`). @throws Failure (`usage/unknown-template`)
 */
export { choicesFor, freshFile, modelNamed, whereNew } from './new-entry.ts';
/** Another name for an entry and its translations. The plan has faults if it cannot be carried out. */
export { planRename } from './rename.ts';
