import { article, type Case } from '../case.ts';

export default [
  article('an indented text below a field', 'author: Ani\n\n  ⟦Teh jahe hangat di badan.⟧\n  Minum pagi hari.\n'),
  article('two paragraphs', 'excerpt: Satu.\n  Dua.\n\n  ⟦Tiga.⟧\n\n  Empat.\n'),
] satisfies Case[];
