import { article, type Case } from '../case.ts';

export default [
  article('a closing bracket alone', 'title: Judul\nsources: [a, b]⟦]⟧\nexcerpt: Ringkasan.'),
] satisfies Case[];
