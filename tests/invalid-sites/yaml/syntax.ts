import { article, type Case } from '../case.ts';

export default [
  article('an unclosed bracket', 'title: Judul\nsources: [a, b\n⟦excerpt⟧: Ringkasan.', { asIs: true }),
] satisfies Case[];
