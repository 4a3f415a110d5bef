import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('two columns', `${FRONT}\n⟦Hari\tLama⟧\nSenin\t10 menit\n`),
  markdown('three columns', `${FRONT}\n⟦Hari\tLama\tWaktu⟧\nSenin\t10 menit\tpagi\nRabu\t\tsore\n`),
  markdown('wide gaps', `${FRONT}\n⟦Hari     Lama⟧\nSenin    10 menit\n`),
  markdown('semicolons', `${FRONT}\n⟦Nama;Umur;Kota⟧\nSiti;67;Bandung\nBudi;71;Kota Medan\n`),
  markdown('commas', `${FRONT}\n⟦Nama,Umur,Tinggi⟧\nSiti,67,165\nBudi,71,\n`),
  markdown('drawn bars', `${FRONT}\n⟦Hari │ Lama⟧\nSenin │ 10 menit\n`),
  markdown('a drawn frame', `${FRONT}\n⟦┌──────┬──────┐⟧\n│ Hari │ Lama │\n├──────┼──────┤\n│ Rabu │ 1 jam│\n└──────┴──────┘\n`),
  markdown('a frame of a keyboard', `${FRONT}\n⟦+------+------+⟧\n| Hari | Lama |\n+------+------+\n| Rabu | 1 jam|\n+------+------+\n`),
] satisfies Case[];
