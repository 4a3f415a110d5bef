import { file, type Case } from '../case.ts';

export default [
  file('no permission', 'articles/08-terkunci.yaml', '', { at: { file: 'articles/08-terkunci.yaml', line: 1, column: 1 } }),
] satisfies Case[];
