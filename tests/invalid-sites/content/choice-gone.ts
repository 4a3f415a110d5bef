import { changed, type Case } from '../case.ts';

const CATEGORIES = (...names: string[]) =>
  `categories:\n${names.map((name, index) => `  - name: ${name}\n    anchor: ${['makanan', 'gerakan', 'lain'][index]}\n    description: a\n`).join('')}`;
const FOOD = { file: 'articles/01-sayur.yaml', line: 3, column: 11 };
const PHOTO = { file: 'articles/01-sayur.yaml', line: 4, column: 11 };

export default [
  changed('a renamed category', 'site.yaml', CATEGORIES('Menu Sehat', 'Gerakan Ringan'), { afterBuild: true, at: FOOD, suggestions: ['Menu Sehat'] }),
  changed('a renamed category beside one that looks like it', 'site.yaml', CATEGORIES('Dapur', 'Gerakan Ringan', 'Makanan Sehat2'), { afterBuild: true, at: FOOD, suggestions: [] }),
  changed('a category that is gone', 'site.yaml', CATEGORIES('Gerakan Ringan'), { afterBuild: true, at: FOOD, suggestions: [] }),
  changed('a photo host that is gone', 'site.yaml', 'imageHosts:\n  - images.unsplash.net\n', { afterBuild: true, at: PHOTO, suggestions: [] }),
  changed('a category renamed before the first build', 'site.yaml', CATEGORIES('Dapur', 'Gerakan Ringan'), { at: FOOD, suggestions: ['Dapur'] }),
] satisfies Case[];
