import { article, type Case } from '../case.ts';

export default [
  article('year first', 'publishDate: ⟦2025-04-20⟧', { suggestions: ['20 April 2025'] }),
  article('with a time', 'publishDate: ⟦2025-04-20T07:00:00Z⟧', { suggestions: ['20 April 2025'] }),
  article('day first', 'publishDate: ⟦20/04/2025⟧', { suggestions: ['20 April 2025'] }),
  article('day or month first', 'publishDate: ⟦04/05/2025⟧', { suggestions: ['4 Mei 2025', '5 April 2025'] }),
] satisfies Case[];
