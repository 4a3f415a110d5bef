import { article, changed, type Case } from '../case.ts';

export default [
  article('two digits swapped', 'publishDate: ⟦20 April 2205⟧', { suggestions: ['20 April 2025'] }),
  article('a digit mistyped', 'publishDate: ⟦20 April 1025⟧', { suggestions: ['20 April 2025'] }),
  article('too long ago', 'updated: ⟦1 Mei 1850⟧'),
  changed('a page', 'pages/kontak.yaml', 'updated: ⟦29 Februari 2204⟧', { suggestions: ['29 Februari 2024'] }),
] satisfies Case[];
