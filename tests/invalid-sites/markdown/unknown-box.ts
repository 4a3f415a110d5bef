import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('of another site', `${FRONT}\n::: ⟦catatan⟧\nTeks.\n:::\n`),
  markdown('a near miss', `${FRONT}\n:::⟦detials⟧ Judul\nTeks.\n:::\n`, { suggestions: ['details'] }),
] satisfies Case[];
