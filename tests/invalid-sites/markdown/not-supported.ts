import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('struck', `${FRONT}\nMinum ⟦~~teh~~⟧ air.\n`),
  markdown('highlighted', `${FRONT}\nMinum ⟦==air putih==⟧ setiap hari.\n`),
  markdown('a check box', `${FRONT}\n- ⟦[ ]⟧ Minum\n- ⟦[x]⟧ Tidur\n`),
  markdown('a footnote', `${FRONT}\nMinum air⟦[^1]⟧ setiap hari.\n`),
  markdown('a footnote with an address', `${FRONT}\nMinum air⟦[^1]⟧.\n\n⟦[^1]:⟧ https://contoh.id/\n`),
  markdown('a footnote with its text', `${FRONT}\nMinum air⟦[^1]⟧.\n\n⟦[^1]:⟧ Menurut dokter.\n`),
  markdown('check boxes of other tools', `${FRONT}\n- ⟦[]⟧ Minum\n- ⟦[v]⟧ Tidur\n`),
  markdown('strikethrough of a chat', `${FRONT}\nIni ⟦~Salah~⟧ benar.\n`),
  markdown('a footnote of one word', `${FRONT}\nTeh⟦[^1]⟧.\n\n⟦[^1]:⟧ Catatan\n`),
] satisfies Case[];
