/** Stored data of a content file, and faults of one without an entry. */
import { describe, expect, it } from 'vitest';
import { entryReader } from '../../../cli/core/entries/read-entry.ts';
import { fingerprint } from '../../../cli/core/values/hash.ts';
import { codes, context, models } from '../../support/values/entries-content.ts';
import { contentFolder } from '../../support/values/folder-in-memory.ts';
import { modelsOf } from '../../support/values/validate-values.ts';

const read = (text: string, file = 'articles/01-tempe.md') =>
  entryReader(context, { content: contentFolder({ [file]: text }), models })(file);
const entryOf = (text: string, file?: string) => {
  const { entry, diagnostics } = read(text, file);
  if (entry.tainted) throw new Error(codes(diagnostics).join());
  return entry;
};

const TEMPE = '---\ntitle: Tempe\n---\nIsi.\n';

describe('a valid file', () => {
  it('yields an entry with the defaults of its model', () => {
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
        named: { 'images/b.png': '' },
        links: [{ href: '/a/', pointer: '/more/href' }],
      },
      diagnostics: [],
    });
  });

  it('with fields only has no body', () => {
    expect(entryOf('title: Tempe\n', 'articles/01-tempe.yaml')).toMatchObject({
      bodyStart: null,
      bodyImages: [],
      bodyAlts: [],
    });
  });

  it('has its own address if its folder allows it', () => {
    const page = 'template: about\ntitle: Kami\n';
    expect(entryOf(page, 'pages/tentang.yaml').address).toBe('/tentang/');
    expect(entryOf(`${page}path: /kami/\n`, 'pages/tentang.yaml').address).toBe('/kami/');
  });

  it('lists omitted fields as defaults, except those that are false by default', () => {
    expect(entryOf('---\ntitle: Tempe\nlead: Lihat.\n---\n').defaults).toEqual([]);
    expect(entryOf('---\ntitle: Tempe\nlead: Baca.\ndraft: false\n---\n').defaults).toEqual([]);
    expect(entryOf('---\ntitle: Tempe\ndraft: false\n---\n').defaults).toEqual(['lead']);
  });

  it('lists remote images without keeping them', () => {
    expect(entryOf('---\ntitle: Tempe\nphoto: https://foto.example/a.jpg\n---\n').images).toEqual([]);
  });
});

describe('the planned data of an entry', () => {
  const planned = (text: string, file?: string) => entryOf(text, file).planned;
  const before = planned(TEMPE);

  it.each([
    ['another text of the body', '---\ntitle: Tempe\n---\nLain.\n'],
    ['a comment', '---\ntitle: Tempe # a\n---\nIsi.\n'],
  ])('stay the same with %s', (_, text) => {
    expect(planned(text)).toBe(before);
    expect(entryOf(text).fingerprint).not.toBe(entryOf(TEMPE).fingerprint);
  });

  it('change with another field, file name or address, or without a body', () => {
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
  it('yields an entry, and is reported at its field', () => {
    const { entry, diagnostics } = read('---\ntitle: Tempe\ndraft: true\n---\nIsi.\n');
    expect(entry.fields.draft).toBe(true);
    expect(diagnostics).toMatchObject([
      {
        code: 'site/draft',
        field: '/draft',
        range: { line: 3, column: 1, endLine: 3, endColumn: 6 },
      },
    ]);
  });

  it('is not reported as a draft if it is faulty', () => {
    expect(codes(read('---\ndraft: true\n---\n').diagnostics)).toEqual(['content/missing-field']);
  });

  it('is reported after other warnings', () => {
    const { entry, diagnostics } = read('---\ndraft: true\ntitle: <b>Tempe\n---\n');
    expect(entry.tainted).toBeUndefined();
    expect(codes(diagnostics)).toEqual(['content/html-in-text', 'site/draft']);
  });
});

describe('a faulty file', () => {
  it('yields an entry with stand-ins for its faulty values', () => {
    const { file, stamp, entry, diagnostics } = read('---\ntopic: Api\ntitle: 7\nlead: Ayo.\n---\nIsi.\n');
    expect([file, stamp]).toEqual(['articles/01-tempe.md', 'stamp of articles/01-tempe.md']);
    expect(entry).toMatchObject({
      fields: { title: '', lead: 'Ayo.', draft: false },
      title: '',
      bodyStart: expect.any(Number),
    });
    expect(entry.fields).not.toHaveProperty('topic');
    expect(entry.tainted?.toSorted()).toEqual(['/title', '/topic']);
    expect(codes(diagnostics)).toEqual(['content/not-one-of', 'content/number-not-text']);
  });

  it('that can be read in part is checked', () => {
    const { entry, diagnostics } = read('---\ntitle: "Tempe" goreng\ntopic: Api\n---\nIsi.\n');
    expect(entry.tainted?.toSorted()).toEqual(['/title', '/topic']);
    expect(codes(diagnostics)).toEqual(['yaml/after-quote', 'content/not-one-of']);
  });

  it('may have a line that only its model recognises as a field', () => {
    const { entry, diagnostics } = read('---\ntitle: Tempe\ntopic Air\n---\n');
    expect(entry.tainted).toContain('/topic');
    expect(codes(diagnostics)).toEqual(['yaml/missing-colon']);
  });

  it('leaves nothing certain if no field can be read, or its model is not known', () => {
    const file = 'articles/01-tempe.md';
    expect(entryReader(context, { content: contentFolder({}), models })(file)).toMatchObject({
      file,
      stamp: null,
      entry: { file, collection: 'articles', slug: 'tempe', tainted: [''] },
      diagnostics: [{ code: 'file/unreadable', file, params: { reason: 'EIO' } }],
    });
    expect(read('---\n- a\n---\nIsi.\n').entry).toMatchObject({ fields: { title: '' }, title: '' });
    expect(read('---\n- a\n---\nIsi.\n').entry.tainted).toContain('');
    expect(read(TEMPE, 'lain/tempe.md')).toMatchObject({
      entry: { collection: 'lain', fields: { title: 'Tempe' }, address: null, tainted: [''] },
      diagnostics: [],
    });
  });
});

describe('a file without fields', () => {
  const own = (required: string[]) =>
    modelsOf({
      site: { type: 'object' },
      doc: {
        type: 'object',
        'x-body': 'required',
        required,
        properties: {
          title: { type: 'string', minLength: 1, 'x-role': 'title', 'x-from': 'heading' },
          day: { type: 'string' },
        },
      },
    });
  const readIn = (text: string, required = ['title'], file = 'doc/first-steps.md') =>
    entryReader(context, { content: contentFolder({ [file]: text }), models: own(required) })(file);

  it.each([
    ['# Minum air\n\nIsi.\n', 'Minum air', 0],
    ['Isi saja.\n\n---\n\nLagi.\n', 'First steps', 0],
    ['\n<!-- a -->\n\n# Air\n\nIsi.\n', 'Air', 0],
    ['---\n---\n\nIsi.\n', 'First steps', 8],
  ])('is an entry, if its model needs none: %j', (text, title, start) => {
    const { entry, diagnostics } = readIn(text);
    expect(codes(diagnostics)).toEqual([]);
    expect(entry).toMatchObject({ title, fields: { title } });
    expect(entry.tainted).toBeUndefined();
    expect(text.slice(entry.bodyStart ?? -1).trim()).toBe(text.slice(start).trim());
  });

  it.each([
    ['# Minum air\n\nIsi.\n', 'frontmatter/missing', ['title', 'day']],
    ['title: Air\n\nIsi.\n', 'frontmatter/missing', undefined],
    ['# a comment\ntitle: Air\n---\nIsi.\n', 'frontmatter/missing', undefined],
    ['\n---\nIsi.\n', 'frontmatter/missing', undefined],
    ['---\n---\n\nIsi.\n', 'file/empty', ['title', 'day']],
    ['---\n---\n', 'file/empty', undefined],
    ['---\n\nIsi.\n', 'frontmatter/unclosed', undefined],
  ])('is reported once if it may have been meant to have some: %j', (text, code, required) => {
    const { entry, diagnostics } = readIn(text, required);
    expect(codes(diagnostics)).toEqual([code]);
    expect(entry.tainted).toBeDefined();
  });
});
