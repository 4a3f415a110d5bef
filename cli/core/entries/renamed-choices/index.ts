/**
 * Items of lists in `site.yaml` under other names. `renamedIn` compares the lists before and after (`RenamedChoice`),
 * `choosing` finds the fields of an entry that name one, `movedLists` the lists of entries that get another address
 * (`MovedList`).
 */
export { choosing, type MovedList, movedLists, type RenamedChoice, renamedIn } from './renamed-choices.ts';
