import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('bullets', `${FRONT}\n⟦• Sepatu⟧\n• Air\n`),
  markdown('below a line of text', `${FRONT}\nBawalah:\n⟦• Sepatu⟧\n• Air\n`),
  markdown('bullets of Word', `${FRONT}\n⟦\uf0b7\tSepatu⟧\n\uf0b7\tAir\n`),
  markdown('a letter for a bullet', `${FRONT}\n⟦o\tSepatu⟧\no\tAir\n`),
  markdown('dashes', `${FRONT}\n⟦– Sepatu⟧\n– Air\n`),
  markdown('long dashes', `${FRONT}\n⟦— Sepatu⟧\n— Air\n`),
  markdown('pictures', `${FRONT}\n⟦✅ Sepatu⟧\n❌ Sandal\n`),
  markdown('letters', `${FRONT}\n⟦a. Sepatu⟧\nb. Air\n`),
  markdown('numbers in brackets', `${FRONT}\n⟦(1) Sepatu⟧\n(2) Air\n`),
  markdown('a star without space', `${FRONT}\n⟦*Sepatu⟧\n*Air\n`),
  markdown('in a quote', `${FRONT}\n> ⟦· Sepatu⟧\n> · Air\n`),
  markdown('arrows as typed', `${FRONT}\n⟦=> minum air⟧\n=> minum teh\n`),
  markdown('numbers with a colon', `${FRONT}\nCaranya begini.\n⟦1: minum⟧\n2: makan\n`),
  markdown('a list below a text that does not begin with 1', `${FRONT}\nLalu:\n⟦2. minum⟧\n3. makan\n`),
  markdown('times of the day', `${FRONT}\n⟦08.15 Senam⟧\n09.00 - 10.00 WIB: Makan\n`),
  markdown('an exported chat', `${FRONT}\n⟦[20/04/25, 08.15.22] Ibu Sri: Pagi⟧\n[20/04/25, 08.16.01] Budi: Pagi\n`),
  markdown('numbers of parts', `${FRONT}\n⟦1.1 Latar⟧\n1.2. Tujuan\n`),
  markdown('questions and answers', `${FRONT}\n⟦Q: Apa itu teh?⟧\nA: Minuman hangat.\n`),
  markdown('the same in words', `${FRONT}\n⟦Tanya: Apa itu teh?⟧\nJawab: Minuman hangat.\n`),
] satisfies Case[];
