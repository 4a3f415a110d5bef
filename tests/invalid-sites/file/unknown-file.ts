import { file, SAMPLE_ARTICLE, type Case } from '../case.ts';

const unknown = (name: string, path: string, suggestions: readonly string[]): Case =>
  file(name, path, SAMPLE_ARTICLE, { at: { file: path, line: 1, column: 1 }, suggestions });

export default [
  unknown('an article', '08-uji.yaml', ['articles/08-uji.yaml']),
  unknown('an article in Markdown', '08-uji.md', ['articles/08-uji.md']),
  unknown('a page or an article', 'aturan.yaml', ['pages/aturan.yaml', 'articles/aturan.yaml']),
  unknown('settings a second time', 'site.yml', []),
  unknown('like nothing known', 'naskah.bin', []),
] satisfies Case[];
