import { article, changed, type Case } from '../case.ts';

export default [
  article('bold letters', 'excerpt: Minum ⟦**air putih**⟧ setiap hari.'),
  article('a link', 'excerpt: Baca ⟦[ini](/kontak/)⟧.'),
  article('bold letters of underscores', 'excerpt: Minum ⟦__air putih__⟧.'),
  article('struck letters', 'excerpt: Minum ⟦~~teh~~⟧ air.'),
  article('code', 'excerpt: Tekan "⟦`Enter`⟧".'),
  article('a footnote', 'excerpt: Minum air⟦[^1]⟧.'),
  article('a heading', 'title: "⟦##⟧ Minum air"'),
  article('a link without a scheme', 'sources:\n  - Lihat ⟦[situs](www.x.example)⟧.'),
  changed('on a page', 'pages/404.yaml', 'hint: Lihat ⟦[kontak](https://x.example/)⟧.'),
  article('lines with dashes', 'excerpt:\n  ⟦-Sesak napas⟧\n  -Pingsan'),
] satisfies Case[];
