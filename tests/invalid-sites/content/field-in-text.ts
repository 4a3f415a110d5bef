import { article, changed, type Case } from '../case.ts';

export default [
  article('an indented line', 'excerpt: Ringkasan.\n  ⟦author:Laras⟧'),
  article('a line in a longer text', 'excerpt: |\n  Ringkasan.\n  ⟦author: Laras⟧\n  Selesai.'),
  article('behind another name', 'excerpt: ⟦title:Judul⟧'),
  changed('a list of texts', 'pages/kontak.yaml', 'address:\n  - Jalan Melati 1\n  - ⟦phone:021⟧'),
  article('in quotes that are not closed', "sources:\n  - title: 'Aisyah\n      ⟦url: Jum'⟧\n  - title: Buku"),
  article('an item in a text of several lines', 'sources:\n  - title: >-\n      Buku ini\n      - ⟦title: Koran⟧'),
] satisfies Case[];
