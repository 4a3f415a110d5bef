import { file, type Case } from '../case.ts';

export default [
  file('a link', 'articles/08-tautan.yaml', '', { at: { file: 'articles/08-tautan.yaml', line: 1, column: 1 } }),
] satisfies Case[];
