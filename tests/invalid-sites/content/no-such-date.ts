import { article, type Case } from '../case.ts';

export default [
  article('31 Februari', 'publishDate: ⟦31 Februari 2025⟧'),
  article('29 Februari in a common year', 'publishDate: ⟦29 Februari 2025⟧'),
  article('29 Februari 1900', 'updated: ⟦29 Februari 1900⟧'),
  article('31 April', 'publishDate: ⟦31 April 2025⟧'),
] satisfies Case[];
