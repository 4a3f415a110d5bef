import { article, changed, type Case } from '../case.ts';

export default [
  changed('one space too many', 'site.yaml', 'footer:\n  description: a\n   ⟦copyright⟧: b'),
  changed('a list item out of line', 'site.yaml', 'imageHosts:\n  - a.example\n ⟦-⟧ b.example'),
  article('an indented first line', '⟦⟧  title: Judul\nexcerpt: Ringkasan.', { asIs: true }),
  article('an indented second line', 'title: Judul\n  ⟦excerpt: Ringkasan.⟧'),
  article('an item indented like the text above it', 'sources:\n  - title: Buku\n    url: https://uji.example/\n  - title: Koran pagi\n      ⟦- title: Radio⟧\n        url: https://uji.example/3'),
  article('a field indented more than the text above it', 'sources:\n  - title: Buku ini\n      baru\n      ⟦url: https://uji.example/⟧'),
] satisfies Case[];
