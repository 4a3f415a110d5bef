import { article, type Case } from '../case.ts';

export default [
  article('May', 'publishDate: ⟦20 May 2025⟧', { suggestions: ['20 Mei 2025'] }),
  article('American order', 'publishDate: ⟦December 7, 2025⟧', { suggestions: ['7 Desember 2025'] }),
] satisfies Case[];
