import { article, type Case } from '../case.ts';

export default [
  article('stars around the colon', '⟦**title:**⟧ Judul'),
  article('stars before the colon', '⟦**title**:⟧ Judul'),
  article('a quotation', '⟦> title:⟧ Judul'),
  article('a bullet', '⟦* title:⟧ Judul'),
  article('backticks', '⟦`title`:⟧ Judul'),
  article('a dash without a space', 'sources:\n  ⟦-title:⟧ Buku\n   url: https://uji.example/'),
] satisfies Case[];
