import { article, changed, file, type Case } from '../case.ts';

export default [
  file('a page of that name', 'pages/nul.md', '⟦⟧---\ntemplate: legal\ntitle: a\ndescription: b\n---\n\nIsi.\n'),
  changed('a part of an address', 'pages/kontak.yaml', 'path: ⟦/hubungi/com1/⟧'),
  article('an address of old', 'aliases:\n  - ⟦/Aux/foto/⟧'),
] satisfies Case[];
