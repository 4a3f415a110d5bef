import { type Case, file, SAMPLE, SAMPLE_ARTICLE } from '../case.ts';

export default [
  file('a text below the fields', SAMPLE, `${SAMPLE_ARTICLE}⟦---⟧\n\nIsi artikel.\n`),
  file('fields between two lines', SAMPLE, `---\n${SAMPLE_ARTICLE}⟦---⟧\n\n## Satu\n\nIsi: artikel.\n`),
  file('nothing below the second line', SAMPLE, `---\n${SAMPLE_ARTICLE}⟦---⟧\n`),
] satisfies Case[];
