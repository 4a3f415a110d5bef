import { bytes, file, markdown, SAMPLE, type Case } from '../case.ts';

export default [
  file('no bytes', SAMPLE, '⟦⟧'),
  file('blank lines', SAMPLE, '⟦⟧\n\n  \n'),
  file('a byte-order mark alone', SAMPLE, bytes('\ufeff'), { at: { file: SAMPLE, line: 1, column: 1 } }),
  markdown('an empty Markdown file', '⟦⟧\n\n'),
  markdown('empty front matter', '---\n⟦⟧---\n\nIsi.\n'),
] satisfies Case[];
