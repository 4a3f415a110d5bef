import { file, markdown, SAMPLE, type Case } from '../case.ts';

export default [
  file('a list', SAMPLE, '⟦- Makan⟧\n- Tidur\n'),
  file('quoted text', SAMPLE, '⟦"Makan sehat"⟧\n'),
  markdown('front matter of a list', '---\n⟦- Makan⟧\n---\n\nIsi.\n'),
] satisfies Case[];
