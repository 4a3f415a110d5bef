/** Entries with other names, categories with other names, removed entries: nothing breaks, in any site. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planMoves, textOf } from '../../cli/actions/moved-entries.ts';
import type { Context } from '../../cli/commands/context.ts';
import { withValue } from '../../cli/core/edit/write/write-field.ts';
import { readDocument } from '../../cli/core/entries/documents/documents.ts';
import { choosing, renamedChoices } from '../../cli/core/entries/renamed-choices/renamed-choices.ts';
import type { ContentFolder } from '../../cli/core/stages/content-folder.ts';
import { applyChanges, trialOf } from '../../cli/desk/index.ts';
import type { Change } from '../../cli/io/changes/write-set.ts';
import { type OpenSite, openSite } from '../../cli/open-site.ts';
import { smallContext } from '../edit/server/editor.ts';
import { times } from '../support/machine/long.ts';

let folder: string;
let context: Context;
let site: OpenSite;
let own: ContentFolder;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'senja test-'));
  context = smallContext(folder);
  site = await openSite(context, { writer: 'check' });
  own = await site.readContent();
});
afterAll(() => rmSync(folder, { recursive: true }));

const NAMES = ['satu', 'dua', 'tiga'] as const;
const fileOf = (at: number): string => `articles/1${at}-${NAMES[at]}.md`;

/** How an entry may name another one, or its category. */
const mention = fc.constantFrom(
  (name: string) => `[x](/artikel/${name}/)`,
  (name: string) => `[x](/artikel/${name})`,
  (_name: string, file: string) => `[x](${file})`,
  (name: string) => `[x][r]\n\n[r]: /artikel/${name}/ "Lihat"`,
  (name: string) => `<https://kecil.example/artikel/${name}/>`,
  () => '[x](/kategori/makanan-sehat/)',
);
const entry = fc.record({
  mentions: fc.array(fc.tuple(mention, fc.integer({ min: 0, max: 2 })), { maxLength: 3 }),
  former: fc.boolean(),
  draft: fc.boolean(),
  crlf: fc.boolean(),
  flow: fc.boolean(),
});
type Shape = typeof entry extends fc.Arbitrary<infer One> ? One : never;

function textFor({ mentions, former, draft, crlf, flow }: Shape, at: number): string {
  const old = `/artikel/lama-${NAMES[at]}/`;
  const fields = [
    '# Judul',
    `title: Tulisan ${NAMES[at]}`,
    'excerpt: Makan hangat di pagi hari.',
    at === 1 ? 'category: "Makanan Sehat"' : 'category: Makanan Sehat',
    'imageUrl: https://images.unsplash.com/photo-1',
    'imageAlt: Sepiring makanan.',
    ...(draft ? ['draft: true'] : []),
    ...(former ? (flow ? [`aliases: [${old}]`] : ['aliases:', `  - ${old}`]) : []),
  ];
  const body = mentions.map(([write, to]) => write(NAMES[to] ?? '', path.basename(fileOf(to))));
  const text = `---\n${fields.join('\n')}\n---\n\nMakanlah pelan.\n\n${body.join('\n\n')}\n`;
  return crlf ? text.replaceAll('\n', '\r\n') : text;
}

function siteWith(shapes: readonly Shape[]): ContentFolder {
  const texts = new Map(shapes.map((shape, at) => [fileOf(at), Buffer.from(textFor(shape, at))]));
  return {
    ...own,
    entries: [...own.entries, ...texts.keys()].sort(),
    read: (file) => texts.get(file) ?? own.read(file),
    stamp: () => null,
  };
}

/** What follows is made, breaks nothing, and leaves the other lines as they are; the inverse gives every byte back. */
async function verify(content: ContentFolder, first: readonly Change[], heirs?: ReadonlyMap<string, string>) {
  const { changes, faults } = await planMoves(context, site, content, first, heirs);
  expect(faults).toEqual([]);
  const { before, fresh } = await trialOf(site, content, changes);
  const oldName = (file: string) => changes.find(({ to }) => to === file)?.from ?? file;
  const known = new Set(before.map(({ code, file }) => `${code} ${file}`));
  const isNew = (one: string) => !known.has(one);
  expect(fresh.map(({ code, file }) => `${code} ${oldName(file)}`).filter(isNew)).toEqual([]);
  const now = applyChanges(content, changes);
  const back = changes.map(({ from, to, before, after }) => ({
    from: to,
    to: from,
    before: after,
    after: before,
  }));
  const again = applyChanges(now, back);
  for (const file of content.entries) expect(textOf(again, file)).toBe(textOf(content, file));
  for (const { before, after } of changes) {
    if (before === null || after === null) continue;
    expect(after.includes('\r\n')).toBe(before.includes('\r\n'));
    const kept = new Set(after.split('\n'));
    const gone = before.split('\n').filter((line) => !kept.has(line));
    for (const line of gone)
      expect(line).toMatch(/\/artikel|\/kategori|\.md|title|category|aliases|name: Makanan/);
  }
  return changes;
}

const unchanged = (content: ContentFolder, from: string, to = from): Change => {
  const text = textOf(content, from);
  return { from, to, before: text, after: text };
};

it('breaks no link, whatever entries mention', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(entry, entry, entry),
      fc.integer({ min: 0, max: 2 }),
      fc.constantFrom('rename', 'heir', 'category'),
      async (shapes, at, is) => {
        const content = siteWith(shapes);
        const file = fileOf(at);
        if (is === 'rename') {
          const named = unchanged(content, file, `articles/1${at}-nama-baru.md`);
          const titled = withValue(file, named.after ?? '', '/title', 'Judul: baru')?.after ?? '';
          const changes = await verify(content, [{ ...named, after: titled }]);
          expect(changes.find(({ from }) => from === file)?.after).toMatch(
            /^# Judul\r?\ntitle: "Judul: baru"\r?$/m,
          );
        } else if (is === 'heir') {
          // An entry that is not published gets no visitors of another one.
          if (shapes[(at + 1) % 3]?.draft && !shapes[at]?.draft) return;
          const heir = fileOf((at + 1) % 3);
          await verify(content, [{ ...unchanged(content, file), after: null }], new Map([[file, heir]]));
        } else {
          const settings = unchanged(content, 'site.yaml');
          const text = (settings.after ?? '').replace('Makanan Sehat', 'Dapur & Meja');
          const [old, now] = ['Makanan Sehat', 'Dapur & Meja'].map((name) => ({ 'categories/name': [name] }));
          const renamed = renamedChoices(old ?? {}, now ?? {});
          const followers = content.entries.flatMap((one): Change[] => {
            const { value: document } = readDocument(content, one, site.models.isName);
            if (!document) return [];
            const { text: before } = document;
            const after = [...choosing(document, site.models, renamed)].reduce(
              (so, [pointer, value]) => withValue(one, so, pointer, value)?.after ?? '',
              before,
            );
            return before === after ? [] : [{ from: one, to: one, before, after }];
          });
          expect(followers).toHaveLength(6);
          await verify(content, [{ ...settings, after: text }, ...followers]);
        }
      },
    ),
    { numRuns: times(3, 400) },
  );
});

it.each([
  [['a', 'b'], ['a', 'c'], [['b', 'c']]],
  [['a', 'b'], ['c', 'a'], [['b', 'c']]],
  [
    ['a', 'b'],
    ['c', 'd'],
    [
      ['a', 'c'],
      ['b', 'd'],
    ],
  ],
  [['a', 'b'], ['b', 'a'], []],
  [['a', 'b'], ['a'], []],
  [['a'], ['a', 'b'], []],
  [['a', 'b', 'c'], ['d', 'e'], []],
  [['a', 'b'], ['a', ''], []],
  [null, ['a'], []],
] as [string[] | null, string[], string[][]][])(
  'of a list %j that becomes %j renames %j',
  (old, now, pairs) => {
    const found = renamedChoices({ list: old }, { list: now });
    expect(found.map(({ from, to }) => [from, to])).toEqual(pairs);
  },
);
