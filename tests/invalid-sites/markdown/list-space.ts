import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('hyphens', `${FRONT}\nBawalah:\n⟦-Air⟧\n-Roti\n`),
  markdown('numbers', `${FRONT}\n⟦1.Duduk⟧\n2.Berdiri\n`),
  markdown('a special space', `${FRONT}\n⟦-\u00a0Air⟧\n`),
  markdown('a number in a quote', `${FRONT}\n> ⟦1.\u00a0Duduk⟧\n`),
  markdown('a special space in front', `${FRONT}\nTeks:\n⟦\u200b- Air⟧\n`),
  markdown('one in front of all', `${FRONT}\nTeks.\n\n⟦\u00a0- Air⟧\n`),
] satisfies Case[];
