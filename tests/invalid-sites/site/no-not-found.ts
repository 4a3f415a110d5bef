import { file, type Case } from '../case.ts';

export default [
  file('no 404 page', 'pages/404.yaml', '', { at: { file: 'site.yaml', line: 1, column: 1 } }),
].map((sample) => ({ ...sample, files: { 'pages/404.yaml': null } })) satisfies Case[];
