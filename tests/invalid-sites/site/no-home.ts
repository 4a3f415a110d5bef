import { file, type Case } from '../case.ts';

export default [
  file('no page at /', 'pages/beranda.yaml', '', { at: { file: 'site.yaml', line: 1, column: 1 } }),
].map((sample) => ({ ...sample, files: { 'pages/beranda.yaml': null } })) satisfies Case[];
