import { article, changed, type Case } from '../case.ts';

export default [
  article('before a field of a list', 'title: Judul\nsources:\n  - title: Buku\n⟦\t\t⟧url: https://uji.example/'),
  changed('before a list', 'site.yaml', 'imageHosts:\n⟦\t⟧- images.unsplash.com'),
  changed('before a group', 'site.yaml', 'footer:\n⟦\t⟧description: a\n  copyright: b'),
  article('before a further item', 'sources:\n    - title: Buku\n      url: https://uji.example/\n⟦\t⟧- title: Koran\n\t  url: https://uji.example/2'),
] satisfies Case[];
