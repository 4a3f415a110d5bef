import { article, type Case } from '../case.ts';

export default [
  article('a title', 'title: ⟦true⟧'),
  article('an author', 'author: ⟦False⟧'),
] satisfies Case[];
