import { SAMPLE_ARTICLE, type Case, file } from '../case.ts';

export default [
  file('a translation', 'articles/09-uji.en.yaml', `⟦⟧${SAMPLE_ARTICLE}`),
  file('the language of the site', 'articles/09-uji.id.yaml', `⟦⟧${SAMPLE_ARTICLE}`),
  file('with values of that language', 'articles/03-x.en.yaml', `${SAMPLE_ARTICLE}readTime: 6 minutes\npublishDate: 20 May 2025\n`, { at: { file: 'articles/03-x.en.yaml', line: 1, column: 1 } }),
] satisfies Case[];
