import { article, changed, type Case } from '../case.ts';

export default [
  article('a second field of an item', 'sources:\n  - title: Buku\n  ⟦url: https://uji.example/⟧'),
  article(
    'a second item',
    'sources:\n  - title: Buku\n    url: https://uji.example/\n  ⟦title: Koran⟧\n    url: https://uji.example/2',
  ),
  article('below a dash alone', 'sources:\n  -\n  ⟦title: Buku⟧\n  url: https://uji.example/'),
  article('text', 'sources:\n  - Buku\n  ⟦Koran⟧'),
  article('no space behind it', 'sources:\n- Buku\n⟦-Koran⟧\n- Radio'),
  article('no space behind the first', 'sources:\n⟦-Buku⟧\n- Koran'),
  article('a star', 'sources:\n- Buku\n⟦* Koran⟧\n- Radio'),
  article('a number', 'sources:\n- Buku\n⟦2. Koran⟧\n- Radio'),
  article('a long dash', 'sources:\n⟦– Buku⟧'),
  article('at the left edge', 'sources:\n- Buku\n⟦Koran⟧\n- Radio'),
  changed('in a page', 'site.yaml', 'navigation:\n  - name: Beranda\n  ⟦href: /⟧'),
  article('a second item at the place of a field', 'sources:\n  - title: Buku\n    url: https://uji.example/\n    ⟦title: Koran⟧\n    url: https://uji.example/2'),
  article('two further items at the place of fields', 'sources:\n  - title: Buku\n    url: https://uji.example/\n    ⟦title: Koran⟧\n    url: https://uji.example/2\n    ⟦title: Radio⟧\n    url: https://uji.example/3'),
] satisfies Case[];
