import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('a space of no width', `${FRONT}\n⟦\u200b⟧\n`),
  markdown('a character by its number', `${FRONT}\n⟦&#8203;⟧\n`),
  markdown('a line', `${FRONT}\n⟦***⟧\n`),
  markdown('definitions alone', `${FRONT}\n⟦[k]: /kontak/⟧\n`),
  markdown('an item without text', `${FRONT}\n⟦-⟧\n`),
  markdown('a comment without an end', `${FRONT}\n⟦<!-- periksa⟧\n\nMinum air.\n`),
] satisfies Case[];
