import { article, type Case } from '../case.ts';

export default [
  article('a written escape', 'title: "Makan ⟦\\e⟧[31m"'),
  article('a written override', 'excerpt: "Makan ⟦\\u202e⟧ tahes"'),
  article('a written NUL', 'author: "⟦\\0⟧"'),
] satisfies Case[];
