import { file, SAMPLE, type Case } from '../case.ts';

export default [
  file('dashes', SAMPLE, `${'- '.repeat(24)}⟦-⟧ a\n`),
  file('brackets', SAMPLE, `title: ${'['.repeat(23)}⟦[⟧${']'.repeat(24)}\n`),
] satisfies Case[];
