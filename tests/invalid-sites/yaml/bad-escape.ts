import { article, type Case } from '../case.ts';

export default [
  article('a Windows path', 'title: "Makan ⟦\\d⟧ sehat"'),
] satisfies Case[];
