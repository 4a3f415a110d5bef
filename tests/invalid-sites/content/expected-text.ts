import { article, type Case } from '../case.ts';

export default [
  article('a list', 'title: ⟦[Makan, Tidur]⟧'),
  article('a group', 'title:\n  ⟦a: b⟧\n  c: d'),
] satisfies Case[];
