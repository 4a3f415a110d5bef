import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('another name', `${FRONT}\nLihat ⟦[kontak][k]⟧.\n\n[l]: /kontak/\n`),
  markdown('a picture', `${FRONT}\n⟦![Kebun][kebun]⟧\n`),
  markdown('two of them', `${FRONT}\n⟦[a][b]⟧ dan ⟦[c][d]⟧\n`),
  markdown('a footnote without a text', `${FRONT}\nMinum air⟦[^1]⟧ setiap hari.\n`),
  markdown('an address right below a text', `${FRONT}\nLihat ⟦[kontak][k]⟧.\n[k]: /kontak/\n`),
] satisfies Case[];
