import { article, type Case } from '../case.ts';

export default [
  article('in front', 'title: ⟦" Makan sehat"⟧'),
  article('behind', "excerpt: ⟦'Makan sehat '⟧"),
] satisfies Case[];
