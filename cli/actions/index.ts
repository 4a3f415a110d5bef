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
/** Names as they are given: whether a title can name a new entry, and the failure for a name that means none. */
export { checkTitle, notContent } from './entry-names.ts';
/** A reader of entries as a plan begins from them, and the settings of the site as far as they are known without its code. */
export { plannedReader } from './entry-plan.ts';
/**
 * Edits that are certain, as `check --fix` makes them, each of which can be left out for a file that has changed since.
 */
export { planFix } from './fix.ts';
/** A file of fields alone becomes Markdown. @returns the plan, or `why` there is none */
export { planMarkdown } from './make-markdown.ts';
/**
 * A new file to fill in (`freshFile`), with the choices for its fields (`choicesFor`) and the places that will show it
 * (`whereNew`). @throws Failure (`usage/unknown-template`)
 */
export { choicesFor, freshFile, modelNamed, whereNew } from './new-entry.ts';
/**
 * Entries are removed with their translations; links to them and their addresses lead to another one, or nowhere. @returns the
 * plan, or `why` there is none. @throws Failure (`usage/not-content`)
 */
export { planRemove } from './remove.ts';
/**
 * Another name for an entry and its translations (`planRename`, tried on the whole site: it has faults if it cannot be
 * carried out); another title, name or address (`planNames`, not tried; with `why` if there is no plan). @throws Failure
 * (`usage/not-content`, `usage/exists`, `usage/bad-name`)
 */
export { planNames, planRename } from './rename.ts';
/** Texts of entries or of the settings are saved. @returns what follows from it in other files, or `why` there is no plan */
export { planSave } from './save.ts';
