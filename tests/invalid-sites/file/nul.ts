import { article, type Case } from '../case.ts';

export default [
  article('inside a value', 'title: Makan⟦\0⟧sehat'),
  article('a run of them', 'title: Makan\nexcerpt: a⟦\0\0\0⟧b'),
] satisfies Case[];
