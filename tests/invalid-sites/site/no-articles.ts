import { file, type Case } from '../case.ts';

export default [
  file('no articles at all', 'site.yaml', '', { at: { file: 'site.yaml', line: 1, column: 1 } }),
].map((sample) => ({ ...sample, besides: 'link/empty-category', files: { 'articles/01-sayur.yaml': null, 'articles/02-jalan.md': null, 'images/kebun.png': null } })) satisfies Case[];
