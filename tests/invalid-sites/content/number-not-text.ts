import { article, changed, type Case } from '../case.ts';

export default [
  article('a year as title', 'title: ⟦2025⟧'),
  article('a number with an exponent', 'title: ⟦1e3⟧'),
  article('an item of a list', 'sources:\n  - ⟦119⟧'),
  changed('a heading', 'pages/404.yaml', 'heading: ⟦404⟧'),
] satisfies Case[];
