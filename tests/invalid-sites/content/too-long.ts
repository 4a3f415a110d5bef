import { article, type Case } from '../case.ts';

export default [
  article('a title', `title: ⟦${'a'.repeat(121)}⟧`),
  article('letters of two code units', `title: ⟦${'🌅'.repeat(121)}⟧`),
] satisfies Case[];
