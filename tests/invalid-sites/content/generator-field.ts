import { article, type Case } from '../case.ts';

export default [
  article('of Jekyll', '⟦layout⟧: post', { suggestions: [], asIs: true }),
] satisfies Case[];
