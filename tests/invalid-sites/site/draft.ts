import { article, type Case } from '../case.ts';

export default [
  article('a draft', '⟦draft⟧: true'),
] satisfies Case[];
