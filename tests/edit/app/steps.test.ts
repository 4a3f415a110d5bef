/** What is so of an entry: every state of a row, of its file and of its versions. */
import { expect, it } from 'vitest';
import type { Row, VersionItem, VersionsView } from '../../../cli/edit/api.ts';
import { pillsOf, sentIn, stepsOf } from '../../../cli/edit/app/versions/steps.ts';
import { both } from './fake.ts';

const FILE = 'articles/01-sayur.yaml';
const STATES: readonly Row['state'][] = ['live', 'new', 'draft', 'waits', 'gone', 'unread', null];
const BOTH = [true, false];

const versionsOf = (changes: Partial<VersionsView>): VersionsView => ({
  is: 'open',
  why: null,
  items: [],
  more: 0,
  unsent: 0,
  toSend: [],
  asksAuthor: false,
  ...changes,
});
const item: VersionItem = { file: FILE, is: 'changed', title: both('Sayur'), isPicture: false, parts: [] };

it('says what is to be done first, and that an entry is ready or sent only once it is saved and sound', () => {
  for (const state of STATES)
    for (const unsaved of BOTH)
      for (const errors of [0, 2])
        for (const isSent of BOTH) {
          const pills = pillsOf({ state, unsaved, errors }, isSent);
          const about = JSON.stringify({ state, unsaved, errors, isSent, pills });
          expect(pills.includes('unsaved'), about).toBe(unsaved);
          expect(pills.includes('faulty'), about).toBe(errors > 0 && state !== 'unread');
          const isSound = state === 'live' && !unsaved && errors === 0;
          expect(pills.includes('live'), about).toBe(isSound && !isSent);
          expect(pills.includes('sent'), about).toBe(isSound && isSent);
          for (const one of ['draft', 'waits', 'gone', 'unread'] as const)
            expect(pills.includes(one), about).toBe(state === one);
          expect(new Set(pills).size, about).toBe(pills.length);
        }
  expect(pillsOf({ state: 'new', unsaved: true, errors: 0 }, false)).toEqual(['unsaved']);
  expect(pillsOf({ state: 'live', unsaved: false, errors: 1 }, true)).toEqual(['faulty', 'saved']);
});

it('has no step done before the one in front of it, and only those that are set up', () => {
  for (const versions of [null, versionsOf({ is: 'none' }), versionsOf({ unsent: null }), versionsOf({})])
    for (let bits = 0; bits < 16; bits += 1) {
      const [isFaulty = false, isSaved = false, isInVersion = false, isSent = false] = [1, 2, 4, 8].map(
        (bit) => (bits & bit) > 0,
      );
      const steps = stepsOf({ isFaulty, isSaved, isInVersion, isSent }, versions);
      const count = versions?.is !== 'open' ? 2 : versions.unsent === null ? 3 : 4;
      expect(steps.map(({ is }) => is)).toEqual(['write', 'save', 'version', 'send'].slice(0, count));
      const own = [!isFaulty, isSaved, isInVersion, isSent];
      const first = own.indexOf(false);
      expect(steps.map(({ isDone }) => isDone)).toEqual(
        own.slice(0, count).map((_, at) => first < 0 || at < first),
      );
    }
});

it.each<[string, VersionsView | null, boolean, boolean]>([
  ['nothing is known', null, false, false],
  ['no versions are kept', versionsOf({ is: 'none' }), false, false],
  ['it has changed', versionsOf({ items: [item] }), false, false],
  ['more has changed than is listed', versionsOf({ more: 1 }), false, false],
  ['its version waits', versionsOf({ unsent: 1, toSend: [FILE] }), true, false],
  ['nothing is sent from here', versionsOf({ unsent: null }), true, false],
  ['another version waits', versionsOf({ unsent: 1, toSend: ['site.yaml'] }), true, true],
])('knows whether a file is in a version and sent, where %s', (_, versions, isInVersion, isSent) =>
  expect(sentIn({ view: versions, edited: new Set() })(FILE)).toEqual({ isInVersion, isSent }),
);

it('says of nothing that has changed since that it is sent', () => {
  const edited = new Set([FILE]);
  expect(sentIn({ view: versionsOf({}), edited })(FILE)).toEqual({ isInVersion: false, isSent: false });
});
