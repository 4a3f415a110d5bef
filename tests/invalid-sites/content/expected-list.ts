import { article, changed, type Case } from '../case.ts';

export default [
  article('several texts', 'sources: ⟦Kemenkes, WHO⟧'),
  changed('a group', 'pages/kontak.yaml', 'address:\n  ⟦jalan: Uji 1⟧'),
  article('the only group', 'sources:\n  ⟦title: Isi Piringku\n  url: https://kemkes.example/⟧'),
] satisfies Case[];
