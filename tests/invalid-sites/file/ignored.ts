import { file, type Case } from '../case.ts';

export default [
  file('an ending in capitals', 'articles/08-uji.YAML', 'title: x', { at: { file: 'articles/08-uji.YAML', line: 1, column: 1 } }),
  file('a text file', 'pages/catatan.txt', 'catatan', { at: { file: 'pages/catatan.txt', line: 1, column: 1 } }),
  file('an ending that Windows has added', 'articles/08-uji.md.txt', 'x', { at: { file: 'articles/08-uji.md.txt', line: 1, column: 1 }, suggestions: ['articles/08-uji.md'] }),
  file('another ending of Markdown', 'articles/08-uji.markdown', 'x', { at: { file: 'articles/08-uji.markdown', line: 1, column: 1 }, suggestions: ['articles/08-uji.md'] }),
] satisfies Case[];
