import { file, SAMPLE_ARTICLE, type Case } from '../case.ts';

const unknown = (name: string, folder: string, suggestions: readonly string[]): Case =>
  file(name, `${folder}/08-uji.yaml`, SAMPLE_ARTICLE, { at: { file: folder, line: 1, column: 1 }, suggestions });

export default [
  unknown('in Indonesian', 'artikel', ['articles']),
  unknown('in the singular', 'article', ['articles']),
  unknown('in capitals', 'Articles', ['articles']),
  unknown('misspelt', 'pagse', ['pages']),
  unknown('pictures', 'gambar', ['images']),
  unknown('like nothing known', 'arsip-lama', []),
] satisfies Case[];
