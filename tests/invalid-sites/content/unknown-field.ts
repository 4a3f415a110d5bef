import { article, changed, file, SAMPLE, SAMPLE_ARTICLE, type Case } from '../case.ts';

export default [
  file('a misspelt name', SAMPLE, SAMPLE_ARTICLE.replace('excerpt', '⟦excerp⟧'), { suggestions: ['excerpt'] }),
  file('a capital letter', SAMPLE, SAMPLE_ARTICLE.replace('title', '⟦Title⟧'), { suggestions: ['title'] }),
  file('a translated name', SAMPLE, SAMPLE_ARTICLE.replace('title', '⟦judul⟧'), { suggestions: ['title'] }),
  article('a misspelt name of a field that is there', '⟦excerp⟧: Makan sehat', { suggestions: [], asIs: true }),
  article('with a letter that looks like another', '⟦tіtle⟧: Judul', { suggestions: [], asIs: true }),
  file('in curly quotes, of a field that is there', SAMPLE, `⟦“excerpt”⟧: Judul\n${SAMPLE_ARTICLE}`, { suggestions: [] }),
  file('nothing but translated names', SAMPLE, '⟦judul⟧: Judul\n⟦ringkasan⟧: Ringkasan.\n⟦kategori⟧: Makanan Sehat\n⟦gambar⟧: images/kebun.png\n⟦tanggal⟧: 2 Mei 2025\n⟦penulis⟧: Siti\n⟦sumber⟧: [a]\n', { suggestions: ['title'] }),
  file('names of other tools', SAMPLE, '⟦name⟧: Judul\n⟦description⟧: Ringkasan.\n⟦section⟧: Makanan Sehat\n⟦image_src⟧: images/kebun.png\n⟦alt⟧: Kebun.\n⟦Pub-Date⟧: 2 Mei 2025\n', { suggestions: ['title'] }),
  changed('a translated name in a list', 'pages/kontak.yaml', 'faq:\n  title: Pertanyaan\n  items:\n    - ⟦pertanyaan⟧: a\n      ⟦jawaban⟧: b', { suggestions: ['question'] }),
  changed('a translated name in a group', 'site.yaml', 'footer:\n  ⟦keterangan⟧: a\n  ⟦hak cipta⟧: b', { suggestions: ['description'] }),
  changed('in a group', 'site.yaml', 'footer:\n  description: a\n  copyright: b\n  ⟦helthNote⟧: c', { suggestions: ['healthNote'] }),
  changed('in a list', 'pages/kontak.yaml', 'faq:\n  title: Pertanyaan\n  items:\n    - question: a\n      answer: b\n      ⟦penulis⟧: c'),
  article('a name with a slash and a tilde', '⟦a/b~c⟧: x'),
  article('the only field of an item, in another word', 'sources:\n  - ⟦judul⟧: Isi Piringku', { suggestions: ['title'] }),
] satisfies Case[];
