import { file, SAMPLE, type Case } from '../case.ts';

export default [
  file('five thousand items', SAMPLE, `sources:\n${'- a\n'.repeat(3999)}⟦-⟧ a\n${'- a\n'.repeat(1000)}`),
] satisfies Case[];
