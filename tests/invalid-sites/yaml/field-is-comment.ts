import { type Case, file, SAMPLE, SAMPLE_ARTICLE } from '../case.ts';

export default [
  file('a heading of Markdown', SAMPLE, `⟦# title: Judul⟧\n${SAMPLE_ARTICLE.replace('title: Judul\n', '')}`),
  file('without a space', SAMPLE, SAMPLE_ARTICLE.replace('category: Makanan Sehat', '⟦#category: Makanan Sehat⟧')),
] satisfies Case[];
