import { article, changed, type Case } from '../case.ts';

export default [
  article('several texts', 'sources: ⟦Kemenkes, WHO⟧'),
  changed('a group', 'pages/kontak.yaml', 'address:\n  ⟦jalan: Uji 1⟧'),
] satisfies Case[];
