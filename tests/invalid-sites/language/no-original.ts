import { SAMPLE_ARTICLE, type Case, changed } from '../case.ts';

const [declared] = [changed('', 'site.yaml', 'languages:\n  - code: en\n')];

export default [
  {
    name: 'a translation of nothing',
    files: { ...declared.files, 'articles/09-uji.en.yaml': `⟦⟧${SAMPLE_ARTICLE}` },
    besides: 'language/untranslated',
    asIs: true,
  },
] satisfies Case[];
