import { article, file, SAMPLE, SAMPLE_ARTICLE, type Case } from '../case.ts';

export default [
  file('a Cyrillic letter in a field name', SAMPLE, SAMPLE_ARTICLE.replace('title', '⟦tіtle⟧'), { suggestions: ['title'] }),
  article('a Cyrillic letter in a category', 'category: ⟦Mаkanan Sehat⟧', { suggestions: ['Makanan Sehat'] }),
  article('a Greek letter in a month', 'publishDate: ⟦20 Αpril 2025⟧', { suggestions: ['20 April 2025'] }),
] satisfies Case[];
