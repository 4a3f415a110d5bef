import { changed, FRONT, markdown, type Case } from '../case.ts';

export default [
  changed('a button', 'pages/beranda.yaml', 'hero:\n  title: a\n  lead: b\n  actions:\n    - name: Makanan\n      href: ⟦/#makann⟧', { suggestions: ['/#makanan'] }),
  markdown('in a body', `${FRONT}\n## Pagi\n\nBaca [ini](#pagi) dan [itu](⟦#malam⟧).\n`),
] satisfies Case[];
