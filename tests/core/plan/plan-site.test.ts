/** Tools that the engine gives to a site's plan, and its additions to the plan. */
import { describe, expect, it } from 'vitest';
import { planContent } from '../../../cli/core/plan/plan-content.ts';
import { type PlanInput, planFingerprint } from '../../../cli/core/plan/plan-input.ts';
import { planSite } from '../../../cli/core/plan/plan-site.ts';
import type { Build } from '../../../cli/core/run/build.ts';
import type { Content } from '../../../cli/core/stages/content.ts';
import type { SiteFields } from '../../../cli/core/stages/entry.ts';
import type { Page } from '../../../cli/core/stages/page.ts';
import type { Plan, PlanTools } from '../../../cli/core/stages/plan.ts';
import type { SiteContent, SiteDefinition } from '../../../cli/core/stages/site.ts';
import type { PageMeta } from '../../../cli/core/stages/views.ts';
import { fingerprint, sha256Base64 } from '../../../cli/core/values/hash.ts';
import { NO_SOURCES } from '../../support/values/no-sources.ts';
import { factsOf, PICTURES } from '../../support/values/picture-values.ts';
import { plainEntry } from '../../support/values/plan-entries.ts';

const PHOTO = factsOf({ hash: '1' });

const planInput = (fields: Partial<SiteFields> = {}, changes: Partial<PlanInput> = {}): PlanInput => ({
  site: { fields: { title: 'T', url: 'https://x.example/senja', ...fields }, links: [] },
  entries: [plainEntry('events/a.md'), plainEntry('events/b.md')],
  local: new Map([['images/a.png', PHOTO]]),
  frontEnd: {
    definition: '',
    templates: '',
    styles: { long: '.long{}', short: '.short{}' },
    loader: 'load()',
    starter: '',
    parts: { boxes: [], widgets: [] },
    clients: { '': { names: 'shared.js *.js', files: [] } },
  },
  ...NO_SOURCES,
  ...changes,
});

const metaOf = (title: string): PageMeta => ({
  href: '/senja/a/',
  canonical: null,
  title,
  documentTitle: title,
  current: null,
  description: '',
  language: 'id',
});

const page = (template: string, data: object = {}): Page => ({
  path: '/a/',
  template,
  entry: null,
  changed: null,
  indexed: true,
  props: () => ({ meta: metaOf('A'), data }),
});

const planWith = (changes: Partial<Plan> = {}): Plan => ({
  shared: { title: 'T' },
  pages: [page('long')],
  files: [],
  feed: () => [],
  about: {
    title: '',
    tagline: '',
    description: '',
    language: 'id',
    since: '2025-01-01',
    colour: '',
    icon: '',
  },
  endpoints: [],
  ...changes,
});

/** A planned site. */
const siteOf = (make: (content: SiteContent, tools: PlanTools) => Plan): SiteDefinition => ({
  pictures: PICTURES,
  diagnostics: {},
  checkSettings: () => [],
  plan: make,
});

/** Input of a site's plan. */
function given(of: PlanInput) {
  const calls: [SiteContent, PlanTools][] = [];
  planSite(
    of,
    siteOf((...call) => {
      calls.push(call);
      return planWith();
    }),
  );
  const [call] = calls;
  if (!call || calls.length > 1) throw new Error('not planned once');
  return { content: call[0], tools: call[1] };
}

const planned = (changes: Partial<Plan> = {}, of = planInput()) =>
  planSite(
    of,
    siteOf(() => planWith(changes)),
  );

describe('a site receives', () => {
  it('its settings, its entries and its address', () => {
    const own = planInput();
    const { content, tools } = given(own);
    expect(content).toEqual({ settings: own.site.fields, entries: own.entries });
    expect([tools.origin, tools.base]).toEqual(['https://x.example', '/senja/']);
  });

  it('views of images, and an empty one of an image that checks have rejected', () => {
    const { image } = given(planInput({ imageHosts: ['foto.example'] })).tools;
    expect(image('images/a.png', 'Kebun')).toMatchObject({
      src: '/senja/assets/a-1-30.jpg',
      width: 30,
      height: 20,
      alt: 'Kebun',
    });
    const empty = { src: '', srcSet: null, width: 1, height: 1 };
    expect(image('images/b.png', 'Kebun')).toEqual({ ...empty, alt: 'Kebun' });
    expect(image('https://lain.example/a.png', '')).toEqual({ ...empty, alt: '' });
  });

  it('views of entries, which record what a page shows', () => {
    const entries = [plainEntry('events/a.md'), plainEntry('events/b.md')];
    const { pages, shownOn } = planSite(
      planInput({}, { entries }),
      siteOf((content, { view }) => {
        const named = view(({ slug }) => ({ slug }));
        const show = (at: number): Page => ({
          ...page('long'),
          props: () => ({ meta: metaOf('A'), data: content.entries.slice(at).map(named) }),
        });
        return planWith({ pages: [show(0), show(1)] });
      }),
    );
    expect(pages.map((one) => [...shownOn(one)])).toEqual([entries, entries.slice(1)]);
  });
});

describe('a planned site', () => {
  it('has everything that the site has planned, and its address', () => {
    const { feed, ...own } = planWith({ pages: [page('long'), page('short')] });
    expect(
      planSite(
        planInput(),
        siteOf(() => ({ ...own, feed })),
      ),
    ).toMatchObject({ ...own, origin: 'https://x.example', base: '/senja/' });
    expect(
      planned()
        .images.files()
        .map(({ source }) => source),
    ).toEqual(['images/a.png']);
  });

  it('has a policy for its styles, its loader, its hosts and the targets of its requests', () => {
    const { policy } = planned(
      { endpoints: ['https://kirim.example/a'] },
      planInput({ imageHosts: ['foto.example'] }),
    );
    for (const text of ['.long{}', '.short{}', 'load()']) expect(policy).toContain(sha256Base64(text));
    expect(policy).toContain("img-src 'self' https://foto.example;");
    expect(policy).toContain('form-action https://kirim.example;');
    expect(planned().policy).toContain("img-src 'self' https:;");
    const local = { photos: 'local' };
    for (const fields of [local, { ...local, imageHosts: ['foto.example'] }])
      expect(planned({}, planInput(fields)).policy).toContain("img-src 'self';");
  });

  it('has existing templates, with an empty style sheet or their own', () => {
    expect(() => planned({ pages: [page('long'), page('wide')] })).toThrow('"name":"wide"');
    const { frontEnd } = planInput();
    const bare = planInput({}, { frontEnd: { ...frontEnd, styles: { long: '' } } });
    expect(planned({}, bare).pages).toHaveLength(1);
  });
});

describe('the shared props of a template', () => {
  it('are the same for all pages', () => {
    const site = planned();
    expect(site.common).toMatchObject({
      title: 'T',
      origin: 'https://x.example',
      base: '/senja/',
      assets: {
        styles: { long: '.long{}', short: '.short{}' },
        loader: 'load()',
        client: '/senja/assets/ shared.js *.js',
      },
      policies: { site: site.policy },
    });
  });

  it('have a fingerprint that changes with a page’s metadata and with its data', () => {
    const { fingerprintOf } = planned();
    const print = fingerprintOf({ meta: metaOf('A'), data: { a: 1 } });
    expect(fingerprintOf({ meta: metaOf('A'), data: { a: 1 } })).toBe(print);
    expect(fingerprintOf({ meta: metaOf('B'), data: { a: 1 } })).not.toBe(print);
    expect(fingerprintOf({ meta: metaOf('A'), data: { a: 2 } })).not.toBe(print);
    expect(print).toHaveLength(fingerprint('').length);
  });
});

describe('a plan', () => {
  const content = (changes: Partial<Content> = {}): Content => {
    const { site, entries } = planInput();
    return { site, entries, published: entries, absent: [], choices: {}, ...changes };
  };
  const definition = siteOf(({ entries }) =>
    planWith({ shared: { files: entries.map(({ file }) => file) } }),
  );
  const { frontEnd } = planInput();
  const build = {
    frontEnd: { ...frontEnd, assets: { 'assets/x.js': 'x()' } },
    site: { definition },
    models: { collections: [] },
    folder: NO_SOURCES.content,
    data: NO_SOURCES.data,
  } as unknown as Build;

  it('is made from published entries and from plain data about the front end', () => {
    const { entries } = planInput();
    const draft = plainEntry('events/c.md', { fields: { draft: true } });
    const site = planContent(build, content({ entries: [draft, ...entries], published: entries }), new Map());
    expect(site.input).toEqual({ site: content().site, entries, local: new Map(), frontEnd, ...NO_SOURCES });
    expect(site.shared).toEqual({ files: ['events/a.md', 'events/b.md'] });
  });

  it('has the pictures that entries show, but none shown only by drafts', () => {
    const shown = [
      plainEntry('events/a.md', { images: ['../images/a.png'] }),
      plainEntry('events/b.md', { bodyImages: ['images/b.png'] }),
    ];
    const draft = plainEntry('events/c.md', { fields: { draft: true }, images: ['images/c.png'] });
    const local = new Map(['a', 'b', 'c'].map((name) => [`images/${name}.png`, PHOTO]));
    const { input: own } = planContent(
      build,
      content({ entries: [...shown, draft], published: shown }),
      local,
    );
    expect([...own.local.keys()]).toEqual(['images/a.png', 'images/b.png']);
  });

  it('has final links to pages that only the code makes, in every language, and is else made once', () => {
    const hrefs = ['/a', '/de/a?b=1#c', '/missing', '/x.pdf'];
    const links = hrefs.map((href, at) => ({ href, pointer: `/links/${at}/href` }));
    const fields = { links: hrefs.map((href) => ({ href })) };
    const entries = ['events/a.md', 'events/a.de.md'].map((file) => plainEntry(file, { fields, links }));
    let calls = 0;
    const site = { fields: { ...planInput().site.fields, ...fields, languages: [{ code: 'de' }] }, links };
    const inTwo = siteOf((own, { base, root }) => {
      calls += 1;
      return planWith({
        shared: { base, root, of: [own.settings, ...own.entries.map((one) => one.fields)] },
      });
    });
    const two = { ...build, site: { definition: inTwo } } as unknown as Build;
    const { common, commonIn, input } = planContent(
      two,
      content({ site, entries, published: entries } as never),
      new Map(),
    );
    const final = { links: ['/a/', '/de/a/?b=1#c', '/missing', '/x.pdf'].map((href) => ({ href })) };
    expect(common).toMatchObject({ base: '/senja/', root: '/senja/', of: [final, final] });
    expect(commonIn.get('de')).toMatchObject({ base: '/senja/de/', root: '/senja/', of: [final, final] });
    expect(input.entries.every(({ planned: one }, at) => one !== entries[at]?.planned)).toBe(true);
    calls = 0;
    planContent(two, { ...content(), site: input.site, published: input.entries }, new Map());
    expect(calls).toBe(2);
  });

  it('requires valid settings', () => {
    expect(() => planContent(build, content({ site: null }), new Map())).toThrow('site.yaml');
  });
});

describe('the fingerprint of the plan’s inputs', () => {
  const print = planFingerprint(planInput());

  it.each([
    ['the settings', planInput({ title: 'U' })],
    [
      'the fields of an entry',
      planInput({}, { entries: [plainEntry('events/a.md'), plainEntry('events/b.md', { planned: 'x' })] }),
    ],
    [
      'the order of entries',
      planInput({}, { entries: [plainEntry('events/b.md'), plainEntry('events/a.md')] }),
    ],
    ['an image', planInput({}, { local: new Map([['images/a.png', { ...PHOTO, hash: '2' }]]) })],
    [
      'the first picture of a body',
      planInput({}, { entries: planInput().entries.map((entry) => ({ ...entry, bodyImages: ['x'] })) }),
    ],
    ['the name of an image', planInput({}, { local: new Map([['images/b.png', PHOTO]]) })],
  ])('changes with %s', (_, other) => {
    expect(planFingerprint(other)).not.toBe(print);
  });

  it('stays the same when only the text or another picture of a body has changed', () => {
    const entriesWith = (...bodyImages: string[]) =>
      planInput().entries.map((entry) => ({ ...entry, fingerprint: bodyImages.join(), bodyImages }));
    expect(planFingerprint(planInput({}, { entries: entriesWith() }))).toBe(print);
    const [one, two] = [entriesWith('x'), entriesWith('x', 'y')];
    expect(planFingerprint(planInput({}, { entries: one }))).toBe(
      planFingerprint(planInput({}, { entries: two })),
    );
    expect(print).toHaveLength(fingerprint('').length);
  });
});
