/** The exports of `templates/site.ts` are checked; messages begin with the wrong word. */
import { describe, expect, it } from 'vitest';
import { checkBytes, checkData, checkFaults, checkPages, checkSpec } from '../../cli/site/check-spec.ts';
import { MEMBERS } from '../../cli/site/config.ts';
import { definitionOf, page } from '../../cli/site/define.ts';
import { plainFault } from '../../cli/site/react/plain.ts';

const circle: { self?: object } = {};
circle.self = circle;

it.each<[object, string | null]>([
  [{}, null],
  [
    {
      pages: () => [],
      pictures: { widths: [320] },
      policy: { frames: [] },
      endpoints: ['https://a.example/'],
    },
    null,
  ],
  [{ polcy: {} }, '“polcy” is not a member'],
  [{ constructor: {} }, '“constructor” is not a member'],
  [{ pages: [] }, '“pages” in defineSite must be of type function'],
  [{ policy: { frames: 'https://a.example' } }, '“frames” in policy must be a list'],
  [{ policy: { wasm: [] } }, '“wasm” in policy must be true or false'],
  [{ policy: { frame: [] } }, '“frame” is not a member of policy; it has scripts, styles, frames, media'],
  [{ endpoints: ['a.php'] }, '“a.php” in endpoints'],
  [{ endpoints: () => [] }, null],
  [{ endpoints: 'https://a.example/' }, '“endpoints” in defineSite must be of type object'],
  [{ plan: () => ({}) }, '“plan” is not a member of defineSite; it has'],
])('checks %j as a definition', (spec, fault) => {
  const check = () => checkSpec(spec, MEMBERS);
  if (fault === null) expect(check).not.toThrow();
  else expect(check).toThrow(fault);
});

it.each<[unknown, string | null]>([
  [[page('/', 'home'), page('/404.html', 'lost')], null],
  [Promise.resolve([]), '“pages” must return a list'],
  [[page('/', 'home'), undefined], 'as item 2'],
  [[[page('/', 'home')]], 'as item 1'],
  [[page('about', 'page')], '“about” is not the address'],
  [[page('/about', 'page')], '“/about” is not the address'],
])('checks %j as pages', (pages, fault) => {
  if (fault === null) expect(() => checkPages(pages)).not.toThrow();
  else expect(() => checkPages(pages)).toThrow(fault);
});

describe('plain data', () => {
  const twice = { a: 1 };
  it.each<[unknown, string | null]>([
    [{ text: '', list: [null, 1, true, undefined], twice: [twice, twice] }, null],
    [{ when: new Date(0) }, '“when” is a Date'],
    [{ deep: [{ map: new Map() }] }, '“map” is a Map'],
    [{ act: () => 1 }, '“act” is a function'],
    [{ later: Promise.resolve() }, '“later” is a Promise'],
    [{ big: 1n }, '“big” is a bigint'],
    [{ node: { $$typeof: Symbol('x') } }, '“node” is a React element'],
    [circle, '“self” contains itself'],
  ])('is %o: %s', (value, fault) => {
    expect(plainFault(value)?.en ?? null).toBe(fault);
  });

  it('is required for pages', () => {
    for (const data of [null, []]) expect(() => checkData(data, '/a/')).toThrow('“/a/” needs an object');
    expect(() => checkData(Promise.resolve({}), '/a/')).toThrow('“/a/” gives a promise, which is not waited');
    expect(() => checkData({ a: 1 }, '/a/')).not.toThrow();
  });
});

it('rejects other results', () => {
  expect(() => checkBytes(3, 'a.json')).toThrow('“a.json” must have a text');
  expect(() => checkBytes(new Uint8Array(), 'a.json')).not.toThrow();
  expect(() => checkFaults([{ code: 'a/b' }])).toThrow('“check”');
  expect(() => checkFaults([{ code: 'a/b', at: {} }])).not.toThrow();
});

const CONTENT = { settings: { title: 'A', url: 'https://a.example/' }, entries: [] };
const TOOLS = { collections: [], base: '/', origin: 'https://a.example' };

/** Asks a definition for everything that it can give. */
function ask(spec: object): void {
  const { plan, checkContent } = definitionOf({ pages: () => [], ...spec });
  const { pages, files = [], feed } = plan(CONTENT, TOOLS as never);
  for (const one of pages) one.props();
  for (const { content } of files) content(() => '');
  feed?.();
  checkContent?.(CONTENT, { collections: [] } as never);
}

it.each<[object, string]>([
  [{ polcy: {} }, '“polcy” is not a member'],
  [{ pages: () => Promise.resolve([]) }, '“pages” gives a promise, which is not waited for; what it waits'],
  [{ pages: () => Promise.reject(new Error('x')) }, '“pages” gives a promise'],
  [{ layout: async () => ({}) }, '“layout” gives a promise'],
  [{ files: async () => [] }, '“files” gives a promise'],
  [{ feed: async () => ({ entries: [] }) }, '“feed” gives a promise'],
  [{ check: async () => [] }, '“check” gives a promise'],
  [{ endpoints: async () => [] }, '“endpoints” gives a promise'],
  [{ pages: () => [page('/', 'home', async () => ({}))] }, '“/” gives a promise'],
  [{ pages: () => [page('/', 'home', () => null as never)] }, '“/” needs an object'],
  [{ layout: () => [] }, '“layout” needs an object'],
  [{ layout: () => ({ when: new Date(0) }) }, '“layout” needs plain data'],
  [{ files: () => [{ path: 'a.json', content: () => 3 }] }, '“a.json” must have a text'],
  [{ check: () => [{ code: 'a/b' }] }, '“check” must return a list of faults'],
  [{ check: () => undefined }, '“check” must return a list of faults'],
])('rejects %o of a site', (spec, fault) => {
  expect(() => ask({})).not.toThrow();
  expect(() => ask(spec)).toThrow(fault);
});

it('says of a definition that has to be waited for what waits', () => {
  const advice =
    /^“defineSite” takes an object, and no function or promise; what it waits for belongs into “data”, as in defineSite\(\{ data: /;
  for (const spec of [async () => ({}), () => ({}), Promise.resolve({})])
    expect(() => definitionOf(spec as never)).toThrow(advice);
});

it('names the collections if an unknown one is requested', () => {
  const { plan } = definitionOf({ pages: ({ drafts }) => drafts?.pages() ?? [] });
  expect(() => plan(CONTENT, { collections: [] } as never)).toThrow(
    '“drafts” is not a collection; there are settings',
  );
});

it('gives its errors words in both languages', () => {
  for (const act of [() => checkSpec({ polcy: {} }, MEMBERS), () => checkData({ a: new Date(0) }, '/a/')]) {
    let words: Record<string, string> = {};
    try {
      act();
    } catch (error) {
      words = (error as { words: Record<string, string> }).words;
    }
    expect(words).toEqual({
      en: expect.stringMatching(/^“/),
      id: expect.stringMatching(/^“.*(?:bukan bagian|adalah Date)/),
    });
  }
});
