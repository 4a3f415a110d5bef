import { article, changed, type Case } from '../case.ts';

export default [
  article('bold letters', 'excerpt: Minum ⟦**air putih**⟧ setiap hari.'),
  article('a link', 'excerpt: Baca ⟦[ini](/kontak/)⟧.'),
  changed('on a page', 'pages/404.yaml', 'hint: Lihat ⟦[kontak](https://x.example/)⟧.'),
] satisfies Case[];
