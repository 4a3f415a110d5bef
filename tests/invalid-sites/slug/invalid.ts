import { file, SAMPLE_ARTICLE, type Case } from '../case.ts';

export default [
  file('a name of signs', 'articles/17 ().yml', `⟦⟧${SAMPLE_ARTICLE}`, { suggestions: ['articles/17-judul-artikel.yml'] }),
  file('a sign', 'pages/?.md', '⟦⟧---\ntemplate: legal\ntitle: a\ndescription: b\n---\n\nIsi.\n', { suggestions: ['pages/judul-artikel.md'] }),
  file('an emoji', 'articles/🍵.yaml', SAMPLE_ARTICLE, { at: { file: 'articles/🍵.yaml', line: 1, column: 1 }, suggestions: ['articles/judul-artikel.yaml'] }),
] satisfies Case[];
