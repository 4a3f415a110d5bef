import { describe, expect, it } from 'vitest';
import { parseYaml } from '../../../cli/core/parse/yaml.ts';

/** Each fault's code and marked part. */
const faultsOf = (text: string, { faults }: ReturnType<typeof parseYaml>) =>
  faults.map(({ code, at }) => {
    if (!('start' in at)) throw new Error('no place');
    return [code, text.slice(at.start, at.end)];
  });
const faults = (text: string) => faultsOf(text, parseYaml(text));

describe('fields', () => {
  it('follow YAML 1.2: yes, no and dates are texts, numbers and true are not', () => {
    expect(parseYaml('a: yes\nb: 2025-04-20\nc: 12\nd: true\ne: 0o14\n')).toEqual({
      fields: { a: 'yes', b: '2025-04-20', c: 12, d: true, e: 12 },
      faults: [],
      unread: null,
      readable: 'a: yes\nb: 2025-04-20\nc: 12\nd: true\ne: 0o14\n',
    });
  });

  it.each([
    ['', 'file/empty'],
    ['\n \n', 'file/empty'],
    ['~\n', 'file/empty'],
    ['a # b'.slice(0, 0), 'file/empty'],
    ['# catatan\n', 'file/only-comments'],
    ['\n  # catatan\n', 'file/only-comments'],
    ['- a\n- b\n', 'yaml/not-fields'],
    ['"a"\n', 'yaml/not-fields'],
    ['12\n', 'yaml/missing-colon'],
    ['title = a\n', 'yaml/equals-sign'],
    ['title:a\n', 'yaml/missing-space'],
    ['a\n', 'yaml/missing-colon'],
  ])('are not found in %j', (text, code) => {
    const { fields, faults: found, unread, readable } = parseYaml(text);
    expect(fields).toBeNull();
    expect(found.map((fault) => fault.code)).toEqual([code]);
    expect(unread).toBeNull();
    expect(readable).toBe(text);
  });

  it('have values without the spaces around them, in plain lines as with the parser', () => {
    for (const around of ['', '\nlist: [" a ", { b: "\u00a0c" }]'])
      expect(parseYaml(`one: " Teh "\ntwo: 'Teh\u3000'\nthree: "  "${around}\n`).fields).toEqual({
        one: 'Teh',
        two: 'Teh',
        three: '',
        ...(around && { list: ['a', { b: 'c' }] }),
      });
    expect(parseYaml('a: |\n  Teh\n    jahe \nb: |-\n  Teh \nc: "\n  Teh"\n').fields).toEqual({
      a: 'Teh\n  jahe \n',
      b: 'Teh',
      c: 'Teh',
    });
  });

  it('are reported where values are not fields', () => {
    expect(faults('# a\n- b\n- c\n')).toEqual([['yaml/not-fields', '- b\n- c\n']]);
    expect(parseYaml('# a\n').faults[0]?.at).toEqual({ start: 0, end: 0 });
  });
});

describe('misleading values', () => {
  it.each([
    ['title: Teh #hangat\n', '#hangat', 'Teh', '#hangat'],
    ['title: Teh\t# hangat  \r\na: 1\n', '# hangat', 'Teh', '# hangat  '],
    ['a:\n  - Teh #1\n', '#1', 'Teh', '#1'],
    [
      `title: ${'a'.repeat(61)} #${'b'.repeat(70)}\n`,
      `#${'b'.repeat(70)}`,
      `${'a'.repeat(60)}…`,
      `#${'b'.repeat(59)}…`,
    ],
  ])('are cut short by a comment: %.30j', (text, part, kept, lost) => {
    const result = parseYaml(text);
    expect(faultsOf(text, result)).toEqual([['yaml/comment-cuts-value', part]]);
    expect(result.faults[0]?.params).toEqual({ kept, lost });
    expect(result.fields).not.toBeNull();
  });

  it.each([
    'title: "Teh" # hangat\n',
    'title: Teh#hangat\n',
    '# a\ntitle: Teh\n',
    'title: 5 # lima\n',
    'title: |\n  a # b\n',
    'title: # a\n  Teh\n',
    'a #b: c\n'.replace(' #', '#'),
  ])('are not found in %j', (text) => {
    expect(faults(text)).toEqual([]);
  });

  it('contain a line that looks like an item', () => {
    expect(faults('title: Teh\n  - hangat\na: 1\n')).toEqual([['yaml/dash-in-text', '- hangat']]);
    expect(faults('title: Teh\n  - hangat\r\n  - manis\na: 1\n')).toEqual([
      ['yaml/dash-in-text', '- hangat'],
    ]);
    expect(faults('title: "Teh\n  - hangat"\n')).toEqual([]);
    expect(faults('title:\n  - hangat\n')).toEqual([]);
    expect(faults('title: Teh\n  - hangat # manis\n')).toEqual([
      ['yaml/dash-in-text', '- hangat'],
      ['yaml/comment-cuts-value', '# manis'],
    ]);
  });
});

describe('directives', () => {
  it.each([
    ['%YAML 1.1\n---\na: 1\n', '%YAML 1.1'],
    ['# a\n\n%TAG ! x\r\na: 1\n', '%TAG ! x'],
    ['  b\n%YAML 1.1\n', '%YAML 1.1'],
  ])('are refused before the first field: %j', (text, part) => {
    expect(faults(text)[0]).toEqual(['yaml/directive', part]);
  });

  it('are not recognised after it, or within a line', () => {
    expect(faults('a: |\n  x\nb: 100%\n')).toEqual([]);
    expect(faults('a: 5\n%b: 1\n')[0]?.[0]).not.toBe('yaml/directive');
  });
});

describe('a syntax error', () => {
  it('hides nothing else: the rest is read', () => {
    const text = 'title: a: b\nexcerpt: c\ndate = "x"\nd: 1\n';
    const result = parseYaml(text);
    expect(faultsOf(text, result)).toEqual([
      ['yaml/colon-in-value', 'a: b'],
      ['yaml/equals-sign', 'date = "x"'],
    ]);
    expect(result.fields).toEqual({ title: 'xxxx', excerpt: 'c', d: 1 });
    expect(result.unread?.names).toEqual(new Set(['title', 'date']));
    expect(result.readable).toBe('title: xxxx\nexcerpt: c\n##########\nd: 1\n');
  });

  it('is reported once if an alias or a tag causes it', () => {
    expect(faults('a: *x\nb: 1\n').map(([code]) => code)).toEqual(['yaml/alias']);
    expect(faults('a: !x [b]\nc: 1\n').map(([code]) => code)).toEqual(['yaml/tag']);
    expect(faults('a: &x 1\nb: c: d\n').map(([code]) => code)).toEqual(['yaml/colon-in-value', 'yaml/alias']);
  });

  it('does not change how errors are created', () => {
    const { stackTraceLimit } = Error;
    parseYaml('a: "\n');
    expect(Error.stackTraceLimit).toBe(stackTraceLimit);
  });

  it('takes a bare word for a field only if a field has that name', () => {
    const text = 'title: a\nexcerpt\nb: 1\n';
    expect(faults(text)).toEqual([['yaml/continuation', 'excerpt']]);
    const named = parseYaml(text, { isName: (word) => word === 'excerpt' });
    expect(faultsOf(text, named)).toEqual([['yaml/missing-colon', 'excerpt']]);
  });
});

describe('known faults', () => {
  it('exclude their lines and fields from reading', () => {
    const text = 'a: 1\nb: 2\nc: x\ud800\nd: 4\n';
    const {
      fields,
      faults: found,
      unread,
    } = parseYaml(text, {
      left: [{ start: 5, end: 9 }],
      faulty: [
        { code: 'content/lone-surrogate', at: { start: 14, end: 15 } },
        { code: 'content/empty', at: { pointer: '/a' } },
      ],
    });
    expect(fields).toEqual({ a: 1, d: 4 });
    expect(found).toEqual([]);
    expect(unread?.names).toEqual(new Set(['b', 'c']));
  });

  it('are the only cause if nothing is left', () => {
    const { fields, faults: found } = parseYaml('a: 1\n', { left: [{ start: 0, end: 4 }] });
    expect([fields, found]).toEqual([null, []]);
  });
});

it('gives up early on a text with very many errors', () => {
  const { fields, faults: found } = parseYaml('a: b: c\n'.repeat(1500));
  expect(fields).toBeNull();
  expect(found.length).toBeGreaterThan(1);
  expect(found.length).toBeLessThan(10);
});
