import { article, changed, type Case } from '../case.ts';

export default [
  article('a tag', 'excerpt: Minum ⟦<b>⟧air</b> putih.'),
  article('a tag with something in it', 'title: "Minum ⟦<a href=\'https://x.example\'>⟧air</a>"'),
  article('a line break', 'excerpt: Pagi⟦<br/>⟧Siang'),
  article('a comment that nothing closes', 'excerpt: Pagi. ⟦<!--⟧ nanti'),
  article('a character that no text may hold', 'author: Laras⟦&#x202E;⟧'),
  article('a character, escaped twice', 'excerpt: |\n  Pagi.\n  Siang ⟦&amp;amp;⟧ malam.'),
  article('template syntax', 'excerpt: Lihat ⟦{{< youtube abc >}}⟧ ini.'),
  article('a shortcode', 'excerpt: Lihat ⟦[youtube=abc]⟧ ini.'),
  article('a comment whose hyphens have become a dash', 'excerpt: Pagi. ⟦<!—⟧ nanti —>'),
  changed('template syntax on a page', 'pages/beranda.yaml', 'latest:\n  title: Terbaru ⟦{{ page.title }}⟧'),
  changed('on a page', 'pages/beranda.yaml', 'latest:\n  title: ⟦<h2>⟧Terbaru</h2>'),
] satisfies Case[];
