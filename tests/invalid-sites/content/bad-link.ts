import { FRONT, changed, markdown, type Case } from '../case.ts';

export default [
  changed('a script', 'pages/404.yaml', 'action:\n  name: Ke beranda\n  href: ⟦javascript:alert(1)⟧'),
  changed('another site by two slashes', 'pages/404.yaml', 'action:\n  name: Ke beranda\n  href: ⟦//jahat.example/⟧'),
  changed('bytes that spell nothing', 'pages/404.yaml', 'action:\n  name: Ke beranda\n  href: ⟦/%ff/⟧'),
  changed('a site without https', 'pages/404.yaml', 'action:\n  name: Keluar\n  href: ⟦www.kemkes.go.id⟧', { suggestions: ['https://www.kemkes.go.id'] }),
  changed('a mail address', 'pages/404.yaml', 'action:\n  name: Tulis\n  href: ⟦a@uji.example⟧', { suggestions: ['mailto:a@uji.example'] }),
  changed('a phone number', 'pages/404.yaml', 'action:\n  name: Telepon\n  href: ⟦+62 21 5550 1234⟧', { suggestions: ['tel:+622155501234'] }),
  markdown('a misspelled mail address', `${FRONT}\nTulis ke ⟦ani@yaho.com⟧.\n`, { suggestions: ['ani@yahoo.com'] }),
] satisfies Case[];
