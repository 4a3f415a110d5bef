import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('a line to part two texts', `${FRONT}\n⟦Minum air putih⟧\n---\nTeks.\n`),
  markdown('of equal signs', `${FRONT}\n⟦Minum air putih.⟧\n===\n\nTeks.\n`),
  markdown('a sentence above a long line', `${FRONT}\n⟦Minum air putih.⟧\n----------\n\nTeks.\n`),
  markdown('an item that was not written', `${FRONT}\n⟦Bawalah air⟧\n-\n\nTeks.\n`),
] satisfies Case[];
