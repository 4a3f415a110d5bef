import { type Case, file, SAMPLE_ARTICLE } from '../case.ts';

const copy = (path: string): Case => file(path, path, SAMPLE_ARTICLE, { at: { file: path, line: 1, column: 1 }, suggestions: [] });

export default [
  copy('articles/03-x - Copy.yaml'),
  copy('articles/03-x - Copy (2).yaml'),
  copy('articles/03-x copy.yaml'),
  copy('articles/03-x - Salin.yaml'),
  copy('articles/03-x (1).yaml'),
  copy('articles/17 teh jahe (1).yml'),
  copy('articles/Salinan 03-x.yaml'),
  copy('articles/Copy of 03-x.yaml'),
] satisfies Case[];
