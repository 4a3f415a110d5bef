import { article, type Case, changed, FRONT, markdown } from '../case.ts';

export default [
  changed('in a field', 'pages/404.yaml', 'action:\n  name: Keluar\n  href: ⟦http://koran.example/⟧'),
  changed('in the settings', 'site.yaml', 'navigation:\n  - name: Keluar\n    href: ⟦http://koran.example/a?b=c⟧'),
  article('the address of a source', 'sources:\n  - title: Buku\n    url: ⟦http://koran.example/⟧'),
  markdown('in a body', `${FRONT}\nBaca [ini](⟦http://koran.example/a⟧ "Judul") dan [itu](https://koran.example/).\n`),
  markdown('between brackets', `${FRONT}\nBaca <⟦http://koran.example/a⟧>.\n`),
  markdown('by reference', `${FRONT}\nBaca [ini].\n\n[ini]: ⟦http://koran.example/a⟧\n`),
  markdown('with an entity', `${FRONT}\nLihat [y](⟦http://kemkes.go.id/?a=1&amp;b=2⟧).\n`),
  markdown('with a backslash', `${FRONT}\nLihat [y](⟦http://kemkes.go.id/a\\_b⟧).\n`),
  markdown('several, in fields and text', `${FRONT.replace('---\n', '---\nsources:\n  - title: Buku\n    url: ⟦http://koran.example/⟧\n')}\nBaca [ini](http://koran.example/a) dan [itu](http://koran.example/b).\n`),
] satisfies Case[];
