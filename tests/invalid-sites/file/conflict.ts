import { article, type Case, FRONT, markdown } from '../case.ts';

const TWO = 'title: Judul\n⟦<⟧<<<<<< HEAD\nexcerpt: Satu.\n=======\nexcerpt: Dua.\n>>>>>>> cabang';

export default [
  article('two versions of a field', TWO),
  article('with the common version', TWO.replace('=======', '||||||| 1a2b3c\nexcerpt: Nol.\n=======')),
  article('a mark left behind', 'title: Judul\n⟦>⟧>>>>>> cabang\nexcerpt: Satu.'),
  markdown('in a text', `${FRONT}\nIsi.\n\n⟦<⟧<<<<<< HEAD\nSatu.\n=======\nDua.\n>>>>>>> cabang\n`),
] satisfies Case[];
