import { article, file, SAMPLE, SAMPLE_ARTICLE, type Case } from '../case.ts';

export default [
  article('around a title', 'title: ⟦“Makan sehat”⟧'),
  article('around a category', 'category: ⟦“Makanan Sehat”⟧'),
  article('around a date', 'publishDate: ⟦‘20 April 2025’⟧', { suggestions: ['20 April 2025'] }),
  article('around a colon', 'title: ⟦“Makan: sehat”⟧'),
  file('around a field name', SAMPLE, SAMPLE_ARTICLE.replace('title', '⟦“title”⟧'), { suggestions: ['title'] }),
  article('closing a straight quote', 'title: ⟦"Makan sehat”⟧', { asIs: true }),
] satisfies Case[];
