import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('one cell too many', `${FRONT}\n| a | b |\n|---|---|\n| 1 | 2 | ⟦3⟧ |\n`),
  markdown('without bars at the ends', `${FRONT}\na | b\n---|---\n1 | 2 | ⟦3⟧\n`),
  markdown('in the second row, in a quote', `${FRONT}\n> | a |\n> |---|\n> | 1 |\n> | 2 | ⟦dua⟧ |\n`),
  markdown('a bar meant as text', `${FRONT}\n| a | b |\n|---|---|\n| 1 \\| 2 | 3 | ⟦4⟧ |\n`),
  markdown('behind an empty one', `${FRONT}\n| a | b |\n|---|---|\n| | 2 | ⟦3⟧ |\n`),
] satisfies Case[];
