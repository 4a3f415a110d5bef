import { article, type Case } from '../case.ts';

export default [
  article('no date', 'publishDate: ⟦kemarin⟧'),
  article('a day of the week in front', 'publishDate: ⟦Senin, 20 April 2025⟧', { suggestions: ['20 April 2025'] }),
  article('a leading zero', 'publishDate: ⟦05 Mei 2025⟧', { suggestions: ['5 Mei 2025'] }),
  article('a year alone', 'publishDate: ⟦2025⟧'),
  article('no year', 'updated: ⟦20 April⟧'),
] satisfies Case[];
