import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('the address of a link that nothing uses', `${FRONT}\nTeks.\n\n⟦[Penting]: minum⟧\n`),
  markdown('the same in a quotation', `${FRONT}\nTeks.\n\n> ⟦[Sumber 1]: https://contoh.id/⟧\n`),
  markdown('a footnote that nothing uses', `${FRONT}\nTeks.\n\n⟦[^1]:⟧ Menurut dokter.\n`),
] satisfies Case[];
