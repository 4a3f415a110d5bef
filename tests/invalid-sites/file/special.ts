import { file, type Case } from '../case.ts';

export default [
  file('a pipe', 'articles/08-pipa.yaml', '', { at: { file: 'articles/08-pipa.yaml', line: 1, column: 1 } }),
] satisfies Case[];
