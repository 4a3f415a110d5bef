import { article, type Case } from '../case.ts';

export default [
  article('after the colon', 'title:⟦\u00a0⟧Judul\nexcerpt: Ringkasan.'),
  article('before a field of a list', 'sources:\n  - title: Buku\n⟦\u00a0⟧\u00a0  url: https://uji.example/'),
  article('inside a field name', 'title: Judul\nexc⟦\u200b⟧erpt:Ringkasan'),
  article('before the items of a list', 'sources:\n⟦\u00a0⟧\u00a0- title: Buku'),
] satisfies Case[];
