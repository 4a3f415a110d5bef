import { article, type Case } from '../case.ts';

export default [
  article('the day before', 'publishDate: 20 April 2025\nexpires: ⟦19 April 2025⟧'),
  article('the same day', 'expires: ⟦20 April 2025⟧\npublishDate: 20 April 2025'),
  article('before the default date', 'expires: ⟦24 April 2025⟧'),
] satisfies Case[];
