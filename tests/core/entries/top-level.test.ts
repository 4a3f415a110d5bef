/** Entries at the top of a content folder: which are read, ignored or reported. */
import { describe, expect, it } from 'vitest';
import { type TopEntry, unexpectedEntries } from '../../../cli/core/entries/folder/top-level.ts';

const FOLDERS = [
  { name: 'articles', synonyms: ['tulisan', 'post'] },
  { name: 'pages', address: 'path', synonyms: ['laman'] },
  { name: 'events', synonyms: [] },
];

const file = (name: string): TopEntry => ({ name, kind: 'file' });
const folder = (name: string): TopEntry => ({ name, kind: 'folder' });
const codesOf = (entries: readonly TopEntry[], foreignModels = false) =>
  unexpectedEntries(entries, FOLDERS, foreignModels);
const nextTo = (entry: TopEntry) => codesOf([file('site.yaml'), entry]);

const KNOWN = 'articles/, pages/, events/, images/';

describe('files at the top level', () => {
  it.each([
    'site.yaml',
    '.gitignore',
    'site.yaml~',
    'catatan.md',
    'CATATAN.TXT',
    '01-catatan.txt',
    'README',
    'readme.html',
    'LICENSE',
    'licence.pdf',
    'Copying',
    'changelog',
    'AUTHORS',
    'Thumbs.db',
    'desktop.ini',
  ])('%s is ignored', (name) => {
    expect(nextTo(file(name))).toEqual([]);
  });

  it.each([
    ['01-tempe.md', ['articles/01-tempe.md', 'events/01-tempe.md']],
    ['12_tempe goreng.yaml', ['articles/12_tempe goreng.yaml', 'events/12_tempe goreng.yaml']],
    ['3 tempe.YML', ['articles/3 tempe.YML', 'events/3 tempe.YML']],
    ['tempe.yaml', ['pages/tempe.yaml', 'articles/tempe.yaml', 'events/tempe.yaml']],
    ['tempe.yml', ['pages/tempe.yml', 'articles/tempe.yml', 'events/tempe.yml']],
    ['12tempe.yaml', ['pages/12tempe.yaml', 'articles/12tempe.yaml', 'events/12tempe.yaml']],
    ['tempe-12-a.yaml', ['pages/tempe-12-a.yaml', 'articles/tempe-12-a.yaml', 'events/tempe-12-a.yaml']],
    ['warung-site.yaml', ['pages/warung-site.yaml', 'articles/warung-site.yaml', 'events/warung-site.yaml']],
    ['01-tempe.yaml.bak', []],
    ['tempe.yaml.bak', []],
    ['site.yml', []],
    ['sites.yaml', []],
    ['catatan.md.bak', []],
    ['catatan.bin', []],
    ['my-readme', []],
    ['readmes', []],
    ['old thumbs.db', []],
    ['thumbs.db2', []],
    ['kebun.', []],
    ['~kebun', []],
    ['kebun.jpg.x', []],
  ])('%s was probably intended to be at %j', (name, suggestions) => {
    expect(nextTo(file(name))).toEqual([
      { path: name, code: 'file/unknown-file', params: { name, known: KNOWN }, suggestions },
    ]);
  });

  it.each(['jpg', 'JPEG', 'png', 'webp', 'avif', 'gif'])('kebun.%s belongs in images/', (ending) => {
    const name = `kebun.${ending}`;
    expect(nextTo(file(name))).toMatchObject([
      { path: name, code: 'file/media', suggestions: [`images/${name}`] },
    ]);
  });

  it('reports links and devices like files', () => {
    for (const kind of ['link', 'special'] as const)
      expect(nextTo({ name: 'catatan.bin', kind })).toEqual(nextTo(file('catatan.bin')));
  });
});

it('takes no other file for site.yaml if that exists, whatever the order', () => {
  expect(codesOf([file('site.json'), file('site.yaml'), file('site.yml')])).toMatchObject([
    { path: 'site.json', code: 'file/unknown-file' },
    { path: 'site.yml', code: 'file/unknown-file' },
  ]);
});

describe('a folder without site.yaml', () => {
  it.each(['site', 'Site.yaml', 'site.yml', 'site.txt', 'stie.yaml', 'sitte.yml'])(
    'takes %s for it',
    (name) => {
      expect(codesOf([folder('articles'), file(name)])).toEqual([
        { path: name, code: 'site/misnamed', params: { name } },
      ]);
    },
  );

  it.each(['sitemap.xml', 'ste.yaml1', 'my.site', 'my site.json', 'tempe.yaml'])(
    'does not take %s for it',
    (name) => {
      expect(codesOf([file(name)]).map(({ code }) => code)).toEqual(['file/unknown-file']);
    },
  );

  it('takes only the first such file for it', () => {
    const entries: TopEntry[] = [
      folder('site'),
      { name: 'site.yaml.lnk', kind: 'link' },
      file('site.yml'),
      file('site.json'),
    ];
    expect(codesOf(entries).map(({ path, code }) => [path, code])).toEqual([
      ['site', 'file/unknown-folder'],
      ['site.yaml.lnk', 'file/unknown-file'],
      ['site.yml', 'site/misnamed'],
      ['site.json', 'file/unknown-file'],
    ]);
  });
});

describe('the list of published addresses', () => {
  it.each([
    ['file', []],
    ['folder', ['file/unreadable']],
    ['link', ['file/symbolic-link']],
    ['special', ['file/special']],
  ] as const)('replaced by a %s is reported as %j', (kind, codes) => {
    expect(nextTo({ name: 'addresses.txt', kind }).map(({ code }) => code)).toEqual(codes);
  });

  it.each(['Addresses.txt', 'ADDRESSES.TXT', 'addresses', 'addresses.txt.txt', ' addresses.txt'])(
    'is misnamed as %s, whether it exists as well or not',
    (name) => {
      const misnamed = { path: name, code: 'address/list-misnamed', params: { name } };
      expect(nextTo(file(name))).toEqual([misnamed]);
      expect(codesOf([file('site.yaml'), file('addresses.txt'), file(name)])).toEqual([misnamed]);
    },
  );

  it.each(['addresses.txt~', '.addresses.txt', 'alamat.txt', 'addresses-lama.txt', 'my addresses.txt'])(
    'is not meant by %s',
    (name) => expect(nextTo(file(name))).toEqual([]),
  );
});

describe('folders', () => {
  it.each(['articles', 'pages', 'events', 'images', 'models', '.git', 'pages~'])('%s is ignored', (name) => {
    expect(nextTo(folder(name))).toEqual([]);
  });

  it.each([
    ['Tulisan', ['articles']],
    ['post', ['articles']],
    ['laman', ['pages']],
    ['Foto', ['images']],
    ['gambar', ['images']],
    ['img', ['images']],
    ['media', ['images']],
    ['artciles', ['articles']],
    ['Page', ['pages']],
    ['imges', ['images', 'pages']],
    ['kebun raya', []],
    ['README', []],
  ])('%s is not read, and %j is suggested', (name, suggestions) => {
    expect(nextTo(folder(name))).toEqual([
      {
        path: name,
        code: 'file/unknown-folder',
        params: { name, known: 'articles/, pages/, events/, images/' },
        suggestions,
      },
    ]);
  });

  it.each(['articles', 'images', 'models'])('%s must be a folder', (name) => {
    expect(codesOf([file(name)], true)).toEqual([
      { path: name, code: 'file/not-a-folder', params: { name } },
    ]);
    expect(codesOf([{ name, kind: 'link' }], true)).toEqual([
      { path: name, code: 'file/symbolic-link', params: {} },
    ]);
    expect(codesOf([{ name, kind: 'special' }], true)).toEqual([
      { path: name, code: 'file/special', params: {} },
    ]);
  });

  it('of models that are not read are reported once, with their own folder', () => {
    expect(codesOf([folder('articles'), folder('models'), folder('pages')], true)).toEqual([
      { path: 'models', code: 'file/models-not-read', params: {} },
    ]);
  });
});

it('reports in the order of the folder', () => {
  const entries = [file('b.odt'), folder('xyz'), file('site.yaml'), file('a.odt')];
  expect(codesOf(entries).map(({ path }) => path)).toEqual(['b.odt', 'xyz', 'a.odt']);
});
