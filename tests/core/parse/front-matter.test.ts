import { describe, expect, it } from 'vitest';
import { parseFrontMatter } from '../../../cli/core/parse/front-matter.ts';
import { EMPTY_FILE } from '../../../cli/core/parse/yaml.ts';
import { placesIn } from '../../../cli/diagnostics/locator/index.ts';

/** Fields, faults with their marked part, and body. */
function read(text: string) {
  const { fields, faults, body, unread } = parseFrontMatter(text);
  expect(text.slice(body.start)).toBe(body.text);
  return {
    fields,
    faults: faults.map(({ code, at }) => {
      if (!('start' in at)) throw new Error('no place');
      return [code, text.slice(at.start, at.end), at.start];
    }),
    body: body.text,
    uncertain: unread?.uncertain ?? false,
  };
}
const RIGHT = { fields: { title: 'a' }, faults: [], body: 'Isi\n', uncertain: false };

describe('fields and body', () => {
  it.each(['---\ntitle: a\n---\nIsi\n', '---\r\ntitle: a\r\n---\r\nIsi\n', '---  \ntitle: a\n---\nIsi\n'])(
    'are separated: %j',
    (text) => {
      expect(read(text)).toEqual(RIGHT);
    },
  );

  it('may both be empty or missing', () => {
    expect(read('---\ntitle: a\n---')).toMatchObject({ fields: { title: 'a' }, faults: [], body: '' });
    expect(read('---\n---\nIsi\n')).toMatchObject({ fields: null, body: 'Isi\n' });
    for (const text of ['', ' \n\n'])
      expect(parseFrontMatter(text)).toEqual({
        fields: null,
        faults: [{ ...EMPTY_FILE, at: { start: 0, end: 0 } }],
        unread: null,
        readable: '',
        yaml: { text: '', start: 0 },
        body: { text: '', start: 0 },
      });
  });

  it('may contain text after the line between them, and lines that resemble it', () => {
    expect(read('---\ntitle: a\n---\t\nIsi\n')).toEqual({ ...RIGHT, body: '\t\nIsi\n' });
    expect(read('---\nlist:\n-\n- a\n---\nIsi\n')).toEqual({ ...RIGHT, fields: { list: [null, 'a'] } });
    expect(read('---\ntitle: a ---\n---\nIsi\n')).toEqual({ ...RIGHT, fields: { title: 'a ---' } });
    expect(read('---\ntitle: "a\n  +++ b"\n---\nIsi\n').faults).toEqual([]);
  });

  it('are separated by the names of fields', () => {
    const text = '---\ntitle: a\nexcerpt\n---\n';
    const codes = (isName: (word: string) => boolean) =>
      parseFrontMatter(text, { isName }).faults.map(({ code }) => code);
    expect(codes(() => true)).toEqual(['yaml/missing-colon']);
    expect(codes(() => false)).toEqual(['yaml/continuation']);
  });

  it('have their positions in the file', () => {
    const text = '---\ntitle: a: b\nc: 1\n---\nIsi\n';
    expect(read(text)).toEqual({
      fields: { title: 'xxxx', c: 1 },
      faults: [['yaml/colon-in-value', 'a: b', 11]],
      body: 'Isi\n',
      uncertain: false,
    });
    const { yaml, readable } = parseFrontMatter(text);
    expect(yaml).toEqual({ text: 'title: a: b\nc: 1', start: 4 });
    expect(readable).toBe('title: xxxx\nc: 1');
    expect(parseFrontMatter('---\na: 1\na: 2\n---\n').faults[0]?.related).toBe(4);
  });

  it('are read with the known unreadable parts, by positions in the file', () => {
    const text = '---\na: 1\nb: 2\nc: 3\nd: 4\n---\nIsi\n';
    const { fields, faults, unread } = parseFrontMatter(text, {
      left: [
        { start: 0, end: 3 },
        { start: 9, end: 13 },
        { start: 28, end: 31 },
      ],
      faulty: [
        { code: 'file/nul', at: { start: 1, end: 2 } },
        { code: 'file/nul', at: { start: 17, end: 18 } },
        { code: 'file/nul', at: { start: 29, end: 30 } },
        { code: 'content/empty', at: { pointer: '/a' } },
      ],
    });
    expect(fields).toEqual({ a: 1, d: 4 });
    expect(faults).toEqual([]);
    expect(unread?.lines.map(({ start }) => start)).toEqual([5, 10]);
  });
});

describe('a faulty line between them', () => {
  it.each([
    ['–––\ntitle: a\n---\nIsi\n', 'frontmatter/fence', '–––', 0],
    ['-----\ntitle: a\n---\nIsi\n', 'frontmatter/fence', '-----', 0],
    ['--\ntitle: a\n---\nIsi\n', 'frontmatter/fence', '--', 0],
    [' ---\ntitle: a\n---\nIsi\n', 'frontmatter/fence', ' ---', 0],
    ['---\ntitle: a\n—\nIsi\n', 'frontmatter/fence', '—', 13],
    ['---\ntitle: a\n ---  \nIsi\n', 'frontmatter/fence', ' ---', 13],
    ['---\ntitle: a\n----\nIsi\n', 'frontmatter/fence', '----', 13],
    ['---\ntitle: a\n--- selesai\nIsi\n', 'frontmatter/fence', '--- selesai', 13],
    ['---\ntitle: a\n--\nIsi\n', 'frontmatter/fence', '--', 13],
    ['\n---\ntitle: a\n---\nIsi\n', 'frontmatter/not-first', '---', 1],
    ['# Judul\n\n--- \r\ntitle: a\n---\nIsi\n', 'frontmatter/not-first', '---', 9],
    ['title: a\n---\nIsi\n', 'frontmatter/missing', '', 0],
  ])('%j', (text, code, part, start) => {
    expect(read(text)).toEqual({
      fields: { title: 'a' },
      faults: [[code, part, start]],
      body: 'Isi\n',
      uncertain: true,
    });
  });

  it.each([
    ['---js\ntitle: a\n---\nIsi\n', '---js', 'js'],
    ['--- JSON \n{}\n---\nIsi\n', '--- JSON', 'JSON'],
    ['---y\ntitle: a\n---\nIsi\n', '---y', 'y'],
    ['---yamlx\ntitle: a\n---\nIsi\n', '---yamlx', 'yamlx'],
    ['---xyaml\ntitle: a\n---\nIsi\n', '---xyaml', 'xyaml'],
  ])('with another language is the only thing reported: %j', (text, part, engine) => {
    expect(read(text)).toMatchObject({ fields: null, body: 'Isi\n', uncertain: true });
    expect(read(text).faults).toEqual([['frontmatter/engine', part, 0]]);
    expect(parseFrontMatter(text).faults[0]?.params).toEqual({ engine });
  });

  it('is quoted only by the beginning of a long language', () => {
    const { faults } = parseFrontMatter(`---${'x'.repeat(50)}\n---\n`);
    expect(faults[0]?.params).toEqual({ engine: 'x'.repeat(40) });
  });

  it.each([
    ['---\ntitle: a\n\nIsi\n', '\nIsi\n'],
    ['---\r\ntitle: a\r\nIsi tulisan\n', 'Isi tulisan\n'],
    ['---\n# b\ntitle: a\n  c\nIsi', 'Isi'],
    ['---\ntitle: a', ''],
    ['---\ntitle: a\nIsi: *', ''],
  ])('that is missing after them is expected where the fields end: %j', (text, body) => {
    const found = read(text);
    expect(found.faults[0]).toEqual(['frontmatter/unclosed', text.slice(0, text.indexOf('\n')), 0]);
    expect(found.body).toBe(body);
    expect(found.fields).toMatchObject({ title: expect.stringMatching(/^a/) });
    expect(found.uncertain).toBe(true);
  });

  it.each(['---yaml', '--- yaml ', '---YML', '---  Yaml\r'])('may name YAML itself: %j', (first) => {
    const text = `${first}\ntitle: a\n---\nIsi\n`;
    expect(read(text)).toEqual({ fields: { title: 'a' }, faults: [], body: 'Isi\n', uncertain: false });
    expect(read(text.replace('title: a', 'title: b: c')).faults).toEqual([
      ['yaml/colon-in-value', 'b: c', first.length + 8],
    ]);
  });

  it('may have text behind its hyphens, which belongs below', () => {
    const { faults } = parseFrontMatter('---\ntitle: a\n--- Isi tulisan.\n');
    expect(faults.map(({ params }) => params)).toEqual([{ rest: 'Isi tulisan.' }]);
    const [spaced] = parseFrontMatter('---\ntitle: a\n ---\nIsi\n').faults;
    expect(spaced?.params).toEqual({ rest: '' });
  });

  it('hides the faults of fields only if none could be read', () => {
    expect(read('----\ntitle: a: b\nc: 1\n---\n').faults.map(([code]) => code)).toEqual([
      'frontmatter/fence',
      'yaml/colon-in-value',
    ]);
    expect(read('Isi tulisan\n').faults.map(([code]) => code)).toEqual(['frontmatter/missing']);
    expect(read('---\nIsi\n').faults.map(([code]) => code)).toEqual(['frontmatter/unclosed']);
  });

  it.each([
    'a\nb\nc\nd\n---\ntitle: a\n',
    '\n---\nIsi\n',
    'title: a\n---\nb: c\n',
    '\n----\ntitle: a\n',
    '++\ntitle: a\n',
    'a +++\ntitle: a\n',
  ])('is not searched for further down: %j', (text) => {
    expect(read(text).faults[0]?.[0]).toBe('frontmatter/missing');
  });
});

describe('fields in TOML', () => {
  it.each([
    ['+++\ntitle = "a"\n+++\nIsi\n', { title: 'a' }],
    ['+++ \r\ntitle = "+++"\r\n+++\r\nIsi\n', { title: '+++' }],
    [
      "+++\ntags = [\n  'x',\n  'y',\n]\n\n[extra]\nn = 1_000\n+++\nIsi\n",
      { tags: ['x', 'y'], extra: { n: 1000 } },
    ],
    [
      '+++\ndate = 2014-03-12T10:11:00-04:00\nday = 2014-03-12\n+++\nIsi\n',
      { date: '2014-03-12T10:11:00-04:00', day: '2014-03-12' },
    ],
  ])('are read: %j', (text, fields) => {
    expect(parseFrontMatter(text)).toMatchObject({
      fields,
      faults: [],
      unread: null,
      body: { text: 'Isi\n' },
    });
  });

  it('have their places for what looks for them in YAML', () => {
    const text = '+++\ntitle = "a: b"\nwhen = 2026-02-29\n[extra]\nn = 1\n+++\nIsi\n';
    const { yaml } = parseFrontMatter(text);
    const placeOf = (pointer: string): string => {
      const { start, end } = placesIn(yaml).find({ pointer, target: 'value' });
      return text.slice(start + yaml.start, end + yaml.start);
    };
    expect(['/title', '/when'].map(placeOf)).toEqual(['"a: b"', '2026-02-29']);
  });

  it.each([
    ['+++\ntitle = a\n+++\nIsi\n', 'frontmatter/toml', 'Isi\n'],
    ['+++\ntitle = "a"\ntitle = "b"\n+++\nIsi\n', 'frontmatter/toml', 'Isi\n'],
    ['+++\ntitle = "a"\n\nIsi\n', 'frontmatter/unclosed', ''],
  ])('are reported where they cannot be read, and the body stays: %j', (text, code, body) => {
    const read = parseFrontMatter(text);
    expect(read).toMatchObject({ fields: null, body: { text: body }, unread: { uncertain: true } });
    expect(read.faults.map((one) => one.code)).toEqual([code]);
  });
});
