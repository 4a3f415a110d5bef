import { article, changed, type Case } from '../case.ts';

export default [
  article('a number sign in a title', 'title: Resep ⟦#1 untuk lansia⟧'),
  article('a comment behind a value', 'category: Makanan Sehat ⟦# salah satu kategori⟧'),
  changed('in a list', 'pages/kontak.yaml', 'address:\n  - Jalan Uji ⟦#1⟧'),
] satisfies Case[];
