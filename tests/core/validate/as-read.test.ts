import { describe, expect, it } from 'vitest';
import { withCharacters } from '../../../cli/core/validate/as-read.ts';
import { validateEntry, validateSite } from '../../../cli/core/validate/validate.ts';
import { documentOf, modelsOf, type WholeSchema } from '../../support/values/validate-values.ts';

const text: WholeSchema = { type: 'string' };
const models = modelsOf({
  site: {
    type: 'object',
    properties: {
      title: text,
      url: text,
      topics: { type: 'array', items: { type: 'object', properties: { name: text } } },
    },
  },
  acara: {
    type: 'object',
    properties: {
      title: { ...text, 'x-role': 'title' },
      names: { type: 'array', items: text },
      topics: { type: 'array', items: text, 'x-one-of': 'topics/name' },
      hour: { type: 'object', properties: { place: text, href: text } },
      link: { type: 'string', format: 'link' },
      pages: { type: 'array', items: { type: 'string', format: 'link' } },
      sources: { type: 'array', items: { type: 'object', properties: { title: text, url: text } } },
      size: { enum: ['a&amp;b'], type: 'string' },
    },
  },
});
const [acara] = models.collections;
const context = {
  choices: { 'topics/name': ['Salt & Pepper'] },
  targets: {},
  images: new Set<string>(),
  reserved: [],
};
const validated = (yaml: string) => {
  if (!acara) throw new Error('no collection');
  return validateEntry(documentOf(yaml), acara, context, models);
};
const fieldsOf = (yaml: string) => validated(yaml).value?.fields;
const faultsOf = (yaml: string) => validated(yaml).diagnostics;

describe('a text alone where the model has a list of texts', () => {
  it.each([
    ['names: Tea and bread\n', { names: ['Tea and bread'] }],
    ["names: 'Tea &amp; bread'\n", { names: ['Tea & bread'] }],
    ['names: /old/\n', { names: ['/old/'] }],
    ['topics: Salt & Pepper\n', { topics: ['Salt & Pepper'] }],
  ])('is a list of one: %j', (yaml, fields) => {
    expect(fieldsOf(yaml)).toEqual(fields);
  });

  it.each([
    'Tea, bread',
    'Tea; bread',
    'Tea | bread',
    '-Tea',
    '• Tea',
    '\n  Tea\n  bread',
    '|\n  Tea\n  bread',
    '7',
  ])('may be several: %j', (value) => {
    expect(faultsOf(`names: ${value}\n`).map(({ field, severity }) => [field, severity])).toContainEqual([
      '/names',
      'error',
    ]);
  });

  it('has its faults at the text', () => {
    expect(faultsOf('topics: Salt\n')).toMatchObject([
      { field: '/topics/0', range: { line: 1, column: 9, endColumn: 13 } },
    ]);
  });

  it('shows a text with commas as a list', () => {
    const shown = (yaml: string) => faultsOf(yaml)[0]?.params.rows;
    expect(shown('names: Tea, two breads\n')).toEqual(['names:', '  - Tea', '  - two breads']);
    expect(shown('names: Tea, "bread"\n')).toEqual([]);
  });

  it('shows a group alone as the item of a list of groups', () => {
    const shown = (yaml: string) => faultsOf(yaml)[0]?.params.rows;
    const lines = ['sources:', '  - title: Tea', '    url: https://a.example/'];
    expect(shown('sources:\n    title: Tea\n    url: https://a.example/\n')).toEqual(lines);
    expect(shown('sources: {title: Tea}\n')).toEqual(['sources:', '  - {title: Tea}']);
    expect(shown('names: {title: Tea}\n')).toEqual([]);
  });

  it('is none of the choices if it is a number', () => {
    expect(faultsOf('topics: [12]\n').map(({ code }) => code)).toEqual(['content/not-one-of']);
    expect(faultsOf('names: [12]\n').map(({ code }) => code)).toEqual(['content/number-not-text']);
  });

  it('may be the word null only if it is free', () => {
    const fixes = (yaml: string) => faultsOf(yaml).map(({ params }) => params.fix);
    expect(fixes('names: [null]\n')).toEqual(['- "null"']);
    expect(fixes('pages: [null]\n')).toEqual(['']);
  });
});

describe('characters that a field names', () => {
  it.each([
    ['Salt &amp; Pepper', 'Salt & Pepper'],
    ['&quot;Tea&quot; &mdash; FCC&#8217;s&#x2026;', '"Tea" — FCC’s…'],
    ['Tea&nbsp;time&#8203;', 'Tea time'],
    ['&nbsp;Tea&NewLine;time', 'Tea time'],
    ['&lt;b&gt;', '<b>'],
    ['&amp;lt;', '&lt;'],
    ['a &#x202E; &#0; b', 'a &#x202E; &#0; b'],
    ['AT&T &none; R&D; &amp', 'AT&T &none; R&D; &amp'],
  ])('%j', (written, intended) => {
    expect(withCharacters(written)).toBe(intended);
    expect(fieldsOf(`title: '${written}'\n`)).toEqual({ title: intended });
  });

  it('are read where the model has a text for people, at any depth', () => {
    const yaml =
      'names: [a &lt; b]\ntopics: [Salt &amp; Pepper]\nhour: { place: A&amp;B, href: /?a=b&amp;c }\n' +
      'link: https://a.example/?b&amp;c\nsize: a&amp;b\n';
    expect(fieldsOf(yaml)).toEqual({
      names: ['a < b'],
      topics: ['Salt & Pepper'],
      hour: { place: 'A&B', href: '/?a=b&amp;c' },
      link: 'https://a.example/?b&amp;c',
      size: 'a&amp;b',
    });
  });

  it('are read in the settings, and the parsed fields stay unchanged', () => {
    const document = documentOf('title: A&amp;B\nurl: https://a.example/\ntopics: [{ name: C&amp;D }]\n');
    const { value } = validateSite(document, models, { checkSettings: () => [], diagnostics: {} } as never);
    expect(value).toMatchObject({ title: 'A&B', topics: [{ name: 'C&D' }] });
    expect(document.fields).toMatchObject({ title: 'A&amp;B', topics: [{ name: 'C&amp;D' }] });
  });
});

describe('a title that the file does not state', () => {
  const own = modelsOf({
    site: { type: 'object' },
    acara: {
      type: 'object',
      'x-body': 'optional',
      required: ['title'],
      properties: { title: { ...text, minLength: 1, 'x-role': 'title', 'x-from': 'heading' } },
    },
    named: {
      type: 'object',
      'x-body': 'optional',
      required: ['title'],
      properties: { title: { ...text, minLength: 1, 'x-role': 'title', 'x-from': 'name' } },
    },
  });
  const titleOf = (body: string, path = 'acara/teh.md', yaml = '', name = 'acara') => {
    const collection = own.collections.find((one) => one.name === name);
    if (!collection) throw new Error('no collection');
    const document = documentOf(yaml, { path, body: { text: body, start: 0 } });
    const { value, diagnostics } = validateEntry(document, collection, context, own);
    return value ? value.fields.title : diagnostics.map(({ code }) => code);
  };

  it.each([
    ['# Tea *and* `bread` {#own}\n\nText.\n', 'Tea and bread'],
    ['\nTea\n===\n\nText.\n', 'Tea'],
    ['Text first.\n\n# Tea #\n', 'Tea'],
    // No title of the whole.
    ['## A part\n\n# Tea\n', 'Teh'],
    ['```sh\n# a comment\n```\n', 'Teh'],
    ['> # Quoted\n', 'Teh'],
    ['#\n\nText.\n', 'Teh'],
    ['Text.\n', 'Teh'],
  ])('is the first heading of %j, or the name', (body, title) => {
    expect(titleOf(body)).toBe(title);
    expect(titleOf(body, 'named/teh.md', '', 'named')).toBe('Teh');
    expect(titleOf(body, 'acara/teh.md', 'title: Stated\n')).toBe('Stated');
  });

  it.each([
    ['acara/02-first-steps.md', 'First steps'],
    ['acara/2024-01-05-hello_world.md', 'Hello world'],
    ['acara/My Note (draft).md', 'My Note (draft)'],
    ['acara/v1.2.md', 'v1.2'],
    ['acara/teh.en.md', ['slug/undeclared-language']],
    ['acara/guide/_index.md', 'Guide'],
    ['acara/Getting started/index.md', 'Getting started'],
    ['acara/README.md', 'Acara'],
    ['acara/привет-мир.md', 'Привет мир'],
  ])('in the name of %s', (path, title) => {
    expect(titleOf('Text.\n', path)).toEqual(title);
  });

  it('is missing where the model has it from nowhere', () => {
    expect(faultsOf('names: a\n')).toEqual([]);
    const plain = modelsOf({
      acara: {
        type: 'object',
        'x-body': 'optional',
        required: ['title'],
        properties: { title: { ...text, 'x-role': 'title' } },
      },
      site: { type: 'object' },
    });
    const [collection] = plain.collections;
    if (!collection) throw new Error('no collection');
    const document = documentOf('', { path: 'acara/teh.md', body: { text: '# Tea\n', start: 0 } });
    const { diagnostics } = validateEntry(document, collection, context, plain);
    expect(diagnostics.map(({ code }) => code)).toEqual(['content/missing-field']);
  });
});
