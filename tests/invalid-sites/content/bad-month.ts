import { article, type Case } from '../case.ts';

export default [
  article('misspelt', 'publishDate: ⟦20 Febuari 2025⟧', { suggestions: ['20 Februari 2025'] }),
  article('no month at all', 'updated: ⟦20 Ramadan 2025⟧'),
] satisfies Case[];
