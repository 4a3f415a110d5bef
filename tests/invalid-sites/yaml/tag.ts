import { article, type Case } from '../case.ts';

export default [
  article('an exclamation mark', 'title: ⟦!penting⟧ Makan sehat'),
  article('a tag of JavaScript', 'title: ⟦!!js/function⟧ "x"'),
  article('a binary tag', 'title: ⟦!!binary⟧ aGFsbw=='),
] satisfies Case[];
