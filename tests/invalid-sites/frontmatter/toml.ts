import { markdown, type Case } from '../case.ts';

export default [
  markdown('a text without quotes', '+++\n⟦title = Judul⟧\n+++\n\nIsi.\n', { asIs: true }),
] satisfies Case[];
