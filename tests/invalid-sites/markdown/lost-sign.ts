import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('more than a number', `${FRONT}\n⟦>⟧ 60 tahun, periksa.\n`),
  markdown('below a line', `${FRONT}\nTekanan darah\n⟦>⟧140/90 tinggi.\nPeriksa.\n`),
  markdown('a size', `${FRONT}\nUkuran 20⟦*30*⟧40 cm.\n`),
  markdown('two products', `${FRONT}\n- Jadi 2⟦*3 dan 4*⟧5.\n`),
  markdown('the address of a link that nothing uses', `${FRONT}\nTeks.\n\n⟦[Penting]: minum⟧\n`),
  markdown('the same in a quotation', `${FRONT}\nTeks.\n\n> ⟦[Sumber 1]: https://contoh.id/⟧\n`),
  markdown('two products of letters', `${FRONT}\nTakar 2⟦*3 sendok, rumus a*⟧b.\n`),
  markdown('products on two lines', `${FRONT}\nTakar 10⟦*2 tablet\nlalu 3*⟧4 sendok.\n`),
  markdown('two powers', `${FRONT}\nLuas x⟦**2 dan y**⟧2.\n`),
  markdown('a note after an asterisk', `${FRONT}\nHarga 5 ribu*.\n\n⟦*⟧ belum termasuk ongkos kirim\n`),
  markdown('a footnote that nothing uses', `${FRONT}\nTeks.\n\n⟦[^1]:⟧ Menurut dokter.\n`),
  markdown('a footnote stated twice', `${FRONT}\nTeks[^1].\n\n⟦[^1]:⟧ Menurut dokter.\n[^1]: Menurut perawat.\n`),
] satisfies Case[];
