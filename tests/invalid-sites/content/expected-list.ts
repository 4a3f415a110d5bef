import { article, changed, type Case } from '../case.ts';

export default [
  article('a text', 'sources: ⟦Kemenkes⟧'),
  changed('a group', 'pages/kontak.yaml', 'address:\n  ⟦jalan: Uji 1⟧'),
] satisfies Case[];
