import { article, type Case, changed, FRONT, markdown } from '../case.ts';

export default [
  changed('in a field', 'pages/404.yaml', 'action:\n  name: Keluar\n  href: ⟦http://uji.example/⟧', { suggestions: ['https://uji.example/'] }),
  changed('in the settings', 'site.yaml', 'navigation:\n  - name: Keluar\n    href: ⟦http://uji.example/a?b=c⟧', { suggestions: ['https://uji.example/a?b=c'] }),
  article('the address of a source', 'sources:\n  - title: Buku\n    url: ⟦http://uji.example/⟧', { suggestions: ['https://uji.example/'] }),
  markdown('in a body', `${FRONT}\nBaca [ini](⟦http://uji.example/a⟧ "Judul") dan [itu](https://uji.example/).\n`, { suggestions: ['https://uji.example/a'] }),
  markdown('between brackets', `${FRONT}\nBaca <⟦http://uji.example/a⟧>.\n`, { suggestions: ['https://uji.example/a'] }),
  markdown('by reference', `${FRONT}\nBaca [ini].\n\n[ini]: ⟦http://uji.example/a⟧\n`, { suggestions: ['https://uji.example/a'] }),
  markdown('with an entity', `${FRONT}\nLihat [y](⟦http://kemkes.go.id/?a=1&amp;b=2⟧).\n`),
  markdown('with a backslash', `${FRONT}\nLihat [y](⟦http://kemkes.go.id/a\\_b⟧).\n`),
] satisfies Case[];
