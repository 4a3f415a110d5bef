import { article, changed, type Case } from '../case.ts';

export default [
  article('below a value', 'excerpt: Jalan kaki menguatkan jantung\n⟦dan menenangkan pikiran.⟧'),
  article('of two lines', 'excerpt: Jalan kaki\n⟦menguatkan jantung⟧\ndan menenangkan pikiran.'),
  article('below a name alone', 'title:\n⟦Jalan kaki pagi⟧'),
  article('below a long text', 'excerpt: |\n  Jalan kaki\n⟦menguatkan jantung⟧'),
  changed('in a page', 'pages/kontak.yaml', 'lead: Hubungi kami\n⟦kapan saja.⟧'),
  changed('in a group', 'pages/beranda.yaml', 'hero:\n  title: Hidup sehat\n  ⟦di usia senja⟧\n  lead: b'),
] satisfies Case[];
