import { changed, type Case } from '../case.ts';

export default [
  changed('words', 'pages/kontak.yaml', 'phone: ⟦hubungi kami⟧'),
  changed('too short', 'pages/kontak.yaml', 'phone: ⟦119⟧'),
  changed(
    'of an emergency',
    'site.yaml',
    'emergencyNumbers:\n  - number: ⟦119 atau 112⟧\n    label: ambulans',
  ),
] satisfies Case[];
