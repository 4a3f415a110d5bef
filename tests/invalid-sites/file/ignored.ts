import { file, type Case } from '../case.ts';

export default [
  file('an ending in capitals', 'articles/08-uji.YAML', 'title: x', { at: { file: 'articles/08-uji.YAML', line: 1, column: 1 } }),
  file('a text file', 'pages/catatan.txt', 'catatan', { at: { file: 'pages/catatan.txt', line: 1, column: 1 } }),
] satisfies Case[];
