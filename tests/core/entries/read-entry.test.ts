/** Stored data of a content file, and faults of one without an entry. */
import { describe, expect, it } from 'vitest';
import { entryReader } from '../../../cli/core/entries/read-entry.ts';
import { fingerprint } from '../../../cli/core/values/hash.ts';
import { codes, context, models } from '../../support/entries-content.ts';
import { contentFolder } from '../../support/folder-in-memory.ts';

const read = (text: string, file = 'articles/01-tempe.md') =>
  entryReader(context, { content: contentFolder({ [file]: text }), models })(file);
const entryOf = (text: string, file?: string) => {
  const { entry, diagnostics } = read(text, file);
  if (!entry) throw new Error(codes(diagnostics).join());
  return entry;
};

const TEMPE = '---\ntitle: Tempe\n---\nIsi.\n';

describe('a sound file', () => {
  it('is an entry, with the defaults of its model', () => {
    const text = '---\ntitle: Tempe\nphoto: images/a.png\nmore: { href: /a/ }\n---\n![b](images/b.png)\n';
    expect(read(text)).toEqual({
      file: 'articles/01-tempe.md',
      stamp: 'stamp of articles/01-tempe.md',
      entry: {
        file: 'articles/01-tempe.md',
        collection: 'articles',
        slug: 'tempe',
        address: null,
        fields: { title: 'Tempe', photo: 'images/a.png', more: { href: '/a/' }, lead: 'Baca.', draft: false },
        title: 'Tempe',
        draft: false,
        aliases: [],
        days: {},
        bodyStart: text.indexOf('![b]'),
        fingerprint: fingerprint(text),
        planned: expect.stringMatching(/^.{22}$/),
        defaults: ['lead'],
        images: ['images/a.png'],
        bodyImages: ['images/b.png'],
        bodyAlts: ['b'],
        links: [{ href: '/a/', pointer: '/more/href' }],
      },
      diagnostics: [],
    });
  });

  it('of fields alone has no body', () => {
    expect(entryOf('title: Tempe\n', 'articles/01-tempe.yaml')).toMatchObject({
      bodyStart: null,
      bodyImages: [],
      bodyAlts: [],
    });
  });

  it('has its own address where its folder says so', () => {
    const page = 'template: about\ntitle: Kami\n';
    expect(entryOf(page, 'pages/tentang.yaml').address).toBe('/tentang/');
    expect(entryOf(`${page}path: /kami/\n`, 'pages/tentang.yaml').address).toBe('/kami/');
  });

  it('names as defaults the fields that were left out, but for those that say no', () => {
    expect(entryOf('---\ntitle: Tempe\nlead: Lihat.\n---\n').defaults).toEqual([]);
    expect(entryOf('---\ntitle: Tempe\nlead: Baca.\ndraft: false\n---\n').defaults).toEqual([]);
    expect(entryOf('---\ntitle: Tempe\ndraft: false\n---\n').defaults).toEqual(['lead']);
  });

  it('names images that lie elsewhere without their being kept', () => {
    expect(entryOf('---\ntitle: Tempe\nphoto: https://foto.example/a.jpg\n---\n').images).toEqual([]);
  });
});

describe('what pages are planned from', () => {
  const planned = (text: string, file?: string) => entryOf(text, file).planned;
  const before = planned(TEMPE);

  it.each([
    ['another text of the body', '---\ntitle: Tempe\n---\nLain.\n'],
    ['a comment', '---\ntitle: Tempe # a\n---\nIsi.\n'],
  ])('stays the same with %s', (_, text) => {
    expect(planned(text)).toBe(before);
    expect(entryOf(text).fingerprint).not.toBe(entryOf(TEMPE).fingerprint);
  });

  it('is another with another field, file name or address, or without a body', () => {
    const page = 'template: about\ntitle: Kami\n';
    const all = [
      before,
      planned('---\ntitle: Tahu\n---\nIsi.\n'),
      planned('---\ntitle: Tempe\n---\n'),
      planned(TEMPE, 'articles/02-tempe.md'),
      planned(page, 'pages/a.yaml'),
      planned(page, 'pages/b.yaml'),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('a draft', () => {
  it('is an entry, and told of at its field', () => {
    const { entry, diagnostics } = read('---\ntitle: Tempe\ndraft: true\n---\nIsi.\n');
    expect(entry?.fields.draft).toBe(true);
    expect(diagnostics).toMatchObject([
      {
        code: 'site/draft',
        field: '/draft',
        range: { line: 3, column: 1, endLine: 3, endColumn: 6 },
      },
    ]);
  });

  it('that is faulty is not told of as one', () => {
    expect(codes(read('---\ndraft: true\n---\n').diagnostics)).toEqual(['content/missing-field']);
  });

  it('is told of behind what else is odd', () => {
    const { entry, diagnostics } = read('---\ndraft: true\ntitle: " Tempe"\n---\n');
    expect(entry).not.toBeNull();
    expect(codes(diagnostics)).toEqual(['content/outer-space', 'site/draft']);
  });
});

describe('no entry comes', () => {
  it('of a file whose fields are wrong', () => {
    const { file, stamp, entry, diagnostics } = read('---\ntopic: Api\ntitle: 7\n---\nIsi.\n');
    expect({ file, stamp, entry }).toEqual({
      file: 'articles/01-tempe.md',
      stamp: 'stamp of articles/01-tempe.md',
      entry: null,
    });
    expect(codes(diagnostics)).toEqual(['content/not-one-of', 'content/number-not-text']);
  });

  it('of a file that can be read in part; all of it is judged', () => {
    const { entry, diagnostics } = read('---\ntitle: "Tempe" goreng\ntopic: Api\n---\nIsi.\n');
    expect(entry).toBeNull();
    expect(codes(diagnostics)).toEqual(['yaml/after-quote', 'content/not-one-of']);
  });

  it('of a file with a line that only its model tells for a field', () => {
    expect(codes(read('---\ntitle: Tempe\ntopic Air\n---\n').diagnostics)).toEqual(['yaml/missing-colon']);
  });

  it('of a file that cannot be read', () => {
    const file = 'articles/01-tempe.md';
    expect(entryReader(context, { content: contentFolder({}), models })(file)).toMatchObject({
      file,
      stamp: null,
      entry: null,
      diagnostics: [{ code: 'file/unreadable', file, params: { reason: 'EIO' } }],
    });
  });

  it('of a file in no folder of entries', () => {
    expect(read(TEMPE, 'lain/tempe.md')).toMatchObject({ entry: null, diagnostics: [] });
  });
});
