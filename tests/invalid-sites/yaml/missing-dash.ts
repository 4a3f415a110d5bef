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
  article('a text whose lines begin with dashes', 'seekHelp:\n  ⟦-Sesak napas⟧\n  -Pingsan'),
  article('a text whose lines begin with dots', 'seekHelp:\n  ⟦• Sesak napas⟧\n  • Pingsan'),
  article('a text whose lines are numbered', 'seekHelp:\n  ⟦1. Sesak napas⟧\n  2. Pingsan'),
  article('a text of several lines', 'seekHelp: ⟦|⟧\n  Sesak napas\n  Pingsan'),
  article('dots in one line', 'seekHelp: ⟦• Sesak napas • Pingsan⟧'),
  article('an item with dots', 'seekHelp:\n  - ⟦• Sesak napas⟧\n    • Pingsan'),
] satisfies Case[];
