import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('the text of a box, with its title', `${FRONT}\n⟦::: note Ingat 2. Minum air⟧\n:::\n\nTeks.\n`),
  markdown('a whole box', `${FRONT}\n⟦::: note Minum air. :::⟧\n\nTeks.\n`),
  markdown('a text right below a list', `${FRONT}\n- Pagi\n- Siang\n⟦Minumlah pelan.⟧\n`),
  markdown('an address', `${FRONT}\n⟦Senja Sehat⟧\nJalan Senja 60\nJakarta\n`),
  markdown('notes at the end', `${FRONT}\nAir.\n\n⟦[1] Kementerian Kesehatan⟧\n[2] WHO\n`),
  markdown('a chat', `${FRONT}\n⟦[20/11 10.15] Bu Sri: Selamat pagi⟧\n[20/11 10.17] Pak Budi: Pagi\n`),
  markdown('an exported chat', `${FRONT}\n⟦20/11/26 10.15 - Bu Sri: Pagi⟧\n20/11/26 10.17 - Pak Budi: Pagi\n`),
  markdown('a chat with seconds', `${FRONT}\n⟦[20/04/25, 08.15.22] Ibu Sri: Pagi⟧\n[20/04/25, 08.16.01] Budi: Pagi\n`),
  markdown('a copied chat', `${FRONT}\n⟦[10:15, 20/11/2026] Bu Sri: Pagi⟧\n[10:17, 20/11/2026] Pak Budi: Pagi\n`),
] satisfies Case[];
