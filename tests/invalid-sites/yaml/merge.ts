import { article, type Case } from '../case.ts';

export default [
  article('a merge of nothing', 'title: Judul\n⟦<<⟧: {}'),
] satisfies Case[];
