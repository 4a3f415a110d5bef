import { article, type Case } from '../case.ts';

export default [
  article('a question mark', '⟦?⟧ title\n: Judul', { asIs: true }),
] satisfies Case[];
