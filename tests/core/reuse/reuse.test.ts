/** Which pages are reused from the last build: those with the same inputs, and no others. */
import { describe, expect, it } from 'vitest';
import type { SitePlan } from '../../../cli/core/plan/site-plan.ts';
import { bodyInputs, reuse } from '../../../cli/core/reuse/reuse.ts';
import type { Entry } from '../../../cli/core/stages/entry.ts';
import type { Output } from '../../../cli/core/stages/output.ts';
import type { Page } from '../../../cli/core/stages/page.ts';
import { type CachedFile, nothingCached, type SiteState } from '../../../cli/core/stages/site-state.ts';
import { outputPathOf } from '../../../cli/core/values/addresses.ts';
import { factsOf } from '../../support/values/picture-values.ts';
import { entryOf, plannedOf, siteOf } from '../../support/values/render-values.ts';

const IMAGE = 'images/tea.png';
const FACTS = factsOf();

const TEA = entryOf('goods/tea.md', { bodyStart: 20, bodyImages: [IMAGE] });
const SET = entryOf('goods/set.md', { bodyStart: 20, fields: { title: 'set', more: ['tea'] } });
const ABOUT = entryOf('pages/about.yaml');
const ENTRIES = [TEA, SET, ABOUT];

const plan = (entries: readonly Entry[] = ENTRIES, given: Parameters<typeof plannedOf>[1] = {}) =>
  plannedOf(entries, { local: new Map([[IMAGE, FACTS]]), ...given });

const keeping: Pick<Output, 'keep'> = { keep: () => true };

/** State left by a build of this plan. */
function stateAfter(site: SitePlan): SiteState {
  const fresh = nothingCached('tool', 'nothing-cached');
  const { shared } = reuse({ cached: fresh }, site, new Set(), keeping);
  const files = new Map<string, CachedFile>();
  for (const page of site.pages) {
    const inputs = { body: bodyInputs(page, site), props: site.fingerprintOf(page.props()) };
    const path = outputPathOf(page.path);
    files.set(path, { inputs, stamp: `stamp of ${path}`, notes: null });
  }
  return { ...fresh, empty: null, shared, files };
}

const cached = stateAfter(plan());

/** The rendered pages, and why. */
const reasons = (planned: SitePlan, changed: string[] = [], before = cached, output = keeping) =>
  reuse({ cached: before }, planned, new Set(changed), output).stale.map(({ page, reason }) => [
    page.path,
    ...Object.values(reason),
  ]);

const everyPage = (code: string) => [
  ['/goods/tea/', code],
  ['/goods/set/', code],
  ['/about/', code],
  ['/goods/', code],
];

/** The entries, with one of them changed. */
const withChanged = (entry: Entry, changes: Partial<Entry>) =>
  ENTRIES.map((one) => (one === entry ? { ...one, ...changes } : one));

/** A plan whose pages have props changed by `props`. */
function withProps(planned: SitePlan, props: (page: Page) => ReturnType<Page['props']>): SitePlan {
  const pages = planned.pages.map((page) => ({ ...page, props: () => props(page) }));
  return { ...planned, pages };
}

describe('an unchanged site', () => {
  it('is reused as a whole', () => {
    const found = reuse({ cached }, plan(), new Set(), keeping);
    expect(found).toMatchObject({ isSameButBodies: true, stale: [], shared: cached.shared });
    expect([...found.files]).toEqual([...cached.files]);
  });

  it('computes no props', () => {
    const planned = withProps(plan(), () => {
      throw new Error('asked');
    });
    expect(reasons(planned)).toEqual([]);
  });

  it('compares the output by path and stamp', () => {
    const requests: string[] = [];
    const keep = (path: string, stamp: string) => requests.push(`${path}: ${stamp}`) > 0;
    expect(reasons(plan(), [], cached, { keep })).toEqual([]);
    expect(requests).toEqual([
      'goods/tea/index.html: stamp of goods/tea/index.html',
      'goods/set/index.html: stamp of goods/set/index.html',
      'about/index.html: stamp of about/index.html',
      'goods/index.html: stamp of goods/index.html',
    ]);
  });
});

describe('all pages are rendered again', () => {
  it.each(['nothing-cached', 'tool', 'no-cache'] as const)('if a state is empty for %s', (empty) => {
    const found = reuse({ cached: { ...cached, empty } }, plan(), new Set(), {
      keep: () => {
        throw new Error('cached');
      },
    });
    expect(found.stale).toEqual(
      plan().pages.map(({ path }) => ({
        page: expect.objectContaining({ path }),
        reason: { code: empty },
      })),
    );
    expect(found).toMatchObject({ isSameButBodies: false, files: new Map() });
  });

  it.each([
    { definition: 'other' },
    { templates: 'other' },
    { loader: 'other()' },
    { clients: { '': { names: 'other.js', files: [] } } },
  ])('if the front end has %j', (frontEnd) => {
    const found = reuse({ cached }, plan(ENTRIES, { frontEnd }), new Set(), keeping);
    expect(found.stale.map(({ reason }) => reason.code)).toEqual(Array(4).fill('front-end'));
    expect(found.isSameButBodies).toBe(false);
  });

  it.each([
    { title: 'Warung' },
    { url: 'https://warung.example/' },
    { url: 'https://toko.example/warung/' },
    { imageHosts: ['foto.example'] },
  ])('if the shared settings have %j', (fields) => {
    const found = reuse({ cached }, plan(ENTRIES, { site: siteOf(fields) }), new Set(['site.yaml']), keeping);
    expect(found.stale.map(({ reason }) => reason)).toEqual(Array(4).fill({ code: 'site' }));
    expect(found.isSameButBodies).toBe(false);
  });
});

it('renders the pages of a template again if its style sheet has changed', () => {
  const frontEnd = { styles: { goods: '.goods{b:c}', pages: '.pages{}', list: '.list{}' } };
  const planned = plan(ENTRIES, { frontEnd });
  const front = [
    ['/goods/tea/', 'front-end'],
    ['/goods/set/', 'front-end'],
  ];
  expect(reasons(planned)).toEqual(front);
  // The policy of all pages names every sheet.
  expect(reuse({ cached }, planned, new Set(), keeping).isSameButBodies).toBe(false);
});

it('renders a page again if its text is now requested', () => {
  const planned = plan();
  const [first, ...others] = planned.pages as [Page, ...Page[]];
  const asking = { ...planned, pages: [{ ...first, keepsText: true }, ...others] };
  expect(reasons(asking)).toEqual([['/goods/tea/', 'new']]);
  const path = outputPathOf(first.path);
  const notes = { diagnostics: [], links: [], ids: [], text: '' };
  const files = new Map(cached.files).set(path, { ...(cached.files.get(path) as CachedFile), notes });
  expect(reasons(asking, [], { ...cached, files })).toEqual([]);
});

it('keeps only pages that are reused', () => {
  const found = reuse({ cached }, plan(), new Set(), { keep: (path) => path !== 'about/index.html' });
  expect(found.stale).toEqual([
    { page: expect.objectContaining({ path: '/about/' }), reason: { code: 'output' } },
  ]);
  expect([...found.files.keys()]).toEqual([
    'goods/tea/index.html',
    'goods/set/index.html',
    'goods/index.html',
  ]);
});

it('renders a new page, and the lists that show it', () => {
  const planned = plan([...ENTRIES, entryOf('goods/cup.md')]);
  expect(reasons(planned, ['goods/cup.md'])).toEqual([
    ['/goods/cup/', 'new'],
    ['/goods/', 'content', 'goods/cup.md'],
  ]);
});

it('renders lists again from which an entry has disappeared', () => {
  expect(reasons(plan([TEA, ABOUT]))).toEqual([['/goods/', 'neighbours']]);
});

it('renders a page again if its fields have changed, and those that show them', () => {
  const planned = plan(withChanged(TEA, { fields: { title: 'Tea' }, planned: 'other' }));
  expect(reasons(planned, [TEA.file])).toEqual([
    ['/goods/tea/', 'content', TEA.file],
    ['/goods/set/', 'content', TEA.file],
    ['/goods/', 'content', TEA.file],
  ]);
  expect(reuse({ cached }, planned, new Set([TEA.file]), keeping).isSameButBodies).toBe(false);
});

it('reuses pages that show nothing of what has changed', () => {
  const planned = plan(withChanged(ABOUT, { fields: { title: 'about', note: 'unseen' }, planned: 'other' }));
  expect(reasons(planned, [ABOUT.file])).toEqual([]);
});

it('renders only the page whose body has changed', () => {
  expect(reasons(plan(withChanged(TEA, { fingerprint: 'other' })), [TEA.file])).toEqual([
    ['/goods/tea/', 'content', TEA.file],
  ]);
});

it('renders a page again if a picture in its body has changed', () => {
  const local = new Map([[IMAGE, { ...FACTS, hash: 'abcdef0123' }]]);
  expect(reasons(plan(ENTRIES, { local }))).toEqual([['/goods/tea/', 'content', TEA.file]]);
});

it('names the changed entry of a page, not one that it merely shows', () => {
  const both = entryOf('goods/both.md', { fields: { title: 'both', more: ['tea', 'set'] } });
  const before = stateAfter(plan([...ENTRIES, both]));
  const entries = withChanged(SET, { fields: { title: 'Set', more: ['tea'] }, planned: 'other' });
  const found = reasons(plan([...entries, both]), [SET.file], before);
  expect(found).toContainEqual(['/goods/both/', 'content', SET.file]);
});

it('names neighbours as the reason if no changed file is shown', () => {
  const planned = plan(withChanged(ABOUT, { planned: 'other' }));
  const counted = withProps(planned, (page) => ({ ...page.props(), data: { total: 3 } }));
  expect(reasons(counted, ['goods/unseen.md'])).toEqual(everyPage('neighbours'));
  expect(reasons(counted, [ABOUT.file])).toContainEqual(['/about/', 'content', ABOUT.file]);
});

describe('the inputs of a body', () => {
  const page = (entry: Entry | null) => ({ entry }) as Page;
  const { images } = plan();

  it('are empty for a page without one', () => {
    expect(bodyInputs(page(null), { images })).toBe('');
    expect(bodyInputs(page({ ...TEA, bodyStart: null }), { images })).toBe('');
  });

  it('are its file, and the content of the pictures in it', () => {
    const shown = (changes: Partial<Entry>) => bodyInputs(page({ ...TEA, ...changes }), { images });
    expect(shown({ bodyStart: 0, bodyImages: [] })).toBe('whole tea');
    expect(shown({})).toBe('whole tea 0123456789');
    expect(shown({ bodyImages: [IMAGE, 'images/gone.png'] })).toBe('whole tea 0123456789 missing');
  });
});
