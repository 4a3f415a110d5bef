import { article, type Case } from '../case.ts';

export default [
  article('in the middle of a value', 'title: Makan⟦\ufeff⟧sehat'),
  article('at the start of the second line', 'title: Makan\n⟦\ufeff⟧excerpt: Ringkasan.'),
] satisfies Case[];
