import { article, changed, type Case } from '../case.ts';

export default [
  changed('one space too many', 'site.yaml', 'footer:\n  description: a\n   ⟦copyright⟧: b'),
  changed('a list item out of line', 'site.yaml', 'imageHosts:\n  - a.example\n ⟦-⟧ b.example'),
  article('an indented first line', '⟦⟧  title: Judul\nexcerpt: Ringkasan.', { asIs: true }),
  article('an indented second line', 'title: Judul\n  ⟦excerpt: Ringkasan.⟧'),
] satisfies Case[];
