import { FRONT, markdown, type Case } from '../case.ts';

export default [
  markdown('a note', `${FRONT}\n⟦::: note⟧\nTeks.\n`),
  markdown('the inner one of two', `${FRONT}\n:::: note\n⟦::: details Judul⟧\nTeks.\n::::\n`),
] satisfies Case[];
