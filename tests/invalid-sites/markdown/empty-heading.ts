import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('signs alone', `${FRONT}\nTeks.\n\n⟦##⟧\n\nTeks.\n`),
  markdown('what no one sees', `${FRONT}\n⟦## &nbsp;⟧\n\nTeks.\n`),
  markdown('signs that close', `${FRONT}\n⟦## ##⟧\n\nTeks.\n`),
] satisfies Case[];
