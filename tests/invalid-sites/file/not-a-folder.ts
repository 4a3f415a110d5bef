import { file, type Case } from '../case.ts';

export default [
  file('a file called models', 'models', 'catatan', { at: { file: 'models', line: 1, column: 1 } }),
] satisfies Case[];
