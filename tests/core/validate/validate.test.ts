/** Documents become entries of their model, or get faults. */
import { describe, expect, it } from 'vitest';
import { emptyAt } from '../../../cli/advice/field-faults/from-ajv.ts';
import { CHECKS } from '../../../cli/checks/index.ts';
import { repaired } from '../../../cli/core/entries/repair.ts';
import { type Collection, modelFor } from '../../../cli/core/models/models.ts';
import type { Document } from '../../../cli/core/stages/document.ts';
import type { EntryContext, Fields } from '../../../cli/core/stages/entry.ts';
import { validateEntry, validateSite } from '../../../cli/core/validate/validate.ts';
import { documentOf, modelsOf, type WholeSchema } from '../../support/values/validate-values.ts';

const text: WholeSchema = { type: 'string' };
const group = (properties: Record<string, WholeSchema>, changes: WholeSchema = {}): WholeSchema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  ...changes,
});
const page = (template: string, changes: WholeSchema): WholeSchema =>
  group(
    {
      template: { const: template },
      title: { ...text, 'x-role': 'title' },
      path: { type: 'string', format: 'page-path' },
    },
    { 'x-collection': { folder: 'pages', address: 'path' }, ...changes },
  );

const models = modelsOf({
  site: group(
    {
      title: { ...text, 'x-role': 'title' },
      url: text,
      open: { type: 'boolean', default: true },
      topics: { type: 'array', items: group({ name: text }) },
    },
    {
      required: ['title', 'url'],
    },
  ),
  acara: group(
    {
      title: { ...text, 'x-role': 'title' },
      topic: { type: 'string', 'x-one-of': 'topics/name' },
      began: { type: 'string', format: 'indonesian-date' },
      ended: { type: 'string', format: 'indonesian-date', 'x-not-before': 'began' },
      draft: { type: 'boolean', default: false },
    },
    { required: ['title'], 'x-collection': { folder: 'acara' } },
  ),
  'page-lost': page('lost', { 'x-address': '/404.html' }),
  'page-plain': page('plain', { 'x-body': 'required' }),
});
const collectionNamed = (name: string): Collection => {
  const found = models.collections.find((one) => one.name === name);
  if (!found) throw new Error('no collection');
  return found;
};
const [acara, pages] = [collectionNamed('acara'), collectionNamed('pages')];

const context: EntryContext = {
  choices: { 'topics/name': ['Air', 'Api'] },
  targets: {},
  images: new Set<string>(),
  reserved: ['artikel'],
};

const CHECKED = { checks: CHECKS.file, collections: [] };

const codesOf = ({ diagnostics }: { diagnostics: readonly { code: string; field: string }[] }) =>
  diagnostics.map(({ code, field }) => [code, field]);
const event = (yaml: string, changes: Partial<Document> = {}) =>
  validateEntry(documentOf(yaml, changes), acara, context, CHECKED);
const pageOf = (yaml: string, changes: Partial<Document> = {}) => {
  const body = { text: 'Isi.', start: yaml.length };
  return validateEntry(
    documentOf(yaml, { path: 'pages/kontak.md', body, ...changes }),
    pages,
    context,
    CHECKED,
  );
};

describe('the model of an entry', () => {
  it('is the only one of its collection', () => {
    expect(modelFor(acara, {})?.name).toBe('acara');
    expect(modelFor(acara, { template: 'plain' })?.name).toBe('acara');
  });

  it('is selected by its template', () => {
    expect(modelFor(pages, { template: 'plain' })?.name).toBe('page-plain');
    expect(modelFor(pages, { template: 'lost' })?.name).toBe('page-lost');
    for (const template of [undefined, null, '', 'page-plain', 7, ['plain']])
      expect(modelFor(pages, { template })).toBeUndefined();
  });
});

describe('an entry', () => {
  it('has its fields with their defaults, and its model', () => {
    const document = documentOf('title: Teh\ntopic: Api\n');
    expect(validateEntry(document, acara, context, CHECKED)).toEqual({
      value: {
        model: modelFor(acara, {}),
        fields: { title: 'Teh', topic: 'Api', draft: false },
        address: null,
        bodyStart: null,
      },
      diagnostics: [],
    });
    expect(document.fields).toEqual({ title: 'Teh', topic: 'Api' });
  });

  it('may have an address of its own', () => {
    const address = (yaml: string, changes: Partial<Document> = {}) => pageOf(yaml, changes).value?.address;
    expect(address('template: plain\n')).toBe('/kontak/');
    expect(address('template: plain\npath: /hubungi/kami/\n')).toBe('/hubungi/kami/');
    expect(address('template: plain\n', { path: 'pages/index.md' })).toBe('/');
    expect(address('template: lost\n', { body: null })).toBe('/404.html');
  });

  it('may have a fixed address in a collection whose entries set none', () => {
    const { collections } = modelsOf({
      site: group({}),
      main: group({ title: text }, { 'x-collection': { folder: 'main' }, 'x-address': '/' }),
    });
    const document = documentOf('title: Teh\n', { path: 'main/any.yaml' });
    const [main] = collections as [Collection];
    expect(validateEntry(document, main, context, CHECKED).value?.address).toBe('/');
    expect(repaired(document, main, context, []).address).toBe('/');
  });

  it('may have warnings', () => {
    const { value, diagnostics } = event('title: <b>Teh\n');
    expect(value?.fields.title).toBe('<b>Teh');
    expect(diagnostics.map(({ code }) => code)).toEqual(['content/html-in-text']);
  });

  it.each([
    ['by its model', 'topic: Air\n', [['content/missing-field', '/title']]],
    ['by the lists of the site', 'title: Teh\ntopic: Angin\n', [['content/not-one-of', '/topic']]],
    [
      'by its model alone where both hold',
      'title: Teh\nended: 1 Mai 2025\n',
      [['content/bad-month', '/ended']],
    ],
    [
      'by all of them at once',
      'topic: Angin\nbegan: 2 Mai 2025\nended: 1 Mei 2025\n',
      [
        ['content/missing-field', '/title'],
        ['content/not-one-of', '/topic'],
        ['content/bad-month', '/began'],
      ],
    ],
  ])('is rejected %s', (_, yaml, codes) => {
    const outcome = event(yaml);
    expect(outcome.value).toBeNull();
    expect(codesOf(outcome)).toEqual(codes);
  });

  it('is not checked by rules if a value is invalid', () => {
    expect(codesOf(event('title: Teh\ntopic: "Air\\u202e"\n'))).toEqual([
      ['content/control-character', '/topic'],
    ]);
  });

  it('may have warnings by a rule about several fields', () => {
    const outcome = event('title: Teh\nbegan: 2 Mei 2025\nended: 1 Mei 2025\n');
    expect(outcome.value).not.toBeNull();
    expect(codesOf(outcome)).toEqual([['content/updated-before-published', '/ended']]);
  });

  it('is checked by rules even if a value has a warning', () => {
    expect(codesOf(event('title: Teh\ntopic: <b>Angin\n'))).toEqual([['content/not-one-of', '/topic']]);
  });
});

describe('a body', () => {
  const yaml = 'title: Teh\n';
  const body = { text: 'Isi.', start: yaml.length };

  it('is rejected where none is allowed, in the words of the template', () => {
    expect(codesOf(event(yaml, { text: `${yaml}Isi.`, body }))).toEqual([['page/unused-body', '']]);
    const { diagnostics } = pageOf('template: plain\n', { body: null });
    expect(diagnostics).toMatchObject([{ code: 'page/needs-body', params: { template: 'plain' } }]);
    expect(event(yaml, { text: `${yaml}Isi.`, body }).diagnostics[0]?.params).toEqual({ template: '' });
  });

  it('is not checked against invalid fields', () => {
    expect(codesOf(event('topic: Air\n', { text: 'topic: Air\nIsi.', body }))).toEqual([
      ['content/missing-field', '/title'],
    ]);
    expect(
      codesOf(event('title: <b>Teh\n', { text: 'title: <b>Teh\nIsi.', body: { text: 'Isi.', start: 14 } })),
    ).toEqual([
      ['content/html-in-text', '/title'],
      ['page/unused-body', ''],
    ]);
  });
});

describe('the name of a file', () => {
  it.each([
    ['acara/-.yaml', [['slug/invalid', '']]],
    ['acara/-teh.yaml', []],
    ['acara/Teh Jahe (resep).yaml', []],
    ['acara/acme.sh-dns.yaml', []],
    ['acara/artikel.yaml', []],
    ['acara/assets.yaml', []],
    ['acara/index.yaml', []],
  ])('without an address in the fields, %j, gives %j', (path, codes) => {
    const outcome = event('title: Teh\n', { path });
    expect(codesOf(outcome)).toEqual(codes);
    expect(outcome.value === null).toBe(codes.length > 0);
  });

  it.each([
    ['pages/artikel.md', 'template: plain\n', [['slug/reserved', '']]],
    ['pages/artikel.md', 'template: plain\npath: /tulisan/\n', []],
    ['pages/kontak.md', 'template: plain\npath: /artikel/\n', [['slug/reserved', '/path']]],
    [
      'pages/artikel.md',
      'template: plain\ntitle: 7\n',
      [
        ['slug/reserved', ''],
        ['content/number-not-text', '/title'],
      ],
    ],
    [
      'pages/kontak.md',
      'template: plain\ntitle: 7\npath: /artikel/\n',
      [['content/number-not-text', '/title']],
    ],
    ['pages/artikel.md', 'template: plain\npath: tulisan\n', [['content/bad-path', '/path']]],
  ])('with an address in the fields, %j with %j, gives %j', (path, yaml, codes) => {
    expect(codesOf(pageOf(yaml, { path }))).toEqual(codes);
  });

  it('is not checked if the address is fixed', () => {
    expect(codesOf(pageOf('template: lost\n', { path: 'pages/artikel.md', body: null }))).toEqual([]);
    expect(codesOf(pageOf('template: lost\npath: /artikel/\n', { body: null }))).toEqual([]);
  });
});

describe('a template', () => {
  const fault = (yaml: string) => {
    const { value, diagnostics } = pageOf(yaml);
    expect(value).toBeNull();
    expect(diagnostics).toHaveLength(1);
    return diagnostics[0];
  };

  it('is required', () => {
    expect(fault('title: Teh\n')).toMatchObject({
      code: 'content/missing-field',
      params: { name: 'template', about: { id: 'lost, plain.', en: 'lost, plain.' } },
      field: '/template',
      range: { line: 1, column: 1 },
    });
    for (const yaml of ['template:\n', 'template: ""\n']) {
      const { code, params } = emptyAt('/template', true);
      expect(fault(yaml)).toMatchObject({ code, params, field: '/template' });
    }
  });

  it('must exist', () => {
    expect(fault('title: Teh\ntemplate: palin\n')).toMatchObject({
      code: 'page/unknown-template',
      params: { value: 'palin', allowed: 'lost, plain' },
      suggestions: ['plain'],
      field: '/template',
      range: { line: 2, column: 11 },
    });
    expect(fault('template: sesuatu\n')?.suggestions).toEqual([]);
    expect(fault('template: 7\n')?.params.value).toBe('7');
    expect(fault('template: [plain]\n')?.params.value).toBe('["plain"]');
  });

  it.each([
    ['template: “plain”\n', 'yaml/curly-quotes', 'plain'],
    ['template: "plain\\u00a0"\n', 'content/odd-space', 'plain'],
    ['template: plаin\n', 'content/look-alike', 'plain'],
  ])('may contain lookalike characters: %j', (yaml, code, suggestion) => {
    const found = fault(yaml);
    const named = expect.stringContaining('template');
    expect(found).toMatchObject({ code, suggestions: [suggestion], field: '/template' });
    expect(found?.range.column).toBe(11);
    if (code !== 'yaml/curly-quotes') expect(found?.params.what).toEqual({ id: named, en: named });
  });

  it('is quoted by its beginning if it is long', () => {
    expect(fault(`template: ${'x'.repeat(80)}\n`)?.params.value).toBe('x'.repeat(80));
    expect(fault(`template: ${'x'.repeat(81)}\n`)?.params.value).toBe(`${'x'.repeat(80)}…`);
    expect(fault(`template: [${'x'.repeat(90)}]\n`)?.params.value).toBe(`["${'x'.repeat(78)}…`);
  });
});

describe('the settings of the site', () => {
  const words = { message: 'a', hint: 'b' };
  const own = { severity: 'error', id: words, en: words, explanation: null as never } as const;
  const calls: Fields[] = [];
  const settings = (yaml: string, code?: string) => {
    calls.length = 0;
    return validateSite(documentOf(yaml, { path: 'site.yaml' }), models, {
      diagnostics: { 'acara/closed': own, 'acara/odd': { ...own, severity: 'warning' } },
      checkSettings(fields) {
        calls.push({ ...fields });
        return code === undefined ? [] : [{ code, params: {}, at: { pointer: '/open' } }];
      },
    });
  };
  const RIGHT = 'title: Teh\nurl: https://contoh.id/\nopen: false\n';

  it('are its fields with their defaults', () => {
    expect(settings('title: Teh\nurl: https://contoh.id/\n')).toEqual({
      value: { title: 'Teh', url: 'https://contoh.id/', open: true },
      diagnostics: [],
    });
    expect(calls).toEqual([{ title: 'Teh', url: 'https://contoh.id/', open: true }]);
  });

  it('are checked by the site in its own words', () => {
    const { value, diagnostics } = settings(RIGHT, 'acara/closed');
    expect(value).toBeNull();
    expect(diagnostics).toMatchObject([
      { code: 'acara/closed', severity: 'error', own: { severity: 'error', id: words }, range: { line: 3 } },
    ]);
    const odd = settings(RIGHT, 'acara/odd');
    expect(odd.value).toMatchObject({ open: false });
    expect(codesOf(odd)).toEqual([['acara/odd', '/open']]);
  });

  it('are checked by the site only if they are valid by their model', () => {
    const { value, diagnostics } = settings('title: Teh\n', 'acara/closed');
    expect(value).toBeNull();
    expect(codesOf({ diagnostics })).toEqual([['content/missing-field', '/url']]);
    expect(calls).toEqual([]);
    expect(codesOf(settings('title: <b>Teh\nurl: a\n', 'acara/odd'))).toHaveLength(2);
  });
});
