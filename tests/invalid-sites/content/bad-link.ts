import { changed, FRONT, markdown, type Case } from '../case.ts';

export default [
  changed('no slash in front', 'site.yaml', 'navigation:\n  - name: Kontak\n    href: ⟦kontak⟧', { suggestions: ['/kontak/'] }),
  changed('a script', 'pages/404.yaml', 'action:\n  name: Ke beranda\n  href: ⟦javascript:alert(1)⟧'),
  changed('another site by two slashes', 'pages/404.yaml', 'action:\n  name: Ke beranda\n  href: ⟦//jahat.example/⟧'),
  markdown('in a body', `${FRONT}\nBaca [ini](⟦kontak.html⟧).\n`),
  markdown('the second of two alike', `${FRONT}\nBaca [ini](/kontak/) dan [itu](⟦kontak⟧).\n`),
  changed('bytes that spell nothing', 'pages/404.yaml', 'action:\n  name: Ke beranda\n  href: ⟦/%ff/⟧'),
  changed('a site without https', 'pages/404.yaml', 'action:\n  name: Keluar\n  href: ⟦www.kemkes.go.id⟧', { suggestions: ['https://www.kemkes.go.id'] }),
  changed('a mail address', 'pages/404.yaml', 'action:\n  name: Tulis\n  href: ⟦a@uji.example⟧', { suggestions: ['mailto:a@uji.example'] }),
  changed('a phone number', 'pages/404.yaml', 'action:\n  name: Telepon\n  href: ⟦+62 21 5550 1234⟧', { suggestions: ['tel:+622155501234'] }),
  markdown('a name with a mistake', `${FRONT}\nBaca [ini](⟦kontk⟧).\n`, { suggestions: ['/kontak/'] }),
  markdown('a name of no page', `${FRONT}\nBaca [ini](⟦pohon-mangga-tua⟧).\n`, { suggestions: [] }),
  markdown('an index that is not there', `${FRONT}\nBaca [ini](⟦../panduan/index.md⟧).\n`, { suggestions: [] }),
] satisfies Case[];
