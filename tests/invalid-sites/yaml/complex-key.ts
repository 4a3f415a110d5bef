import { article, type Case } from '../case.ts';

export default [
  article('a question mark', '⟦? author\n: Bu Sri⟧', { asIs: true }),
] satisfies Case[];
