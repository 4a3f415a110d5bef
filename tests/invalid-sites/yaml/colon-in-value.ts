import { article, changed, type Case } from '../case.ts';

export default [
  article('in a title', 'title: ⟦Makan sehat: lima cara⟧'),
  article('in two values', 'title: ⟦Makan sehat: lima cara⟧\nexcerpt: ⟦Pagi: minum air⟧'),
  article('in a list of sources', 'sources:\n  - ⟦Kemenkes: Isi Piringku⟧'),
  changed('in a list of lines', 'pages/kontak.yaml', 'address:\n  - ⟦Kantor: Jalan Uji 1⟧'),
  changed('deep in a page', 'pages/kontak.yaml', 'faq:\n  title: Pertanyaan\n  items:\n    - question: Apakah gratis?\n      answer: ⟦Ya: semuanya gratis.⟧'),
  article('at the end of a value', 'title: ⟦Makan sehat:⟧'),
  article('after a word in quotes', 'title: ⟦"Makan": lima cara⟧'),
  article('in a later line', 'excerpt: ⟦Pagi hari\n  minum dulu: air putih⟧\n  lalu makan.'),
  article('in the second line', 'excerpt: ⟦Ringkas saja\n  lanjut: cukup panjang.⟧'),
] satisfies Case[];
