/** Checks of the site are not repeated as long as they would be given the same: whatever else changes, they are. */
import { describe, expect, it } from 'vitest';
import type { ReadContent } from '../../../cli/core/entries/read-content.ts';
import type { Photos } from '../../../cli/core/images/photos.ts';
import { earlierChecks } from '../../../cli/core/reuse/checked.ts';
import type { Build } from '../../../cli/core/run/build.ts';
import { nothingCached } from '../../../cli/core/stages/site-state.ts';
import type { Diagnostic } from '../../../cli/diagnostics/diagnostic.ts';
import { contentFolder } from '../../support/values/folder-in-memory.ts';
import { factsOf } from '../../support/values/picture-values.ts';
import { buildOf, entryOf, siteOf } from '../../support/values/render-values.ts';

const TEA = entryOf('goods/tea.md', { bodyStart: 20 });
const ENTRIES = [TEA, entryOf('goods/set.md')];
const TEXTS = { 'site.yaml': '', 'goods/tea.md': '', 'goods/set.md': '', 'images/tea.png': '' };
const ADDRESSES = { addresses: 'addresses.txt' };

interface Changes {
  build?: Partial<Build>;
  code?: Partial<Build['frontEnd']>;
  folder?: Partial<Build['folder']>;
  content?: Partial<ReadContent>;
  photos?: Partial<Photos>;
}

function given({ build, code, folder, content, photos }: Changes = {}) {
  const made = buildOf({ frontEnd: { print: 'code' } });
  const stamps = new Map([
    ['site.yaml', 'a'],
    ['addresses.txt', 'b'],
  ]);
  return [
    {
      ...made,
      thorough: false,
      frontEnd: { ...made.frontEnd, ...code },
      folder: contentFolder(TEXTS, { ...ADDRESSES, ...folder }),
      ...build,
    },
    {
      site: siteOf(),
      entries: ENTRIES,
      edition: { day: '2025-06-01', drafts: false },
      stamps,
      changed: new Set(),
      ...content,
    } as Partial<ReadContent> as ReadContent,
    { local: new Map(), ...photos } as Photos,
  ] as const;
}

const note = (file: string): Diagnostic => ({
  code: 'site/scheduled',
  severity: 'note',
  params: {},
  suggestions: [],
  file,
  range: { line: 1, column: 1, endLine: 1, endColumn: 1 },
  field: '',
  lineText: '',
});

/** Whether a build after the first one runs the checks again; both are given the changes but those of `then`. */
function isRepeated(
  then: Changes,
  { first = {}, found = [] }: { first?: Changes; found?: Diagnostic[] } = {},
) {
  const before = earlierChecks(...given(first));
  for (const on of ['site', 'plan'] as const) before.found(on, () => (on === 'site' ? found : []));
  const [build, ...rest] = given({ ...first, ...then });
  const cached = { ...build.cached, empty: null, checked: before.checked };
  const again = earlierChecks({ ...build, cached: { ...cached, ...then.build?.cached } }, ...rest);
  let runs = 0;
  const run = (): Diagnostic[] => {
    runs += 1;
    return found;
  };
  for (const on of ['site', 'plan'] as const)
    expect(again.found(on, run)).toEqual(on === 'site' || runs > 0 ? found : []);
  expect(again.isSame).toBe(runs === 0);
  return runs > 0;
}

const replaced = (changes: Partial<typeof TEA>) => ({
  content: { entries: [{ ...TEA, ...changes }, ...ENTRIES.slice(1)], changed: new Set([TEA.file]) },
});

it('runs them in a first build', () => {
  const [build, content, photos] = given();
  const cached = nothingCached('tool', 'nothing-cached');
  expect(earlierChecks({ ...build, cached }, content, photos).isSame).toBe(false);
});

it('does not repeat them if nothing has changed, or only the text of a body', () => {
  expect(isRepeated({})).toBe(false);
  expect(isRepeated(replaced({ fingerprint: 'other', bodyStart: 30 }))).toBe(false);
});

it('repeats what they have found, unless its file has changed', () => {
  const found = [note('goods/set.md')];
  expect(isRepeated(replaced({ fingerprint: 'other' }), { found })).toBe(false);
  expect(isRepeated(replaced({ fingerprint: 'other' }), { found: [note(TEA.file)] })).toBe(true);
});

describe('repeats them after a change of', () => {
  it.each<[what: string, then: Changes]>([
    ['fields', replaced({ planned: 'other' })],
    ['faults', replaced({ tainted: ['/title'] })],
    ['pictures in a body', replaced({ bodyImages: ['images/tea.png'], bodyAlts: ['Tea'] })],
    ['recordings in a body', replaced({ linked: ['images/tea.mp4'] })],
    ['entries', { content: { entries: [TEA] } }],
    ['settings', { content: { site: siteOf({ tagline: 'other' }) } }],
    ['the day', { content: { edition: { day: '2025-06-02', drafts: false } } }],
    ['drafts', { content: { edition: { day: '2025-06-01', drafts: true } } }],
    [
      'lines of site.yaml',
      {
        content: {
          stamps: new Map([
            ['site.yaml', 'c'],
            ['addresses.txt', 'b'],
          ]),
        },
      },
    ],
    [
      'published addresses',
      {
        content: {
          stamps: new Map([
            ['site.yaml', 'a'],
            ['addresses.txt', 'c'],
          ]),
        },
      },
    ],
    [
      'a stamp that is unknown',
      {
        content: {
          stamps: new Map([
            ['site.yaml', null],
            ['addresses.txt', 'b'],
          ]),
        },
      },
    ],
    ['pictures', { folder: { images: new Set() } }],
    ['folders of pictures', { folder: { imageFolders: new Set(['images/a.png']) } }],
    ['unreadable files', { folder: { unreadable: [{ path: 'a.md', code: 'file/special', params: {} }] } }],
    ['what is known of a picture', { photos: { local: new Map([['images/tea.png', factsOf()]]) } }],
    ['code', { code: { print: 'other' } }],
    ['code that has no fingerprint', { code: { print: undefined } as object }],
    ['missing sheets', { code: { unstyled: [{ name: 'a', file: 'a.tsx', sheet: 'a.css' }] } }],
    ['assets', { code: { assets: { 'assets/a.woff2': '' } } }],
    ['the address', { build: { url: 'https://example.com' } }],
    ['the host', { build: { host: 'caddy' } }],
    ['the command, to `check`', { build: { thorough: true } }],
  ])('%s', (_, then) => {
    expect(isRepeated(then)).toBe(true);
  });

  it('what the site’s code has read', () => {
    const cached = { changedRead: 'NAME' } as Partial<Build['cached']> as Build['cached'];
    expect(isRepeated({ build: { cached } })).toBe(true);
  });
});

it('never stands on what `check` has found, which reads bodies', () => {
  expect(isRepeated({}, { first: { build: { thorough: true } } })).toBe(true);
});
