import { article, type Case } from '../case.ts';

export default [
  article('digits swapped', 'publishDate: ⟦20 April 2052⟧'),
  article('the year 2099', 'publishDate: ⟦1 Januari 2099⟧'),
  article('two years', 'publishDate: ⟦1 Januari 2027⟧'),
] satisfies Case[];
