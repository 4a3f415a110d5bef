import { markdown, type Case } from '../case.ts';

export default [
  markdown('a blank line first', '\n⟦---⟧\ntitle: Judul\n---\n\nIsi.\n'),
  markdown('a heading first', '# Makan sehat\n\n⟦---⟧\ntitle: Judul\n---\n\nIsi.\n'),
] satisfies Case[];
