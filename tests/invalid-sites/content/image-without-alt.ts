import { article, type Case } from '../case.ts';

export default [
  article('nothing', 'imageUrl: ⟦images/kebun.png⟧'),
  article('spaces', 'imageUrl: ⟦../images/kebun.png⟧\nimageAlt: ""', { asIs: true }),
] satisfies Case[];
