import { article, type Case, changed, FRONT, markdown } from '../case.ts';

export default [
  changed('in a field', 'pages/404.yaml', 'action:\n  name: Keluar\n  href: ⟦http://koran.example/⟧', { suggestions: ['https://koran.example/'] }),
  changed('in the settings', 'site.yaml', 'navigation:\n  - name: Keluar\n    href: ⟦http://koran.example/a?b=c⟧', { suggestions: ['https://koran.example/a?b=c'] }),
  article('the address of a source', 'sources:\n  - title: Buku\n    url: ⟦http://koran.example/⟧', { suggestions: ['https://koran.example/'] }),
  markdown('in a body', `${FRONT}\nBaca [ini](⟦http://koran.example/a⟧ "Judul") dan [itu](https://koran.example/).\n`, { suggestions: ['https://koran.example/a'] }),
  markdown('between brackets', `${FRONT}\nBaca <⟦http://koran.example/a⟧>.\n`, { suggestions: ['https://koran.example/a'] }),
  markdown('by reference', `${FRONT}\nBaca [ini].\n\n[ini]: ⟦http://koran.example/a⟧\n`, { suggestions: ['https://koran.example/a'] }),
  markdown('with an entity', `${FRONT}\nLihat [y](⟦http://kemkes.go.id/?a=1&amp;b=2⟧).\n`),
  markdown('with a backslash', `${FRONT}\nLihat [y](⟦http://kemkes.go.id/a\\_b⟧).\n`),
] satisfies Case[];
