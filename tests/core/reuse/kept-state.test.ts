/** Values accepted from an untrusted state: only those that content could have. */
import { describe, expect, it } from 'vitest';
import { knownEntries } from '../../../cli/core/entries/read-entries.ts';
import { isHead, isSaid, PART_CHECKS } from '../../../cli/core/reuse/kept-state.ts';
import type { EntryRead } from '../../../cli/core/stages/entry.ts';
import { nothingKept } from '../../../cli/core/stages/site-state.ts';
import { factsOf } from '../../support/picture-values.ts';
import { entryOf, models } from '../../support/render-values.ts';

/** A copy with another value at a path of names; `undefined` removes the field. */
function changed<T extends object>(value: T, path: string, put: unknown): T {
  const copy = structuredClone(value);
  const names = path.split('.');
  const last = names.pop() ?? '';
  let place = copy as Record<string, unknown>;
  for (const name of names) place = place[name] as Record<string, unknown>;
  place[last] = put;
  return copy;
}

const WARNING = {
  code: 'file/ignored',
  severity: 'warning',
  params: { name: 'a', number: 1, both: { id: 'a', en: 'b' } },
  suggestions: ['a'],
  file: 'goods/tea.md',
  range: { line: 1, column: 1, endLine: 1, endColumn: 2 },
  field: '/title',
  lineText: 'title: a',
};
const WORDS = { message: 'm', hint: 'h' };
const OWN = { severity: 'note', id: WORDS, en: WORDS };
const NOTE_OF_SITE = { ...WARNING, code: 'shop/sold-out', own: OWN, severity: 'note' };

/** Path of names, and the new value. */
type Change = [path: string, put: unknown];

/** Invalid forms of a diagnostic, wherever it is stored. */
const BAD_DIAGNOSTICS: Change[] = [
  ['code', 'file/no-such-code'],
  ['code', 'toString'],
  ['code', 1],
  ['severity', 'error'],
  ['severity', 'note'],
  ['severity', undefined],
  ['params', null],
  ['params.name', null],
  ['params.name', ['a']],
  ['params.both', { id: 'a' }],
  ['params.both', { en: 'a' }],
  ['suggestions', 'a'],
  ['suggestions', [1]],
  ['file', null],
  ['range', null],
  ['range.line', -1],
  ['range.column', '1'],
  ['range.endLine', 1.5],
  ['range.endColumn', undefined],
  ['field', null],
  ['lineText', 0],
];

describe('a diagnostic of the last build', () => {
  const SAID = {
    diagnostics: [WARNING, NOTE_OF_SITE, { ...WARNING, code: 'site/draft', severity: 'note' }],
    summary: {
      counted: [{ count: 2, name: { id: 'barang', en: 'goods' } }],
      pages: 3,
      drafts: 0,
      scheduled: 0,
      expired: 0,
      turns: '2025-06-01',
      defaults: 1,
      defaulted: ['lead'],
    },
  };

  it('is reported again', () => {
    expect(isSaid(SAID)).toBe(true);
    expect(isSaid({ ...SAID, summary: { ...SAID.summary, turns: null } })).toBe(true);
    expect(isSaid({ ...SAID, diagnostics: [] })).toBe(true);
  });

  it.each<Change>([
    ...BAD_DIAGNOSTICS.map(([path, put]): Change => [`diagnostics.0.${path}`, put]),
    ['diagnostics.0', null],
    ['diagnostics', null],
    ['summary', null],
    ['summary.counted', {}],
    ['summary.counted.0', 2],
    ['summary.counted.0.count', -1],
    ['summary.counted.0.name', 'barang'],
    ['summary.counted.0.name.en', undefined],
    ['summary.pages', null],
    ['summary.drafts', '0'],
    ['summary.scheduled', -1],
    ['summary.expired', undefined],
    ['summary.turns', '1 Juni 2025'],
    ['summary.turns', '2025-02-30'],
    ['summary.defaults', 0.5],
    ['summary.defaulted', 'lead'],
    ['summary.defaulted.0', 1],
  ])('is rejected if %s is %j', (path, put) => {
    expect(isSaid(changed(SAID, path, put))).toBe(false);
  });

  const saying = (changes: object) => isSaid({ ...SAID, diagnostics: [{ ...NOTE_OF_SITE, ...changes }] });

  it.each([
    { severity: 'note' },
    { id: 'words' },
    { en: WORDS },
    { ...OWN, severity: 'warning' },
    { ...OWN, severity: 1 },
    { ...OWN, id: { message: 'm' } },
    { ...OWN, en: { hint: 'h' } },
    null,
  ])('is rejected in words of the site that are %j', (own) => {
    expect(saying({ own })).toBe(false);
  });

  it('is never an error, whatever its origin', () => {
    const own = { ...OWN, severity: 'error' };
    expect(saying({ own, severity: 'error' })).toBe(false);
    expect(saying({ code: 'link/no-such-page', own: undefined, severity: 'error' })).toBe(false);
    expect(saying({ own: { ...OWN, severity: 'warning' }, severity: 'warning' })).toBe(true);
  });

  it.each([
    ['shop/sold-out-2', true],
    ['s/a', true],
    ['Shop/sold', false],
    ['1shop/sold', false],
    ['shop/Sold', false],
    ['shop/sold!', false],
    ['shop/', false],
    ['/sold', false],
    ['shop', false],
    ['shop/sold/out', false],
    ['toString', false],
  ])('has the code %s: %s', (code, expected) => {
    expect(saying({ code })).toBe(expected);
  });

  it('has a string as its code', () => {
    expect(saying({ code: ['shop/sold-out'] })).toBe(false);
  });

  it('cannot have a code of the site without its words', () => {
    expect(saying({ own: undefined })).toBe(false);
  });
});

describe('the head of a state', () => {
  const HEAD = {
    tool: 'tool',
    context: 'context',
    choices: { topics: ['a'], imageHosts: null },
    edition: { day: '2025-06-01', drafts: false },
    settings: 'settings',
    shared: { frontEnd: 'f', styles: { goods: 's' }, site: 's', planned: 'p' },
  };

  it('is accepted if it is complete', () => {
    expect(isHead(HEAD)).toBe(true);
    expect(isHead({ ...HEAD, choices: null, edition: null })).toBe(true);
  });

  it.each<Change>([
    ['tool', null],
    ['context', 1],
    ['choices', undefined],
    ['choices', ['topics']],
    ['choices.topics', 'a'],
    ['choices.topics', [1]],
    ['edition', undefined],
    ['edition.day', '2025-02-30'],
    ['edition.drafts', 1],
    ['settings', null],
    ['shared', null],
    ['shared.frontEnd', undefined],
    ['shared.styles', ['s']],
    ['shared.styles.goods', null],
    ['shared.site', 1],
    ['shared.planned', undefined],
  ])('is rejected if %s is %j', (path, put) => {
    expect(isHead(changed(HEAD, path, put))).toBe(false);
  });
});

describe('a cached entry', () => {
  const FILE = 'goods/07-tea.md';
  const READ = {
    file: FILE,
    stamp: 'stamp',
    entry: {
      ...entryOf(FILE, {
        slug: 'tea',
        bodyStart: 20,
        images: ['images/a.png'],
        bodyImages: ['images/b.png'],
      }),
      links: [{ href: '/about/', pointer: '/more/href' }],
    },
    diagnostics: [WARNING],
  };
  const isEntry = (value: unknown, file = FILE) => PART_CHECKS.entries(file, value);

  it('is accepted as a build writes it', () => {
    expect(isEntry(READ)).toBe(true);
    expect(isEntry({ ...READ, stamp: null, entry: { ...READ.entry, bodyStart: null, address: '/x/' } })).toBe(
      true,
    );
  });

  it.each<Change>([
    ...BAD_DIAGNOSTICS.map(([path, put]): Change => [`diagnostics.0.${path}`, put]),
    ['diagnostics', null],
    ['diagnostics.0', NOTE_OF_SITE],
    ['stamp', 1],
    ['entry', null],
    ['entry.file', 'goods/06-tea.md'],
    ['entry.collection', 'pages'],
    ['entry.slug', 'cup'],
    ['entry.address', 1],
    ['entry.fields', ['title']],
    ['entry.fields', null],
    ['entry.bodyStart', -1],
    ['entry.bodyStart', undefined],
    ['entry.fingerprint', null],
    ['entry.planned', undefined],
    ['entry.defaults', 0],
    ['entry.defaults', [1]],
    ['entry.images', null],
    ['entry.images.0', 1],
    ['entry.bodyImages', [null]],
    ['entry.links', {}],
    ['entry.links.0', '/about/'],
    ['entry.links.0.href', 'javascript:alert(1)'],
    ['entry.links.0.href', undefined],
    ['entry.links.0.pointer', null],
  ])('is rejected if %s is %j', (path, put) => {
    expect(isEntry(changed(READ, path, put))).toBe(false);
  });

  it('must belong to the file that it is cached for', () => {
    expect(isEntry(READ, 'goods/06-tea.md')).toBe(false);
    expect(isEntry({ ...READ, file: 'goods/06-tea.md' })).toBe(false);
    expect(isEntry(null)).toBe(false);
  });

  it('must have a valid name for a content file', () => {
    const named = (file: string, slug: string) =>
      isEntry({ ...READ, file, entry: { ...READ.entry, file, slug, collection: 'goods' } }, file);
    expect(named('goods/cup.md', 'cup')).toBe(true);
    expect(named('goods/cup one.md', 'cup one')).toBe(false);
    expect(named('goods/...md', '..')).toBe(false);
    expect(named('goods/.md', '')).toBe(false);
  });
});

describe('a cached picture', () => {
  const IMAGE = { stamp: 'stamp', facts: factsOf() };
  const isImage = (value: unknown) => PART_CHECKS.images('images/a.png', value);

  it('is accepted as a build writes it', () => {
    expect(isImage(IMAGE)).toBe(true);
    expect(isImage({ ...IMAGE, stamp: null })).toBe(true);
  });

  it.each<Change>([
    ['stamp', undefined],
    ['facts', undefined],
    ['facts', 'facts'],
    ['facts', null],
    ['facts', { code: 'content/image-unreadable', params: {} }],
    ['facts.hash', '012345678'],
    ['facts.hash', '0123456789a'],
    ['facts.hash', '../345678z'],
    ['facts.hash', '0123456789/../a'],
    ['facts.hash', 'a/0123456789'],
    ['facts.hash', 1234567890],
    ['facts.width', -1],
    ['facts.width', 0],
    ['facts.width', '640'],
    ['facts.height', null],
    ['facts.height', 0],
    ['facts.opaque', 1],
    ['facts.position', undefined],
    ['facts.format', 1],
  ])('is rejected if %s is %j', (path, put) => {
    expect(isImage(changed(IMAGE, path, put))).toBe(false);
  });
});

describe('a cached file', () => {
  const KEPT = {
    inputs: { body: 'body', props: 'props' },
    stamp: 'stamp',
    notes: {
      diagnostics: [WARNING],
      links: ['/about/', 0, 7, 'https://toko.example/', 9, 30, '/about/', 40, 47],
      ids: ['isi'],
      words: 'teh jahe',
    },
  };
  const isFile = (value: unknown, check = PART_CHECKS.files) => check('goods/index.html', value);

  it('is accepted as a build writes it', () => {
    expect(isFile(KEPT)).toBe(true);
    expect(isFile({ ...KEPT, notes: null })).toBe(true);
    expect(isFile(changed(KEPT, 'notes.links', []))).toBe(true);
  });

  it.each<Change>([
    ['inputs', null],
    ['inputs.body', null],
    ['inputs.props', undefined],
    ['stamp', null],
    ['notes', undefined],
    ['notes.diagnostics.0.code', 'file/no-such-code'],
    ['notes.diagnostics.0', NOTE_OF_SITE],
    ['notes.ids', 'isi'],
    ['notes.words', undefined],
    ['notes.words', ['teh']],
    ['notes.ids', [1]],
    ['notes.links', null],
    ['notes.links', { length: 3, 0: '/about/', 1: 0, 2: 7 }],
    ['notes.links', ['/about/']],
    ['notes.links', ['/about/', 0, 7, '/about/']],
    ['notes.links.0', 1],
    ['notes.links.0', 'javascript:alert(1)'],
    ['notes.links.3', '//lain.example/'],
    ['notes.links.1', '0'],
    ['notes.links.2', -1],
    ['notes.links.7', null],
    ['notes.links.8', 1.5],
  ])('is rejected if %s is %j', (path, put) => {
    expect(isFile(changed(KEPT, path, put))).toBe(false);
  });
});

describe('the cached entries', () => {
  const readOf = (file: string, fields: { title?: unknown }, address: string | null): EntryRead => ({
    file,
    stamp: null,
    entry: entryOf(file, { fields: { ...fields }, title: String(fields.title), address }),
    diagnostics: [],
  });
  const reads = [
    readOf('goods/tea.md', { title: 'Tea' }, null),
    readOf('goods/cup.md', { title: 1 }, null),
    readOf('goods/set.md', { title: 'Set' }, '/set/'),
    readOf('pages/about.md', { title: 'About' }, '/about/'),
    readOf('pages/moved.md', { title: 'Moved' }, '/elsewhere/'),
    readOf('pages/goods.md', { title: 'Goods' }, '/goods/'),
    readOf('others/x.md', { title: 'X' }, null),
    { ...readOf('goods/faulty.md', {}, null), entry: null },
  ];
  const state = {
    ...nothingKept('tool', 'nothing-kept'),
    context: 'context',
    entries: new Map(reads.map((read) => [read.file, read])),
  };
  const now = { choices: {}, targets: {}, images: new Set<string>(), reserved: ['goods'] };
  const known = (carried: boolean, judgedBy = 'context') =>
    knownEntries({ ...state, carried }, judgedBy, now, models);

  it('are discarded if they were validated by other code', () => {
    expect(known(false, 'other').size).toBe(0);
    expect(known(true, 'other').size).toBe(0);
  });

  it('are all those written by this program', () => {
    expect(known(false)).toBe(state.entries);
  });

  it('are limited to what content could contain if the state is foreign', () => {
    expect([...known(true)]).toEqual([
      ['goods/tea.md', reads[0]],
      ['pages/about.md', reads[3]],
    ]);
  });
});
