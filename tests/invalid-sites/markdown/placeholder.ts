import { article, FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('of senja new', `${FRONT}\n⟦Tulis isinya di sini.⟧\n`),
  markdown('of senja new, in English', `${FRONT}\n⟦Write the text here.⟧\n`),
  markdown('above the text', `${FRONT}\n⟦Tulis isinya di sini.⟧\nMinum air putih.\n`),
  markdown('a note of what is missing', `${FRONT}\nMinum air.\n\n⟦TODO: tulis lanjutannya⟧\n`),
  markdown('a row of x', `${FRONT}\nMinum air.\n⟦xxx⟧\n`),
  markdown('dummy text', `${FRONT}\n⟦Lorem ipsum dolor sit amet.⟧\n`),
  markdown('a broken reference of a word processor', `${FRONT}\n⟦Lihat Error! Reference source not found.⟧\n`),
  markdown('a form of a word processor', `${FRONT}\n⟦Click or tap here to enter text.⟧\n`),
  markdown('a broken formula', `${FRONT}\n⟦Jumlahnya #REF! orang.⟧\n`),
  markdown('a broken formula in a table', `${FRONT}\n| a | b |\n|---|---|\n| 1 | ⟦#REF!⟧ |\n`),
  markdown('a heading of a template', `${FRONT}\n## ⟦Tulis judul bagian di sini⟧\n\nMinum air.\n`),
  article('dummy text in a field', 'excerpt: ⟦Lorem ipsum dolor sit amet.⟧'),
  article('a form of a word processor in a field', 'imageAlt: "⟦Click or tap here to enter text.⟧"'),
  article('a broken reference in an item', 'sources:\n  - ⟦Lihat Error! Reference source not found.⟧'),
  article('a sentence of a template', 'title: ⟦Masukkan judul di sini⟧'),
  article('a later line of a field', 'excerpt: |\n  Pagi.\n  ⟦TODO: siang⟧\n'),
] satisfies Case[];
