/** Files of `public/` and other owners of their names. */
import { expect, it } from 'vitest';
import check from '../../../cli/checks/public-files/index.ts';
import type { PlanCheckInput } from '../../../cli/core/pipeline/checks/site-checks.ts';

const page = (path: string, file: string | null = null) => ({
  path,
  template: 'daftar',
  entry: file === null ? null : { file },
});

function taken(files: readonly string[]): string[] {
  const site = {
    pages: [page('/'), page('/kontak/', 'pages/kontak.yaml'), page('/404.html')],
    files: [{ path: 'cari/index.json' }],
  };
  const input = {
    build: { folder: { public: { name: '../public', files } } },
    plan: site,
  } as unknown as PlanCheckInput;
  return [...check.run(input)].map(({ file, code, params }) => {
    expect(code).toBe('public/taken');
    const by = params?.by;
    return `${file}: ${typeof by === 'object' && 'en' in by ? by.en : by}`;
  });
}

it.each([
  ['Sitemap.xml', 'the file that senja makes'],
  ['404.html', 'a page of the template daftar'],
  ['index.html', 'a page of the template daftar'],
  ['kontak/index.html', 'the page of pages/kontak.yaml'],
  ['KONTAK/Index.html', 'the page of pages/kontak.yaml'],
  ['kontak', 'the page of pages/kontak.yaml'],
  ['cari/index.json', 'a file of the plan'],
  ['robots.txt/a.pdf', 'the file that senja makes'],
  ['Robots.txt', 'the file that senja makes'],
])('%s is taken by %s', (name, by) => {
  expect(taken([name])).toEqual([`../public/${name}: ${by}`]);
});

it('may have files in assets/, but none whose name senja has made', () => {
  const input = {
    build: {
      frontEnd: { assets: { 'assets/start-1.js': '' } },
      folder: {
        public: {
          name: '../public',
          files: ['assets/a.pdf', 'assets/Start-1.js', 'assets/b-1-30.jpg', 'assets/c/d.png'],
        },
      },
    },
    plan: {
      pages: [page('/')],
      files: [],
      images: { files: () => [{ variants: [{ path: 'assets/b-1-30.jpg' }] }] },
    },
  } as unknown as PlanCheckInput;
  expect([...check.run(input)].map(({ file, code }) => `${file} ${code}`)).toEqual([
    '../public/assets/Start-1.js public/taken',
    '../public/assets/b-1-30.jpg public/taken',
  ]);
});

it('lets a file of its own replace one that senja makes, and tells so', () => {
  const files = ['robots.txt', 'feed.xml', 'site.webmanifest', 'favicon.ico', '.well-known/security.txt'];
  const input = {
    build: { folder: { public: { name: '../public', files } } },
    plan: { pages: [page('/')], files: [] },
  } as unknown as PlanCheckInput;
  expect([...check.run(input)].map(({ file, code }) => `${file} ${code}`)).toEqual([
    '../public/robots.txt public/instead',
    '../public/feed.xml public/instead',
    '../public/site.webmanifest public/instead',
  ]);
});

it('accepts other names, also next to a page, and the rules for hosts', () => {
  expect(taken(['CNAME', 'kontak/peta.pdf', 'berkas/a.pdf', '_headers', '_redirects'])).toEqual([]);
});

it.each([
  [['A.pdf', 'a.PDF'], '../public/a.PDF: public/A.pdf'],
  [['a', 'a/b'], '../public/a/b: public/a'],
  [['straße.pdf', 'STRASSE.pdf'], '../public/STRASSE.pdf: public/straße.pdf'],
])('reports two files that differ only in case, or where one is a folder: %j', (files, reported) => {
  expect(taken(files)).toEqual([reported]);
});
