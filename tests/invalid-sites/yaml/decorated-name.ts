import { article, file, SAMPLE, SAMPLE_ARTICLE, type Case } from '../case.ts';

export default [
  article('stars around the colon', '⟦**title:**⟧ Judul'),
  article('stars before the colon', '⟦**title**:⟧ Judul'),
  article('a quotation', '⟦> title:⟧ Judul'),
  article('a bullet', '⟦* title:⟧ Judul'),
  article('backticks', '⟦`title`:⟧ Judul'),
  article('a dash and a space, first', '⟦- title:⟧ Judul'),
  file('between fields', SAMPLE, SAMPLE_ARTICLE.replace('excerpt:', '⟦- excerpt:⟧')),
  file('below the others', SAMPLE, SAMPLE_ARTICLE.replace('imageUrl:', '⟦- imageUrl:⟧')),
  article('a dash without a space', 'sources:\n  ⟦-title:⟧ Buku\n   url: https://uji.example/'),
] satisfies Case[];
