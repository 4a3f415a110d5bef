import { file, type Case } from '../case.ts';

export default [
  file('a folder among the articles', 'articles/08-folder', '', { at: { file: 'articles/08-folder', line: 1, column: 1 } }),
] satisfies Case[];
