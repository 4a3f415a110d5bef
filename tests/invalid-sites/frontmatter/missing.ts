import { markdown, type Case } from '../case.ts';

export default [
  markdown('no fence', '⟦⟧title: Judul\nexcerpt: a\n'),
  markdown('a body alone', '⟦⟧# Makan sehat\n\nIsi.\n'),
] satisfies Case[];
