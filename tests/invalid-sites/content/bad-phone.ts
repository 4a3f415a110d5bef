import { changed, type Case } from '../case.ts';

export default [
  changed('words', 'pages/kontak.yaml', 'phone: ⟦hubungi kami⟧'),
  changed('too short', 'pages/kontak.yaml', 'phone: ⟦119⟧'),
  changed(
    'of an emergency',
    'site.yaml',
    'emergencyNumbers:\n  - number: ⟦119 atau 112⟧\n    label: ambulans',
  ),
  changed('a chat', 'pages/kontak.yaml', 'phone: ⟦https://wa.me/6281234567890⟧', { suggestions: ['+62 81234567890'] }),
  changed('a word before it', 'pages/kontak.yaml', 'phone: ⟦Telp. (021) 5550 1234⟧', { suggestions: ['(021) 5550 1234'] }),
  changed('an extension', 'pages/kontak.yaml', 'phone: ⟦+62 21 5550 1234 ext. 5⟧', { suggestions: [] }),
] satisfies Case[];
