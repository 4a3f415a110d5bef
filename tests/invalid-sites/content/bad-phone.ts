import { changed, type Case } from '../case.ts';

export default [
  changed('words', 'pages/kontak.yaml', 'phone: ⟦hubungi kami⟧'),
  changed('too short', 'pages/kontak.yaml', 'phone: ⟦119⟧'),
] satisfies Case[];
