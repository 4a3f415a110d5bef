import { changed, file, SAMPLE, type Case } from '../case.ts';

export default [
  file('an article without category', SAMPLE, '⟦⟧title: Judul\nexcerpt: a\nimageUrl: images/kebun.png\nimageAlt: Kebun\n'),
  file('three at once', SAMPLE, '⟦⟧⟦⟧⟦⟧title: Judul\n'),
  changed('a category without anchor', 'site.yaml', 'categories:\n  - ⟦⟧name: Makanan Sehat\n    description: a\n  - name: Gerakan Ringan\n    anchor: gerakan\n    description: b'),
  file('a page without template', 'pages/penafian.md', '---\n⟦⟧title: a\ndescription: b\n---\n\nIsi.\n'),
  file('a source without title', SAMPLE, 'title: Judul\nexcerpt: a\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun\nsources:\n  - ⟦⟧url: https://uji.example/\n'),
] satisfies Case[];
