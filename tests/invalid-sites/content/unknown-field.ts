import { article, changed, file, SAMPLE, type Case } from '../case.ts';

export default [
  article('a misspelt name', 'title: Judul\n⟦excerp⟧: Ringkasan.\n', { suggestions: ['excerpt'], asIs: true }),
  article('a capital letter', '⟦Title⟧: Judul', { suggestions: ['title'], asIs: true }),
  article('a translated name', '⟦judul⟧: Makan sehat', { suggestions: ['title'] }),
  file('nothing but translated names', SAMPLE, '⟦judul⟧: Judul\n⟦ringkasan⟧: Ringkasan.\n⟦kategori⟧: Makanan Sehat\n⟦gambar⟧: images/kebun.png\n⟦tanggal⟧: 2 Mei 2025\n⟦penulis⟧: Siti\n⟦sumber⟧: [a]\n', { suggestions: ['title'] }),
  file('names of other tools', SAMPLE, '⟦name⟧: Judul\n⟦description⟧: Ringkasan.\n⟦section⟧: Makanan Sehat\n⟦image_src⟧: images/kebun.png\n⟦alt⟧: Kebun.\n⟦Pub-Date⟧: 2 Mei 2025\n', { suggestions: ['title'] }),
  changed('a translated name in a list', 'pages/kontak.yaml', 'faq:\n  title: Pertanyaan\n  items:\n    - ⟦pertanyaan⟧: a\n      ⟦jawaban⟧: b', { suggestions: ['question'] }),
  changed('a translated name in a group', 'site.yaml', 'footer:\n  ⟦keterangan⟧: a\n  ⟦hak cipta⟧: b', { suggestions: ['description'] }),
  changed('in a group', 'site.yaml', 'footer:\n  description: a\n  copyright: b\n  ⟦helthNote⟧: c', { suggestions: ['healthNote'] }),
  changed('in a list', 'pages/kontak.yaml', 'faq:\n  title: Pertanyaan\n  items:\n    - question: a\n      answer: b\n      ⟦penulis⟧: c'),
  article('a name with a slash and a tilde', '⟦a/b~c⟧: x'),
] satisfies Case[];
