import { type Case, SAMPLE_ARTICLE } from '../case.ts';

const at = (file: string) => ({ at: { file, line: 1, column: 1 }, asIs: true as const });

export default [
  { name: 'in two files', files: { 'articles/02-uji.yaml': SAMPLE_ARTICLE }, ...at('articles/02-uji.yaml') },
  { name: 'with other zeros', files: { 'articles/2-uji.yaml': SAMPLE_ARTICLE }, ...at('articles/2-uji.yaml') },
] satisfies Case[];
