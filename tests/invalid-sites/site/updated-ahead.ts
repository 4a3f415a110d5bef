import { article, type Case, changed } from '../case.ts';

export default [
  article('tomorrow', 'updated: ⟦2 Juni 2025⟧'),
  article('digits swapped', 'publishDate: 20 April 2025\nupdated: ⟦20 Mei 2052⟧'),
  article('with an end', 'updated: ⟦2 Juni 2025⟧\nexpires: 3 Juni 2025'),
  changed('of a page', 'pages/kontak.yaml', 'updated: ⟦2 Juni 2025⟧'),
] satisfies Case[];
