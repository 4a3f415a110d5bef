import { changed, FRONT, markdown, type Case } from '../case.ts';

export default [
  changed('no slash in front', 'site.yaml', 'navigation:\n  - name: Kontak\n    href: ⟦kontak⟧', { suggestions: ['/kontak/'] }),
  changed('a script', 'pages/404.yaml', 'action:\n  name: Ke beranda\n  href: ⟦javascript:alert(1)⟧'),
  changed('another site by two slashes', 'pages/404.yaml', 'action:\n  name: Ke beranda\n  href: ⟦//jahat.example/⟧'),
  changed('http', 'pages/404.yaml', 'action:\n  name: Keluar\n  href: ⟦http://uji.example/⟧', { suggestions: ['https://uji.example/'] }),
  markdown('in a body', `${FRONT}\nBaca [ini](⟦kontak.html⟧).\n`),
  markdown('the second of two alike', `${FRONT}\nBaca [ini](/kontak/) dan [itu](⟦kontak⟧).\n`),
  changed('bytes that spell nothing', 'pages/404.yaml', 'action:\n  name: Ke beranda\n  href: ⟦/%ff/⟧'),
] satisfies Case[];
