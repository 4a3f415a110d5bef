import { article, changed, type Case } from '../case.ts';

export default [
  article('an indented line', 'excerpt: Ringkasan.\n  ⟦author:Laras⟧'),
  article('a line in a longer text', 'excerpt: |\n  Ringkasan.\n  ⟦author: Laras⟧\n  Selesai.'),
  article('behind another name', 'excerpt: ⟦title:Judul⟧'),
  changed('a list of texts', 'pages/kontak.yaml', 'address:\n  - Jalan Melati 1\n  - ⟦phone:021⟧'),
] satisfies Case[];
