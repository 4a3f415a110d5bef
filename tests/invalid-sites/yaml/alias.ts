import { article, type Case } from '../case.ts';

export default [
  article('an anchor', 'title: ⟦&judul⟧ Makan sehat'),
  article('an anchor and its alias', 'title: ⟦&a⟧ Makan sehat\nexcerpt: ⟦*a⟧'),
  article('an alias without anchor', 'title: ⟦*penting⟧'),
] satisfies Case[];
