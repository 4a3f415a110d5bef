import { SAMPLE_ARTICLE, type Case, file } from '../case.ts';

export default [
  file('a translation', 'articles/09-uji.en.yaml', `⟦⟧${SAMPLE_ARTICLE}`),
  file('the language of the site', 'articles/09-uji.id.yaml', `⟦⟧${SAMPLE_ARTICLE}`),
] satisfies Case[];
