/** What the server of the editor takes for a request: each as the page sends it, and none with a part that is missing or wrong. */
import { describe, expect, it } from 'vitest';
import type { EntryChange, Requests, SiteAction } from '../../cli/edit/api.ts';
import { REQUESTS } from '../../cli/edit/requests.ts';

const FILE = 'articles/a.yaml';
const pointer = '/sources/0/title';
const kept = {
  '/title': { is: 'value', value: [1] },
  '/tip': { is: 'mine' },
  '/note': { is: 'theirs' },
} as const;

const CHANGES: { readonly [Is in EntryChange['is']]: Extract<EntryChange, { is: Is }> } = {
  set: { is: 'set', pointer, value: null },
  day: { is: 'day', pointer, day: '2026-04-01' },
  remove: { is: 'remove', pointer },
  insert: { is: 'insert', pointer, value: { a: 1 }, index: 2 },
  move: { is: 'move', pointer, from: 0, to: 1 },
  lines: { is: 'lines', pointer, text: 'a: 1' },
  body: { is: 'body', text: '' },
  text: { is: 'text', text: '' },
  restore: { is: 'restore', part: '/title', from: '' },
  suggestion: { is: 'suggestion', finding: 0, suggestion: 1 },
  fixes: { is: 'fixes' },
  undo: { is: 'undo' },
  redo: { is: 'redo' },
  save: { is: 'save', keep: kept },
  discard: { is: 'discard' },
};

const ACTIONS: { readonly [Is in SiteAction['is']]: Extract<SiteAction, { is: Is }> } = {
  rename: { is: 'rename', file: FILE, title: 'A', name: '', address: null },
  delete: { is: 'delete', files: [FILE], target: 'articles/b.yaml' },
  body: { is: 'body', file: FILE },
  save: { is: 'save', file: FILE },
  set: { is: 'set', files: [FILE], to: { is: 'choice', name: 'category', value: 'A' } },
};

const SOUND: readonly { [Name in keyof Requests]: readonly [Name, Requests[Name]] }[keyof Requests][] = [
  ...Object.values(CHANGES).map(
    (change) => ['change', { file: FILE, revision: 0, change, step: '1' }] as const,
  ),
  ['new', { collection: 'articles', title: 'A', template: 'about', language: 'en', body: true }],
  ...Object.values(ACTIONS).flatMap((action) => [
    ['plan', action] as const,
    ['act', { action, plan: '1' }] as const,
  ]),
  ['plan', { is: 'set', files: [FILE, 'articles/b.yaml'], to: { is: 'draft', draft: true } }],
  ['trial', { plan: '1' }],
  ['texts', { search: 'sup' }],
  ['excerpts', { search: 'sup', files: [FILE] }],
  ['undo', { id: '1' }],
  ['version', { files: [FILE], message: 'A', author: { name: 'Sari', mail: 'sari@example.org' } }],
  ['send', {}],
];

/** Parts that may be absent, and those that may be anything. */
const OPTIONAL = ['step', 'index', 'keep', 'template', 'language', 'body', 'author'];
const ANY = ['value'];
const WRONG = [null, -1, 1.5, {}, []];

/** A value with each of its parts in turn missing or wrong, named by its last step; and whether it may be so. */
function* worse(
  value: unknown,
  put: (part: unknown) => unknown,
): Generator<[sound: boolean, value: unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    const { [name as keyof typeof value]: _, ...rest } = value;
    const putPart = (now: unknown) => put({ ...rest, [name]: now });
    // What is kept is named by the parts of the file.
    if (!Array.isArray(value) && !(name in kept)) yield [OPTIONAL.includes(name), put(rest)];
    // A list takes no part of another kind either, and no name may be null but that of an address or a target.
    for (const wrong of ANY.includes(name) || Array.isArray(value) ? [] : WRONG) {
      const mayBe = wrong === null && ['address', 'target'].includes(name);
      const isEmptyKeep = name === 'keep' && JSON.stringify(wrong) === '{}';
      yield [mayBe || isEmptyKeep, putPart(wrong)];
    }
    if (!ANY.includes(name) && !Array.isArray(value)) yield* worse(part, putPart);
  }
}

describe.each(SOUND)('the request %s', (name, sound) => {
  it(`is taken as the page sends it: ${JSON.stringify(sound)}`, () => {
    expect(REQUESTS[name](sound)).toBe(true);
  });

  it(`is not believed with a part missing or wrong: ${JSON.stringify(sound)}`, () => {
    for (const [isSound, value] of worse(sound, (whole) => whole))
      expect([REQUESTS[name](value), value]).toEqual([isSound, value]);
    for (const nothing of [null, [], '', 1, undefined]) expect(REQUESTS[name](nothing)).toBe(false);
  });
});

it.each([
  ['change', { file: FILE, revision: 1, change: { is: 'constructor' } }],
  ['change', { file: FILE, revision: 1, change: { is: 'set', pointer: 'title', value: 1 } }],
  ['change', { file: FILE, revision: 1, change: { is: 'day', pointer, day: '2026-4-1' } }],
  ['change', { file: FILE, revision: 1, change: { is: 'day', pointer, day: '2026-13-45' } }],
  ['change', { file: FILE, revision: 1, change: { is: 'save', keep: { '/title': { is: 'value' } } } }],
  ['plan', { is: 'toString', file: FILE }],
  ['plan', { is: 'delete', files: [], target: null }],
  ['plan', { is: 'set', files: [FILE], to: { is: 'choice', name: 'category', value: 1 } }],
  ['excerpts', { search: 'sup', files: [] }],
  ['version', { files: [], message: 'A' }],
  ['version', { files: [1], message: 'A' }],
  ['version', { files: [FILE], message: ' \n' }],
  ['version', { files: [FILE], message: 'a\0' }],
  ['version', { files: [FILE], message: 'a'.repeat(10_000) }],
  ['version', { files: [FILE], message: 'A', author: { name: 'A <b>', mail: 'a@b' } }],
  ['version', { files: [FILE], message: 'A', author: { name: ' ', mail: 'a@b' } }],
  ['version', { files: [FILE], message: 'A', author: { name: 'A\nB', mail: 'a@b' } }],
] as const)('does not believe %s %j', (name, value) => {
  expect(REQUESTS[name](value)).toBe(false);
});
