import { article, type Case } from '../case.ts';

export default [
  article('in a title', '⟦title:Judul⟧\nexcerpt: Ringkasan.'),
  article('in the second field', 'title: Judul\n⟦excerpt:Ringkasan⟧'),
] satisfies Case[];
