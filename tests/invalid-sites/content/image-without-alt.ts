import { article, type Case } from '../case.ts';

export default [
  article('nothing', 'imageUrl: ⟦images/kebun.png⟧'),
  article('spaces', 'imageUrl: ⟦../images/kebun.png⟧\nimageAlt: ""', { asIs: true }),
  article('the name of a file', 'imageUrl: ⟦images/kebun.png⟧\nimageAlt: WhatsApp Image 2026-11-20 at 10.15.jpeg', { asIs: true }),
] satisfies Case[];
