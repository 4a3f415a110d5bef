import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('before more text', `${FRONT}\nTeks.\n\n⟦<!-- nanti⟧\n\nLagi.\n`),
  markdown('right below a line', `${FRONT}\nTeks.\n⟦<!-- nanti⟧\nLagi.\n`),
  markdown('in an item of a list', `${FRONT}\n- Teks\n\n  ⟦<!-- nanti⟧\n- Lagi\n`),
] satisfies Case[];
