import { file, type Case } from '../case.ts';

const stray = (name: string, path: string): Case => file(name, path, 'x', { at: { file: path, line: 1, column: 1 } });

export default [
  stray('of a file of fields', 'articles/08-uji.yaml.bak'),
  stray('of a text', 'pages/uji.md.orig'),
] satisfies Case[];
