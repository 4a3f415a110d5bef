import { article, type Case } from '../case.ts';

export default [
  article('the day before', 'publishDate: 20 April 2025\nupdated: ⟦19 April 2025⟧'),
  article('another year', 'updated: ⟦30 Desember 2024⟧\npublishDate: 2 Januari 2025'),
  article('before the default date', 'updated: ⟦24 April 2025⟧'),
] satisfies Case[];
