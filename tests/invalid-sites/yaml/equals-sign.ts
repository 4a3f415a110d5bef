import { article, type Case } from '../case.ts';

export default [
  article('as in a settings file', '⟦title = Judul⟧\nexcerpt: Ringkasan.'),
  article('with quotes', 'title: Judul\n⟦excerpt = "Ringkasan"⟧'),
] satisfies Case[];
