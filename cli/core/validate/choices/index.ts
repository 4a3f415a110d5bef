/**
 * Values that are chosen (`x-one-of`): from lists in `site.yaml`, or among the names of entries.
 *
 * - `listNamed` reads a keyword (`topics/name`), `listsIn` gives those of all models, `choicesNamed` the choices.
 *   `choiceLists` also counts what entries have chosen, for advice.
 * - `referencesIn` finds references to entries, `targetsIn` the names they may have. `referenceFault` is the fault of
 *   one that names none; `isSameEntry` says whether a name is only written differently.
 */
export { choiceLists } from './chosen-values.ts';
export { choicesNamed, listNamed, listsIn } from './lists.ts';
export { isSameEntry, referenceFault, referencesIn, targetsIn } from './references.ts';
