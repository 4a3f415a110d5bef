import { file, SAMPLE_ARTICLE, type Case } from '../case.ts';

export default [
  file('a space and a number', 'articles/17 teh jahe 1.yml', '⟦⟧title: a\nexcerpt: b\ncategory: Makanan Sehat\nimageUrl: images/kebun.png\nimageAlt: Kebun\n', { suggestions: ['articles/17-teh-jahe-1.yml'] }),
  file('a sign', 'pages/tanya?.md', '⟦⟧---\ntemplate: legal\ntitle: a\ndescription: b\n---\n\nIsi.\n', { suggestions: ['pages/tanya.md'] }),
  file('coffee', 'articles/03-minum kopi.yaml', SAMPLE_ARTICLE, { at: { file: 'articles/03-minum kopi.yaml', line: 1, column: 1 }, suggestions: ['articles/03-minum-kopi.yaml'] }),
] satisfies Case[];
