import { article, type Case } from '../case.ts';

export default [
  article('no date', 'publishDate: ⟦kemarin⟧'),
  article('a day of the week in front', 'publishDate: ⟦Senin, 20 April 2025⟧', { suggestions: ['20 April 2025'] }),
  article('a leading zero', 'publishDate: ⟦05 Mei 2025⟧', { suggestions: ['5 Mei 2025'] }),
  article('a year alone', 'publishDate: ⟦2025⟧'),
  article('no year', 'updated: ⟦20 April⟧'),
  article('yesterday', 'publishDate: ⟦kemarin⟧', { suggestions: ['31 Mei 2025'] }),
  article('no year', 'publishDate: ⟦20 April⟧', { suggestions: ['20 April 2025'] }),
  article('a short year', 'publishDate: ⟦20 April 25⟧', { suggestions: ['20 April 2025'] }),
  article('a day of a spreadsheet', 'publishDate: ⟦45767⟧', { suggestions: ['20 April 2025'] }),
  article('a month in small letters', 'publishDate: ⟦20 april 2025⟧', { suggestions: ['20 April 2025'] }),
  article('a month in capitals', 'publishDate: ⟦20 APRIL 2025⟧', { suggestions: ['20 April 2025'] }),
] satisfies Case[];
