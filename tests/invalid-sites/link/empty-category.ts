import { changed, FRONT, markdown, type Case } from '../case.ts';

/** The only article of the second category is missing. */
const empty = (sample: Case): Case => ({
  ...sample,
  files: { ...sample.files, 'articles/02-jalan.md': null, 'images/kebun.png': null },
  besides: 'site/empty-category',
});

const hero = (href: string): string => `hero:\n  title: a\n  lead: b\n  actions:\n    - name: Gerakan\n      href: ⟦${href}⟧`;

export default [
  empty(changed('a button of the home page', 'pages/beranda.yaml', hero('/#gerakan'))),
  empty(changed('its long name', 'pages/beranda.yaml', hero('/#gerakanringan'))),
  empty(changed('the navigation', 'site.yaml', 'navigation:\n  - name: Gerakan\n    href: ⟦/#gerakan⟧\n  - name: Kontak\n    href: /kontak/\n  - name: Penafian\n    href: /penafian/')),
  empty(markdown('in a body', `${FRONT}\nBaca [ini](⟦/#gerakan⟧).\n`)),
] satisfies Case[];
