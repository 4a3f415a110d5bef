import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('more than a number', `${FRONT}\n⟦>⟧ 60 tahun, periksa.\n`),
  markdown('below a line', `${FRONT}\nTekanan darah\n⟦>⟧140/90 tinggi.\nPeriksa.\n`),
  markdown('a size', `${FRONT}\nUkuran 20⟦*30*⟧40 cm.\n`),
  markdown('two products', `${FRONT}\n- Jadi 2⟦*3 dan 4*⟧5.\n`),
  markdown('the address of a link that nothing uses', `${FRONT}\nTeks.\n\n⟦[Penting]:⟧ minum\n`),
  markdown('the same in a quotation', `${FRONT}\nTeks.\n\n> ⟦[Sumber 1]:⟧ https://contoh.id/\n`),
] satisfies Case[];
