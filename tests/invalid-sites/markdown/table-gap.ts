import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('between all rows', `${FRONT}\n| a | b |\n|---|---|\n\n⟦| 1 | 2 |⟧\n\n| 3 | 4 |\n\nTeks.\n`),
  markdown('also above the rule', `${FRONT}\n| a | b |\n\n⟦|---|---|⟧\n\n| 1 | 2 |\n\n| 3 | 4 |\n`),
  markdown('without a rule', `${FRONT}\n| a | b |\n\n⟦| 1 | 2 |⟧\n\n\n| 3 | 4 |\n`),
  markdown('once, and in another table', `${FRONT}\n| a |\n|---|\n| 1 |\n\n⟦| 2 |⟧\n| 3 |\n\nTeks.\n\n| b |\n|---|\n\n⟦| 4 |⟧\n`),
] satisfies Case[];
