/** Files other than pages: which are written, which are reused, and the data cached of each. */
import { expect, it } from 'vitest';
import { type Drawing, writeNonPageFiles } from '../../../cli/core/files/non-page-files.ts';
import type { SitePlan } from '../../../cli/core/plan/site-plan.ts';
import type { Build } from '../../../cli/core/run/build.ts';
import type { FileInPieces, Output } from '../../../cli/core/stages/output.ts';
import type { DataFile, Page, TextOf } from '../../../cli/core/stages/page.ts';
import type { CachedFile } from '../../../cli/core/stages/site-state.ts';
import { fingerprint } from '../../../cli/core/values/hash.ts';

const STATIC = ['sitemap.xml', 'feed.xml', 'robots.txt', 'site.webmanifest', 'icon.svg', '_headers'];

const cached = (props: string, stamp = 'earlier'): CachedFile => ({
  inputs: { body: '', props },
  stamp,
  notes: null,
});

interface Situation {
  /** Files of the last build, by path. */
  before?: Record<string, CachedFile>;
  /** Files that exist unchanged in the output. */
  unchanged?: string[];
  isSameButBodies?: boolean;
  data?: string;
  /** More files of the plan. */
  more?: DataFile[];
  /** Body of the feed's only full entry. */
  text?: string;
  /** Pages of the plan. */
  pages?: Pick<Page, 'path' | 'keepsText'>[];
  /** Data cached of the pages, by path in `dist`. */
  rendered?: Record<string, CachedFile>;
}

/** A site with an asset and a data file in addition to those of every site. */
async function write(situation: Situation = {}) {
  const { before = {}, unchanged = [], isSameButBodies = false, data = '[1]' } = situation;
  const { pages = [], rendered = {}, text = null, more = [] } = situation;
  const requests: string[] = [];
  const tried: [string, string][] = [];
  const written: FileInPieces[] = [];
  const drawings: Drawing[] = [];
  let hasRead = false;
  const planned = {
    origin: 'https://x.example',
    base: '/',
    timeZone: 'Asia/Jakarta',
    policy: '',
    clients: new Set(['assets/x.js']),
    editions: [],
    pages,
    bodyOf: () => {
      hasRead = true;
      return { html: `<p>${text}</p>`, text, headings: [] };
    },
    hasReadBodies: () => {
      const had = hasRead;
      hasRead = false;
      return had;
    },
    feed: () =>
      text === null
        ? []
        : [
            {
              slug: 'teh',
              title: '',
              href: '/',
              day: '2025-04-20',
              updated: '2025-04-20',
              topic: '',
              summary: '',
              text: { file: 'articles/teh.md', bodyStart: 0 },
            },
          ],
    about: { title: '', tagline: '', description: '', language: 'id', since: '', colour: '', icon: '<svg/>' },
    files: [
      {
        path: 'data.json',
        content: (textOf: TextOf) => {
          requests.push('data.json');
          return pages.length > 0 ? pages.map(({ path }) => textOf(path)).join('|') : data;
        },
      },
      ...more,
    ],
  } as unknown as SitePlan;
  const build = {
    // Only the browser module in the language of the site is published.
    frontEnd: {
      assets: { 'assets/x.js': 'x()', 'assets/y.js': 'y()' },
      clients: { id: { files: ['assets/x.js'] }, en: { files: ['assets/y.js'] } },
    },
    cached: { files: new Map(Object.entries(before)) },
    site: { definition: { ids: [] } },
    folder: {
      each: <T, R>(items: readonly T[], step: (item: T) => R): R[] => items.map(step),
    },
  } as unknown as Build;
  const stamps: Record<string, string> = {};
  const output: Output = {
    stamps,
    write(file) {
      written.push(file);
      if (file.path !== 'icon.svg') stamps[file.path] = `new ${file.path}`;
    },
    keep(path, stamp) {
      tried.push([path, stamp]);
      return unchanged.includes(path);
    },
  };
  const files = await writeNonPageFiles(
    build,
    planned,
    isSameButBodies,
    output,
    new Map(Object.entries(rendered)),
    async (asked, done) => {
      drawings.push(...asked);
      for (const { path } of asked) done(path, Uint8Array.of(1));
    },
  );
  return { files, drawings, asked: requests, tried, written, names: written.map(({ path }) => path) };
}

it('writes everything without a previous build: assets, data, and the standard files', async () => {
  const { written, tried, names } = await write();
  expect(names).toEqual(['assets/x.js', 'data.json', ...STATIC]);
  expect(written.slice(0, 2).map(({ content }) => content)).toEqual(['x()', '[1]']);
  expect(written.find(({ path }) => path === 'icon.svg')?.content).toBe('<svg/>');
  expect(tried).toEqual([]);
});

it('keeps what each file was made from, and its stamp in the output', async () => {
  const { files, asked: requests, names } = await write();
  expect([...files.keys()]).toEqual(names);
  expect(files.get('assets/x.js')).toEqual(cached('', 'new assets/x.js'));
  expect(files.get('data.json')).toEqual(cached(fingerprint('[1]'), 'new data.json'));
  expect(files.get('icon.svg')).toEqual(cached(fingerprint('<svg/>'), ''));
  expect(requests).toEqual(['data.json']);
});

it('reuses files with the same content', async () => {
  const before = {
    'assets/x.js': cached('', '1'),
    'data.json': cached(fingerprint('[1]'), '3'),
  };
  const { files, names, tried, asked: requests } = await write({ before, unchanged: Object.keys(before) });
  expect(names).toEqual(STATIC);
  expect(tried).toEqual([
    ['assets/x.js', '1'],
    ['data.json', '3'],
  ]);
  expect(requests).toEqual(['data.json']);
  for (const [path, file] of Object.entries(before)) expect(files.get(path)).toBe(file);
});

it('writes files whose content has changed', async () => {
  const before = { 'data.json': cached(fingerprint('[1]')) };
  const { files, written, tried } = await write({ before, unchanged: ['data.json'], data: '[2]' });
  expect(written).toContainEqual({ path: 'data.json', content: '[2]' });
  expect(tried).toEqual([]);
  expect(files.get('data.json')).toEqual(cached(fingerprint('[2]'), 'new data.json'));
});

it('writes files that are missing or changed in the output', async () => {
  const before = { 'assets/x.js': cached(''), 'data.json': cached(fingerprint('[1]')) };
  const { files, names, tried } = await write({ before });
  expect(tried.map(([path]) => path)).toEqual(['assets/x.js', 'data.json']);
  expect(names).toEqual(expect.arrayContaining(['assets/x.js', 'data.json']));
  expect(files.get('assets/x.js')).toEqual(cached('', 'new assets/x.js'));
});

it('does not mistake a former page for an asset of the same name', async () => {
  const before = { 'assets/x.js': cached('props of a page') };
  const { names } = await write({ before, unchanged: ['assets/x.js'] });
  expect(names).toContain('assets/x.js');
});

it('does not generate data if the plan is unchanged', async () => {
  const before = { 'data.json': cached('whatever') };
  const {
    files,
    asked: requests,
    names,
  } = await write({ before, unchanged: ['data.json'], isSameButBodies: true });
  expect(names).not.toContain('data.json');
  expect(requests).toEqual([]);
  expect(files.get('data.json')).toBe(before['data.json']);
});

it('generates missing data again even if the plan is unchanged', async () => {
  const before = { 'data.json': cached('as planned') };
  const { files, written } = await write({ before, isSameButBodies: true });
  expect(written).toContainEqual({ path: 'data.json', content: '[1]' });
  expect(files.get('data.json')).toEqual(cached('as planned', 'new data.json'));
});

it('generates data without a record again even if the plan is unchanged', async () => {
  const { files, asked: requests } = await write({ isSameButBodies: true });
  expect(files.get('data.json')).toEqual(cached(fingerprint('[1]'), 'new data.json'));
  expect(requests).toEqual(['data.json']);
});

const withText = (text: string | null): CachedFile => ({
  ...cached(''),
  notes: { diagnostics: [], links: [], ids: [], text },
});

it('gives data the text of the pages that keep it, and of no others', async () => {
  const pages = [{ path: '/a/', keepsText: true }, { path: '/b/', keepsText: true }, { path: '/c/' }];
  const rendered = { 'a/index.html': withText('teh jahe'), 'c/index.html': withText('of before') };
  const { written } = await write({ pages, rendered });
  expect(written).toContainEqual({ path: 'data.json', content: 'teh jahe||' });
});

it('generates data again if a text changes, even if the plan is unchanged', async () => {
  const pages = [{ path: '/a/', keepsText: true }];
  const before = { 'data.json': cached(fingerprint('teh')) };
  const situation = { pages, before, unchanged: ['data.json'], isSameButBodies: true };
  const same = await write({ ...situation, rendered: { 'a/index.html': withText('teh') } });
  expect(same.names).not.toContain('data.json');
  const { written } = await write({ ...situation, rendered: { 'a/index.html': withText('kopi') } });
  expect(written).toContainEqual({ path: 'data.json', content: 'kopi' });
});

it('generates the feed again if a full text in it changes, even if the plan is unchanged', async () => {
  const first = await write({ text: 'Teh jahe.' });
  const feedText = first.written.find(({ path }) => path === 'feed.xml')?.content;
  expect(feedText).toContain('&#60;p&#62;Teh jahe.&#60;/p&#62;');
  const before = Object.fromEntries(first.files);
  const situation = { before, unchanged: Object.keys(before), isSameButBodies: true };
  expect((await write({ ...situation, text: 'Teh jahe.' })).names).not.toContain('feed.xml');
  expect((await write({ ...situation, text: 'Teh serai.' })).names).toContain('feed.xml');
});

const card = (svg: string, more: Partial<DataFile> = {}): DataFile => ({
  path: 'card.png',
  content: () => svg,
  ...more,
});

it('draws a text with the name of a picture, in the format of that name', async () => {
  const bytes = { path: 'photo.jpg', content: () => Uint8Array.of(7) };
  const all = [
    card('<svg/>'),
    { ...card('<svg/>'), path: 'b.jpg' },
    { ...card('text'), path: 'c.txt' },
    bytes,
  ];
  const { drawings, files, written } = await write({ more: all });
  expect(drawings.map(({ path, format, svg }) => [path, format, svg])).toEqual([
    ['card.png', 'png', '<svg/>'],
    ['b.jpg', 'jpeg', '<svg/>'],
  ]);
  expect(written).toContainEqual({ path: 'card.png', content: Uint8Array.of(1) });
  expect(written).toContainEqual({ path: 'c.txt', content: 'text' });
  expect(written).toContainEqual({ path: 'photo.jpg', content: Uint8Array.of(7) });
  expect(written.filter(({ path }) => path === 'card.png')).toHaveLength(1);
  expect(files.get('card.png')).toEqual(cached(fingerprint('<svg/>'), 'new card.png'));
});

it('draws a picture again only if its drawing has changed', async () => {
  const before = { 'card.png': cached(fingerprint('<svg/>')) };
  const same = await write({ before, unchanged: ['card.png'], more: [card('<svg/>')] });
  expect([same.drawings, same.files.get('card.png')]).toEqual([[], before['card.png']]);
  const other = await write({ before, unchanged: ['card.png'], more: [card('<svg id="b"/>')] });
  expect(other.drawings).toHaveLength(1);
});

it('does not ask for the content of a file whose stated inputs are the same', async () => {
  const content = (): string => {
    throw new Error('asked for');
  };
  const before = { 'card.png': cached('title') };
  const more = [card('', { content, inputs: 'title' })];
  const { files } = await write({ before, unchanged: ['card.png'], more });
  expect(files.get('card.png')).toBe(before['card.png']);
  const changed = await write({
    before,
    unchanged: ['card.png'],
    more: [card('<svg/>', { inputs: 'other' })],
  });
  expect(changed.files.get('card.png')).toEqual(cached('other', 'new card.png'));
});
