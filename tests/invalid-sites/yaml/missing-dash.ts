import { article, changed, type Case } from '../case.ts';

export default [
  article('a second field of an item', 'sources:\n  - title: Buku\n  ⟦url: https://uji.example/⟧'),
  article(
    'a second item',
    'sources:\n  - title: Buku\n    url: https://uji.example/\n  ⟦title: Koran⟧\n    url: https://uji.example/2',
  ),
  article('below a dash alone', 'sources:\n  -\n  ⟦title: Buku⟧\n  url: https://uji.example/'),
  article('text', 'sources:\n  - Buku\n  ⟦Koran⟧'),
  changed('in a page', 'site.yaml', 'navigation:\n  - name: Beranda\n  ⟦href: /⟧'),
] satisfies Case[];
