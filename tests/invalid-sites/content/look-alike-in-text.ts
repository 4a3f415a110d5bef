import { article, type Case } from '../case.ts';

export default [
  article('a Cyrillic letter in a title', 'title: M⟦а⟧kan sehat'),
] satisfies Case[];
