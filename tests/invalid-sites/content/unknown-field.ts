import { article, changed, type Case } from '../case.ts';

export default [
  article('a misspelt name', 'title: Judul\n⟦excerp⟧: Ringkasan.\n', { suggestions: ['excerpt'], asIs: true }),
  article('a capital letter', '⟦Title⟧: Judul', { suggestions: ['title'], asIs: true }),
  article('a translated name', '⟦judul⟧: Makan sehat'),
  changed('in a group', 'site.yaml', 'footer:\n  description: a\n  copyright: b\n  ⟦helthNote⟧: c', { suggestions: ['healthNote'] }),
  changed('in a list', 'pages/kontak.yaml', 'faq:\n  title: Pertanyaan\n  items:\n    - question: a\n      answer: b\n      ⟦penulis⟧: c'),
  article('a name with a slash and a tilde', '⟦a/b~c⟧: x'),
] satisfies Case[];
