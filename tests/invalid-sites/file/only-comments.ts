import { file, markdown, SAMPLE, type Case } from '../case.ts';

export default [
  file('comments', SAMPLE, '⟦⟧# title: Makan\n# excerpt: Ringkasan.\n'),
  markdown('front matter of comments', '---\n⟦⟧# title: Makan\n---\n\nIsi.\n'),
] satisfies Case[];
