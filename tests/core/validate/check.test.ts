/** All faults of one document: of its model and its texts, once per value, in the order of its lines. */
import { describe, expect, it } from 'vitest';
import { emptyAt } from '../../../cli/advice/field-faults/from-ajv.ts';
import { CHECKS } from '../../../cli/checks/index.ts';
import type { Document, UnreadLines } from '../../../cli/core/stages/document.ts';
import { documentFaults, isGrave, outcomeOf, pointersOf } from '../../../cli/core/validate/check.ts';
import type { Fault } from '../../../cli/diagnostics/diagnostic.ts';
import { documentOf, modelsOf, type WholeSchema } from '../../support/values/validate-values.ts';

const text: WholeSchema = { type: 'string' };
const group = (properties: Record<string, WholeSchema>): WholeSchema => ({
  type: 'object',
  additionalProperties: false,
  properties,
});
const { site: model } = modelsOf({
  site: {
    ...group({
      title: { type: 'string', minLength: 1, maxLength: 40 },
      excerpt: { type: 'string', minLength: 1 },
      began: { type: 'string', format: 'indonesian-date' },
      draft: { type: 'boolean', default: false },
      tags: { type: 'array', items: text },
      hours: group({ day: text, until: text }),
      'a/b~c': text,
    }),
    required: ['title'],
  },
});

const faultsOf = (yaml: string, changes: Partial<Document> = {}): Fault[] => {
  const document = documentOf(yaml, changes);
  return documentFaults(model, document, structuredClone(document.fields), CHECKS.file);
};
/** Codes with pointers, for a document with a title. */
const codes = (yaml: string, changes: Partial<Document> = {}) =>
  faultsOf(`title: Teh\n${yaml}`, changes).map(({ code, at }) => [code, 'pointer' in at ? at.pointer : null]);

describe('the model', () => {
  it('reports nothing for valid fields, and fills in its defaults', () => {
    const document = documentOf('title: Teh jahe\nbegan: 2 Mei 2025\nhours: { day: Senin }\n');
    const fields = structuredClone(document.fields);
    expect(documentFaults(model, document, fields, CHECKS.file)).toEqual([]);
    expect(fields).toEqual({ ...document.fields, draft: false });
    expect(document.fields).not.toHaveProperty('draft');
  });

  it('is reported in the words of the format that it names', () => {
    expect(codes('began: 2 May 2025')).toEqual([['content/english-month', '/began']]);
  });

  it('is reported with the value as typed', () => {
    expect(faultsOf('title: 007')).toMatchObject([
      { code: 'content/leading-zero', params: { name: 'title', value: '007', fix: 'title: "007"' } },
    ]);
    expect(faultsOf('title: Teh\nexcerpt: # Segelas')).toMatchObject([
      { code: 'yaml/value-is-comment', params: { name: 'excerpt', fix: 'excerpt: "# Segelas"' } },
    ]);
  });

  it.each([
    ['title:', true],
    ['title: " \\t "', true],
    ['title: Teh\nexcerpt: "\t"', false],
  ])('is reported with whether it requires the value: %j', (yaml, isDemanded) => {
    const pointer = isDemanded ? '/title' : '/excerpt';
    expect(faultsOf(yaml)).toEqual([{ ...emptyAt(pointer, isDemanded), at: { pointer } }]);
  });

  it.each(['excerpt:', 'excerpt: ~', 'excerpt: ""'])(
    'counts an optional field without a value as left out: %j',
    (yaml) => {
      const document = documentOf(`title: Teh\n${yaml}`);
      const fields = structuredClone(document.fields);
      expect(documentFaults(model, document, fields, CHECKS.file)).toEqual([]);
      expect(Object.hasOwn(fields, 'excerpt') && fields.excerpt === null).toBe(false);
    },
  );

  it('is not applied if no field could be read', () => {
    const unread = { lines: new Set([1]), names: new Set<string>(), uncertain: true };
    const document = documentOf('x: "\\u202e"', { unread: { ...unread, whole: true } });
    const fields = structuredClone(document.fields);
    expect(documentFaults(model, document, fields, CHECKS.file)).toEqual([]);
    expect(fields).toEqual(document.fields);
    expect(codes('x: 1', { unread: { ...unread, whole: false } })).toEqual([['content/unknown-field', '/x']]);
  });
});

describe('a text', () => {
  it.each([
    'Teh',
    '""',
    'Téh “hangat”, 90 °C',
    'Comment ça va\u202f? «\u00a0Bien\u00a0», 90\u202f%, 10\u00a0kg\u00a0— oui',
    '第一章\u3000はじめに',
    '"“Teh”"',
    '“Teh” “jahe”',
    'Чай',
    '|\n    Teh\n',
    '>\n    Teh\n    jahe\n',
    '"a\\\\b"',
    "'a\\ud800'",
  ])('may be %j', (value) => {
    expect(codes(`began: 2 Mei 2025\nhours:\n  day: ${value}`)).toEqual([]);
  });

  const place = (spot?: string) => ({ pointer: '/excerpt', ...(spot && { spot }) });
  it.each([
    ['"a\\u202eb\\u00a0"', 'content/control-character', { name: 'excerpt', character: 'U+202E' }, '\u202e'],
    ['"\\u200bTеh\\ufeff"', 'content/control-character', { name: 'excerpt', character: 'U+FEFF' }, '\ufeff'],
    ['"\\u200b\\u2800"', 'content/invisible-text', { name: 'excerpt', characters: 'U+200B, U+2800' }, ''],
    ['“Tеh”', 'yaml/curly-quotes', { fix: '"Tеh"' }, ''],
    ['"“Tеh”"', 'content/look-alike-in-text', { name: 'excerpt', letter: 'е', character: 'U+0435' }, 'е'],
    [
      '"Tеh\\u00a0"',
      'content/look-alike-in-text',
      { name: 'excerpt', letter: 'е', character: 'U+0435' },
      'е',
    ],
    ['"Teh\\u00a0"', 'content/odd-space-in-text', { name: 'excerpt', character: 'U+00A0' }, '\u00a0'],
  ])('like %s gives %s', (value, code, params, spot) => {
    expect(faultsOf(`title: Teh\nexcerpt: ${value}`)).toEqual([{ code, params, at: place(spot) }]);
  });

  it('that consists of spaces gives only one fault', () => {
    expect(codes('excerpt: "\\u00a0\\u2003"')).toEqual([['content/empty', '/excerpt']]);
  });

  it('may contain a lone surrogate, which outweighs other rules', () => {
    const faults = faultsOf('title: Teh\nbegan: "2 \\ud800\\u202e Mei"');
    expect(faults).toEqual([
      {
        code: 'content/lone-surrogate',
        params: { name: 'began', character: 'U+D800' },
        at: { pointer: '/began', within: { start: 3, end: 9 } },
      },
    ]);
  });

  it('may contain HTML, Markdown and an odd ending at once', () => {
    expect(codes('excerpt: "<b>Teh</b> **jahe**\\u00a0"')).toEqual([
      ['content/html-in-text', '/excerpt'],
      ['content/markdown-in-text', '/excerpt'],
      ['content/odd-space-in-text', '/excerpt'],
    ]);
    expect(codes('excerpt: <b>Teh</b>')).toEqual([['content/html-in-text', '/excerpt']]);
    expect(faultsOf('title: "[Teh]"\n')).toEqual([]);
    const [first] = faultsOf('title: Teh\nexcerpt: Teh <b>jahe</b>');
    expect(first?.at).toMatchObject({ within: { start: 4, end: 7 } });
  });

  it('may contain fields, as its source shows', () => {
    const [fault, ...more] = faultsOf('title: Teh\nexcerpt:\n  Segelas\n  began: Mei', {
      fields: { title: 'Teh', excerpt: 'Segelas began: Mei' },
    });
    expect(fault).toMatchObject({
      code: 'content/field-in-text',
      params: { name: 'excerpt', field: 'began' },
    });
    expect(more).toEqual([]);
    expect(codes('excerpt: "Segelas began: Mei"')).toEqual([]);
  });

  it('that should be fields only lacks the space after the colon', () => {
    expect(codes('hours: day:Senin')).toEqual([['yaml/missing-space', '/hours']]);
    expect(codes('hours: Senin')).toEqual([['content/expected-fields', '/hours']]);
  });
});

describe('texts', () => {
  it('are found at any depth', () => {
    const yaml = 'tags: [Teh, "\\u00a0a"]\nhours: { day: "\\u00a0b", until: c }\na/b~c: "\\u00a0d"';
    expect(codes(yaml)).toEqual([
      ['content/odd-space-in-text', '/tags/1'],
      ['content/odd-space-in-text', '/hours/day'],
      ['content/odd-space-in-text', '/a~1b~0c'],
    ]);
  });

  it('are not the only values checked', () => {
    expect(codes('tags: [1, null, [], true]').map(([code]) => code)).toEqual([
      'content/number-not-text',
      'content/empty',
      'content/expected-text',
      'content/true-false-not-text',
    ]);
  });

  it('in names of fields may contain a lone surrogate too', () => {
    const [first, ...more] = faultsOf('title: Teh\n"a\\udfff": 1\n');
    expect(first).toEqual({
      code: 'content/lone-surrogate',
      params: { name: 'a\udfff', character: 'U+DFFF' },
      at: { pointer: '/a\udfff', target: 'key' },
    });
    expect(more).toEqual([]);
    expect(codes('tags: { "\\udfff": 1 }')).toEqual([['content/expected-list', '/tags']]);
  });
});

describe('a warning', () => {
  it('is omitted for a value with an error', () => {
    expect(codes('began: "\\u00a02025-05-02"')).toEqual([['content/date-in-digits', '/began']]);
  });

  it('is omitted inside such a value', () => {
    expect(codes('musik: { day: ["\\u00a0a"] }\ntags: { b: "\\u00a0c" }')).toEqual([
      ['content/expected-list', '/tags'],
      ['content/unknown-field', '/musik'],
    ]);
  });

  it('is omitted in a file with an error as a whole', () => {
    const { site: large } = modelsOf({
      site: { type: 'object', minProperties: 2, properties: { title: text } },
    });
    const document = documentOf('title: "\\u00a0Teh"');
    expect(documentFaults(large, document, structuredClone(document.fields), CHECKS.file)).toMatchObject([
      { code: 'content/invalid', at: { pointer: '' } },
    ]);
  });

  it('is reported for neighbouring fields, even if their names start with its name', () => {
    expect(codes('hours: { day: 1, until: "\\u00a0a" }\ntag: 1\ntags: ["\\u00a0b"]')).toEqual([
      ['content/number-not-text', '/hours/day'],
      ['content/unknown-field', '/tag'],
      ['content/odd-space-in-text', '/hours/until'],
      ['content/odd-space-in-text', '/tags/0'],
    ]);
  });

  it('is reported next to a missing field', () => {
    expect(faultsOf('excerpt: "\\u00a0a"').map(({ code }) => code)).toEqual([
      'content/missing-field',
      'content/odd-space-in-text',
    ]);
  });
});

describe('faults', () => {
  const grave: Fault = { code: 'content/empty', at: { pointer: '/a' } };
  const odd: Fault = { code: 'content/odd-space-in-text', at: { pointer: '/b', target: 'key' } };
  const elsewhere: Fault = { code: 'slug/invalid', at: { start: 0, end: 0 } };

  it('have the values recorded', () => {
    expect(pointersOf([grave, odd, elsewhere, grave])).toEqual(new Set(['/a', '/b']));
    expect(pointersOf([])).toEqual(new Set());
  });

  it('are severe by the catalogue, or by the words of the site', () => {
    const words = { message: '', hint: '' };
    expect([grave, odd, elsewhere].map(isGrave)).toEqual([true, false, true]);
    expect(isGrave({ ...grave, own: { severity: 'warning', id: words, en: words } })).toBe(false);
    expect(isGrave({ ...odd, own: { severity: 'error', id: words, en: words } })).toBe(true);
  });
});

describe('the result', () => {
  const value = (pointer: string) => ({ pointer }) as const;
  const LINES = 'title: Teh\nexcerpt: Segelas\nbegan: Mei\n';
  const outcome = (faults: readonly Fault[], unread: UnreadLines | null = null) => {
    const { value: entry, diagnostics } = outcomeOf(documentOf(LINES, { unread }), faults, 'entry');
    return { entry, reported: diagnostics.map(({ code, range }) => `${range.line}:${range.column} ${code}`) };
  };
  const unread = (changes: Partial<UnreadLines>): UnreadLines => ({
    lines: new Set(),
    names: new Set(),
    uncertain: false,
    whole: false,
    ...changes,
  });

  it('is an entry if all is valid', () => {
    expect(outcome([])).toEqual({ entry: 'entry', reported: [] });
    expect(outcome([{ code: 'content/odd-space-in-text', at: value('/title') }])).toEqual({
      entry: 'entry',
      reported: ['1:8 content/odd-space-in-text'],
    });
  });

  it('is no entry if anything is faulty', () => {
    const faults: Fault[] = [{ code: 'content/empty', at: value('/title') }];
    expect(outcomeOf(documentOf(LINES), faults, 'entry')).toMatchObject({
      value: null,
      diagnostics: [{ code: 'content/empty', severity: 'error', file: 'acara/teh.yaml', field: '/title' }],
    });
    expect(outcomeOf(documentOf(LINES, { unread: unread({}) }), [], 'entry')).toEqual({
      value: null,
      diagnostics: [],
    });
  });

  it('omits warnings for a faulty value, and nothing else', () => {
    const faults: Fault[] = [
      { code: 'content/odd-space-in-text', at: value('/title') },
      { code: 'content/html-in-text', at: value('/excerpt') },
      { code: 'content/empty', at: value('/title') },
      { code: 'content/too-long', at: value('/title') },
      { code: 'content/markdown-in-text', at: { start: 28, end: 29 } },
    ];
    expect(outcome(faults).reported).toEqual([
      '1:8 content/empty',
      '1:8 content/too-long',
      '2:10 content/html-in-text',
      '3:1 content/markdown-in-text',
    ]);
  });

  it('is sorted from top to bottom and from left to right', () => {
    const faults: Fault[] = [
      { code: 'content/empty', at: value('/began') },
      { code: 'content/too-long', at: value('/excerpt') },
      { code: 'content/unknown-field', at: { pointer: '/excerpt', target: 'key' } },
      { code: 'content/not-one-of', at: value('/title') },
      { code: 'slug/invalid', at: { start: 0, end: 0 } },
    ];
    expect(outcome(faults).reported).toEqual([
      '1:1 slug/invalid',
      '1:8 content/not-one-of',
      '2:1 content/unknown-field',
      '2:10 content/too-long',
      '3:8 content/empty',
    ]);
  });

  const missing = (name: string): Fault => ({
    code: 'content/missing-field',
    params: { name },
    at: { pointer: `/${name}`, target: 'key' },
  });
  const faults = [
    missing('topic'),
    missing('photo'),
    { code: 'content/too-long', at: value('/excerpt') },
    { code: 'content/not-one-of', params: { name: 'topic' }, at: value('/began') },
  ] as const;
  const [topic, photo, long, choice] = [
    '1:1 content/missing-field',
    '1:1 content/missing-field',
    '2:10 content/too-long',
    '3:8 content/not-one-of',
  ];

  it.each([
    ['all of a file that was read', null, [topic, photo, long, choice]],
    ['nothing of a line that was not read', { lines: new Set([2, 4]) }, [topic, photo, choice]],
    ['no field missing whose name was seen', { names: new Set(['topic', 'excerpt']) }, [photo, long, choice]],
    ['no field missing that may be there', { uncertain: true }, [long, choice]],
  ])('reports %s', (_, changes, reported) => {
    expect(outcome(faults, changes && unread(changes))).toEqual({ entry: null, reported });
  });
});
