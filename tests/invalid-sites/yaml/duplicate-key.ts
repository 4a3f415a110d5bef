import { article, changed, type Case } from '../case.ts';

export default [
  article('two titles', 'title: Judul\nexcerpt: a\n⟦title⟧: Judul lain'),
  article('three times', 'title: a\n⟦title⟧: b\n⟦title⟧: c'),
  changed('inside a list', 'site.yaml', 'navigation:\n  - name: Beranda\n    href: /\n  - name: Kontak\n    ⟦name⟧: Kontak kami\n    href: /kontak/'),
  article('the second field of an item', 'sources:\n  - title: Buku\n    url: https://uji.example/\n    ⟦url⟧: https://uji.example/2'),
] satisfies Case[];
