import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('more than a number', `${FRONT}\n⟦>⟧ 60 tahun, periksa.\n`),
  markdown('below a line', `${FRONT}\nTekanan darah\n⟦>⟧140/90 tinggi.\nPeriksa.\n`),
  markdown('a size', `${FRONT}\nUkuran 20⟦*30*⟧40 cm.\n`),
  markdown('two products', `${FRONT}\n- Jadi 2⟦*3 dan 4*⟧5.\n`),
] satisfies Case[];
