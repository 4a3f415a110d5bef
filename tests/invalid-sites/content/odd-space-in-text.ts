import { article, type Case } from '../case.ts';

export default [
  article('a non-breaking space', 'title: Makan⟦\u00a0⟧sehat'),
  article('a zero-width space', 'excerpt: Ma⟦\u200b⟧kan sehat'),
] satisfies Case[];
