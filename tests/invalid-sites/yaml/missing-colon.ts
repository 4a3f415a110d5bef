import { article, file, SAMPLE, type Case } from '../case.ts';

export default [
  article('no colon at all', 'title: Judul\n⟦excerpt Ringkasan.⟧'),
  article('the first line', '⟦title Judul⟧\nexcerpt: Ringkasan.'),
  article('two of them', '⟦title Judul⟧\n⟦excerpt Ringkasan.⟧\ncategory: Makanan Sehat'),
  file('a line of text alone', SAMPLE, '⟦Makan sehat⟧\n'),
] satisfies Case[];
