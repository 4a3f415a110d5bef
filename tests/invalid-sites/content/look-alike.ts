import { article, type Case } from '../case.ts';

export default [
  article('a Cyrillic letter in a field name', '⟦tіtle⟧: Judul', { suggestions: ['title'], asIs: true }),
  article('a Cyrillic letter in a category', 'category: ⟦Mаkanan Sehat⟧', { suggestions: ['Makanan Sehat'] }),
  article('a Greek letter in a month', 'publishDate: ⟦20 Αpril 2025⟧', { suggestions: ['20 April 2025'] }),
] satisfies Case[];
