import { article, changed, type Case } from '../case.ts';

export default [
  article('nothing after the colon', '⟦title⟧:'),
  article('two quotes', 'title: ⟦""⟧'),
  article('spaces in quotes', 'title: ⟦"  "⟧'),
  article('a tilde', 'title: ⟦~⟧'),
  article('the word null', 'title: ⟦Null⟧'),
  article('the word null in an optional field', 'author: ⟦NULL⟧'),
  article('a decision', '⟦draft⟧:'),
  changed('an empty item', 'pages/kontak.yaml', 'address:\n  - Jalan Uji 1\n  -⟦⟧', { asIs: true }),
] satisfies Case[];
