import { article, changed, type Case } from '../case.ts';

export default [
  article('a non-breaking space in a category', 'category: ⟦Makanan\u00a0Sehat⟧', { suggestions: ['Makanan Sehat'] }),
  article('a zero-width space in a date', 'publishDate: ⟦20 April\u200b 2025⟧', { suggestions: ['20 April 2025'] }),
  article('two spaces in a category', 'category: ⟦Makanan  Sehat⟧', { suggestions: ['Makanan Sehat'] }),
  article('a zero-width space behind a field name', '⟦title\u200b⟧: Judul', { suggestions: ['title'], asIs: true }),
  changed('a template', 'pages/kontak.yaml', 'template: ⟦con\u200btact⟧', { suggestions: ['contact'] }),
] satisfies Case[];
