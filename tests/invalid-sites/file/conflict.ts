import { article, type Case, FRONT, file, markdown } from '../case.ts';

const TWO = 'title: Judul\n⟦<⟧<<<<<< HEAD\nexcerpt: Satu.\n=======\nexcerpt: Dua.\n>>>>>>> cabang';

export default [
  article('two versions of a field', TWO),
  article('with the common version', TWO.replace('=======', '||||||| 1a2b3c\nexcerpt: Nol.\n=======')),
  article('a mark left behind', 'title: Judul\n⟦>⟧>>>>>> cabang\nexcerpt: Satu.'),
  file(
    'in the list of addresses',
    'addresses.txt',
    '/\n/artikel/\n/artikel/jalan/\n/kategori/gerakan-ringan/\n⟦<⟧<<<<<< HEAD\n/kontak/\n||||||| 1a2b3c\n=======\n/penafian/\n>>>>>>> cabang\n',
  ),
  markdown('in a text', `${FRONT}\nIsi.\n\n⟦<⟧<<<<<< HEAD\nSatu.\n=======\nDua.\n>>>>>>> cabang\n`),
  markdown('right below a text', `${FRONT}\nIsi\n⟦<⟧<<<<<< HEAD\nlama\n=======\nbaru\n>>>>>>> main\n`),
] satisfies Case[];
