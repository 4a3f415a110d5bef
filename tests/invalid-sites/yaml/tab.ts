import { article, changed, type Case } from '../case.ts';

export default [
  article('before a field of a list', 'title: Judul\nsources:\n  - title: Buku\n⟦\t\t⟧url: https://uji.example/'),
  changed('before a list', 'site.yaml', 'imageHosts:\n⟦\t⟧- images.unsplash.com'),
  changed('before a group', 'site.yaml', 'footer:\n⟦\t⟧description: a\n  copyright: b'),
] satisfies Case[];
