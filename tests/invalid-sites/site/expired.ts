import { article, type Case } from '../case.ts';

export default [
  article('today', 'expires: ⟦1 Juni 2025⟧'),
  article('long ago', 'publishDate: 1 Januari 2020\nexpires: ⟦2 Januari 2020⟧'),
] satisfies Case[];
