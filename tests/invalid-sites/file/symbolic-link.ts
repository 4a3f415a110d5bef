import { completed, file, SAMPLE, SAMPLE_ARTICLE, type Case } from '../case.ts';

/** A folder of the base that is a link: its target is absent. */
const folder = (name: string, ...files: string[]): Case => ({
  name: `a link in the place of ${name}`,
  files: { [name]: '', ...Object.fromEntries(files.map((one) => [`${name}/${one}`, null])) },
  at: { file: name, line: 1, column: 1 },
  asIs: true,
});

export default [
  file('a link', 'articles/08-tautan.yaml', '', { at: { file: 'articles/08-tautan.yaml', line: 1, column: 1 } }),
  folder('articles', '01-sayur.yaml', '02-jalan.md'),
  folder('pages', '404.yaml', 'beranda.yaml', 'kontak.yaml', 'penafian.md'),
  {
    name: 'a page that is a link, and others that lead to it',
    files: { 'pages/penafian.md': null, 'pages/tautan.md': '' },
    at: { file: 'pages/tautan.md', line: 1, column: 1 },
    asIs: true,
  },
  folder('images', 'kebun.png'),
  {
    name: 'a picture that is a link, and an article that shows it',
    files: { 'images/tautan.png': '', [SAMPLE]: completed('imageUrl: images/tautan.png', SAMPLE_ARTICLE) },
    at: { file: 'images/tautan.png', line: 1, column: 1 },
    asIs: true,
  },
] satisfies Case[];
