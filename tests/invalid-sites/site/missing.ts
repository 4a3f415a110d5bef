import { file, type Case } from '../case.ts';

export default [
  file('no site.yaml', 'site.yaml', '', { at: { file: 'site.yaml', line: 1, column: 1 } }),
].map((sample) => ({ ...sample, files: { 'site.yaml': null } })) satisfies Case[];
