import { markdown, type Case } from '../case.ts';

export default [
  markdown('a text without quotes', '+++\ntitle = ⟦Judul⟧\n+++\n\nIsi.\n'),
] satisfies Case[];
