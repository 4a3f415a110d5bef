import { article, type Case } from '../case.ts';

export default [
  article('today', 'expires: ⟦1 Juni 2025⟧'),
  article('long ago', 'publishDate: 1 Januari 2020\nexpires: ⟦2 Januari 2020⟧'),
  article('updated since', 'expires: ⟦1 Mei 2025⟧\nupdated: 2 Mei 2025'),
] satisfies Case[];
