/** Links in a site with errors: everything that is certain, whatever the faulty files turn out to be, and no more. */
import { describe, expect, it } from 'vitest';
import brokenLinks from '../../../cli/checks/broken-links/index.ts';
import { imagesOf } from '../../../cli/core/images/image-set.ts';
import { siteChecker } from '../../../cli/core/pipeline/checks/site-checks.ts';
import { readBodies } from '../../../cli/core/pipeline/faulty-bodies.ts';
import { collectionInfos } from '../../../cli/core/plan/plan-input.ts';
import { planSite } from '../../../cli/core/plan/plan-site.ts';
import type { Entry, SiteEntry } from '../../../cli/core/stages/entry.ts';
import type { SiteDefinition } from '../../../cli/core/stages/site.ts';
import { NO_DATA } from '../../../cli/core/stages/site-data.ts';
import { attempt } from '../../../cli/io/failures/attempt.ts';
import { PICTURES } from '../../support/values/picture-values.ts';
import {
  buildOf,
  definitionOf,
  entryOf,
  showPage,
  siteOf,
  titleOf,
} from '../../support/values/render-values.ts';
import { contentOf } from '../../support/values/site-checks.ts';

const amidErrors = brokenLinks.filter((one) => one.on === 'faulty-site');

const HEAD = '---\ntitle: A\n---\n';
const SITE_YAML = 'title: Toko\n';

/** Entries of a Markdown file and of one without a body. */
const sound = (file: string, changes: Partial<Entry> = {}): Entry =>
  entryOf(file, { bodyStart: file.endsWith('.md') ? HEAD.length : null, ...changes });

/** The entry of a faulty file, of whose fields nothing is certain. */
const faultyOf = (file: string, changes: Partial<Entry> = {}): Entry =>
  sound(file, { tainted: [''], ...changes });

interface Input {
  /** Bodies by file; those of `.yaml` are whole. */
  texts?: Readonly<Record<string, string>>;
  site?: SiteEntry | null;
  entries?: readonly Entry[];
  faulty?: readonly Entry[];
  definition?: Partial<SiteDefinition>;
}

function check({ texts = {}, site = siteOf(), entries = [], faulty = [], definition = {} }: Input) {
  const made: string[] = [];
  const read: string[] = [];
  const all = [...entries, ...faulty];
  const bare = all.flatMap(({ file, bodyStart }) =>
    bodyStart === null || file in texts ? [] : [[file, HEAD]],
  );
  const written = Object.entries(texts).map(([file, text]) => [
    file,
    file.endsWith('.md') && !text.startsWith('---') ? HEAD + text : text,
  ]);
  const build = buildOf({
    texts: Object.fromEntries([...written, ...bare]),
    definition,
    render: (input) => {
      made.push(titleOf(input));
      return showPage(input);
    },
  });
  const { folder } = build;
  const counting = {
    ...folder,
    read: (path: string) => {
      read.push(path);
      return folder.read(path);
    },
  };
  const shown = entries.filter(({ fields }) => fields.draft !== true);
  const content = contentOf({ site, entries: all, published: [...shown, ...faulty] });
  const images = imagesOf(site, new Map(), { pictures: PICTURES });
  const whole = { ...build, folder: counting };
  const photos = { known: new Map(), local: new Map(), images };
  const plan = attempt(() => {
    const { frontEnd, models: all } = build;
    const sources = { frontEnd, collections: collectionInfos(all), content: folder, data: NO_DATA };
    return site && planSite({ site, entries: shown, local: new Map(), ...sources }, build.site.definition);
  }, null);
  const bodies = readBodies(whole, content, photos, plan);
  const links = siteChecker(amidErrors, whole, content, photos)('faulty-site', { bodies, plan });
  const diagnostics = [...bodies.diagnostics, ...links.diagnostics];
  const uncheckedLinks = links.open;
  const places = diagnostics.map(({ code, file, range }) => `${file}:${range.line} ${code}`);
  const known = diagnostics.flatMap(({ params }) => params.known ?? []);
  return {
    reported: places,
    known,
    uncheckedLinks,
    made,
    read,
  };
}

/** Reported links, and the number of those that cannot be checked. */
function linksReported(given: Input): [string[], number] {
  const { reported: places, uncheckedLinks } = check(given);
  return [places, uncheckedLinks];
}

const noPlan: Partial<SiteDefinition> = {
  plan: () => {
    throw new Error('planned');
  },
};

const TEA = sound('goods/tea.md');
const ABOUT = sound('pages/about.md');
const NO_PAGE = 'link/no-such-page';
const NO_ANCHOR = 'link/no-such-anchor';

describe('bodies', () => {
  const MISTAKE = '![Tea](images/tea.png)\n';

  it('of sound and faulty files are checked, in the order of the folder', () => {
    const texts = { 'goods/tea.md': `Tea.\n\n${MISTAKE}`, 'pages/about.md': MISTAKE };
    const faulty = [faultyOf('pages/about.md')];
    expect(linksReported({ texts, entries: [TEA], faulty, definition: noPlan })).toEqual([
      ['goods/tea.md:6 content/image-missing', 'pages/about.md:4 content/image-missing'],
      0,
    ]);
  });

  it('are not searched for in other files, nor in unreadable files', () => {
    const texts = {
      'goods/cup.yaml': 'title: "![Tea](images/tea.png)"\n',
      'goods/bad.md': '\u0000',
      'goods/no.md': '',
    };
    const { reported: places, read } = check({
      texts,
      faulty: [faultyOf('goods/bad.md')],
      definition: noPlan,
    });
    expect(places).toEqual([]);
    expect(read).not.toContain('goods/cup.yaml');
  });

  it('start after the fields', () => {
    const head = '---\ntitle: "![Tea](images/title.png)"\n---\n';
    const texts = { 'goods/tea.md': `${head}${MISTAKE}` };
    const faulty = [faultyOf('goods/tea.md', { bodyStart: head.length })];
    expect(linksReported({ texts, faulty })[0]).toEqual(['goods/tea.md:4 content/image-missing']);
  });

  it('are not checked on lines with an earlier fault', () => {
    const text = `${MISTAKE.trim()}\u0007\n\n${MISTAKE}`;
    expect(linksReported({ texts: { 'goods/tea.md': text }, faulty: [faultyOf('goods/tea.md')] })[0]).toEqual(
      ['goods/tea.md:6 content/image-missing'],
    );
  });
});

describe('links to pages that will certainly exist', () => {
  const linking = (...hrefs: string[]) => ({
    'goods/link.md': `${hrefs.map((href) => `[x](${href})`).join('\n')}\n`,
  });
  const LINK = sound('goods/link.md');

  it('are valid without rendering a page', () => {
    const texts = linking(
      '/about/',
      '/goods/tea/',
      '/goods/cup/',
      '/shop/',
      '/feed.xml',
      'https://lain.example/',
    );
    const entries = [LINK, TEA, sound('pages/about.yaml')];
    const faulty = [
      faultyOf('goods/cup.md'),
      faultyOf('pages/shop.yaml', { bodyStart: null, address: '/shop/' }),
    ];
    expect(check({ texts, entries, faulty, definition: noPlan })).toMatchObject({
      reported: [],
      uncheckedLinks: 0,
      made: [],
    });
  });

  it('are valid for all addresses of an entry', () => {
    const texts = linking('/goods/tea/', '/goods/');
    expect(linksReported({ texts, entries: [LINK, TEA], definition: noPlan })).toEqual([[], 0]);
  });

  it('are reported when their entry has no page or is a draft', () => {
    const texts = linking('/goods/tea/', '/goods/cup/', '/goods/old/');
    const entries = [
      LINK,
      sound('goods/tea.md', { fields: { title: 'tea', draft: true } }),
      sound('goods/cup.md', { bodyStart: null }),
    ];
    const faulty = [faultyOf('goods/old.md', { bodyStart: null })];
    const plan: SiteDefinition['plan'] = ({ settings }, tools) =>
      definitionOf().plan({ settings, entries: [] }, tools);
    expect(linksReported({ texts, entries, faulty, definition: { plan } })).toEqual([
      [`goods/link.md:4 ${NO_PAGE}`, `goods/link.md:5 ${NO_PAGE}`, `goods/link.md:6 ${NO_PAGE}`],
      0,
    ]);
  });

  it('are valid for pages generated from the sound files, except drafts', () => {
    const texts = linking('/goods/', '/goods/tea/', '/goods/hidden/', '/goods/cup/');
    const entries = [
      LINK,
      sound('goods/tea.yaml'),
      sound('goods/hidden.yaml', { fields: { title: 'hidden', hidden: true } }),
      sound('goods/cup.yaml', { fields: { title: 'cup', draft: true } }),
    ];
    expect(linksReported({ texts, entries })).toEqual([
      [`goods/link.md:6 ${NO_PAGE}`, `goods/link.md:7 ${NO_PAGE}`],
      0,
    ]);
  });

  it('are valid from the folder of their own page', () => {
    const texts = linking('../bare/', '../lost/', '/goods/bare');
    expect(linksReported({ texts, entries: [LINK, sound('goods/bare.yaml')] })).toEqual([
      [`goods/link.md:5 ${NO_PAGE}`],
      0,
    ]);
  });

  it('are checked with the whole address of the site', () => {
    const { origin } = new URL(siteOf().fields.url);
    const texts = linking(`${origin}/about/`, `${origin}/lost/`);
    expect(linksReported({ texts, entries: [LINK, ABOUT] })).toEqual([[`goods/link.md:5 ${NO_PAGE}`], 0]);
  });

  it('are never valid for the not-found page', () => {
    const lost = [sound('pages/lost.yaml', { address: '/404.html' })];
    const plan: SiteDefinition['plan'] = ({ settings }, tools) =>
      definitionOf().plan({ settings, entries: [] }, tools);
    expect(
      linksReported({ texts: linking('/404.html'), entries: [LINK, ...lost], definition: { plan } }),
    ).toEqual([[`goods/link.md:4 ${NO_PAGE}`], 0]);
    const faulty = [faultyOf('pages/lost.yaml', { address: '/404.html' })];
    expect(linksReported({ texts: linking('/404.html'), entries: [LINK], faulty })[0]).toHaveLength(1);
  });

  it('are reported where no address is certain and none can be added', () => {
    const given = { texts: linking('/goods/tea/'), faulty: [faultyOf('goods/tea.md', { slug: 'tea!' })] };
    expect(linksReported({ ...given, entries: [LINK] })).toEqual([[`goods/link.md:4 ${NO_PAGE}`], 0]);
  });
});

describe('links to pages that may exist', () => {
  const texts = { 'goods/tea.md': '[x](/)\n[x](/lost/)\n[x](/goods/lost/)\n' };
  const places = (...lines: number[]) => lines.map((line) => `goods/tea.md:${line} ${NO_PAGE}`);

  it('count as unchecked only for the home page, where no other page can be added', () => {
    expect(linksReported({ texts, entries: [TEA] })).toEqual([places(5, 6), 1]);
    const faulty = [faultyOf('pages/about.md', { address: '/about/' })];
    expect(linksReported({ texts, entries: [TEA], faulty })).toEqual([places(5, 6), 1]);
  });

  it('count as unchecked for unknown addresses where a file may have any address', () => {
    const faulty = [
      faultyOf('pages/about.md', { address: '/about/' }),
      faultyOf('pages/shop.md', { address: null }),
    ];
    expect(linksReported({ texts, entries: [TEA], faulty })).toEqual([places(6), 2]);
  });

  it('count as unchecked for further listing pages of faulty files', () => {
    const further = { 'goods/tea.md': '[x](/goods/page/2/)\n[x](/goods/lost/)\n' };
    expect(linksReported({ texts: further, entries: [TEA] })).toEqual([places(4, 5), 0]);
    expect(linksReported({ texts: further, entries: [TEA], faulty: [faultyOf('goods/cup.md')] })).toEqual([
      places(5),
      1,
    ]);
  });

  it('are not valid just because a file with an uncertain address has a similar name', () => {
    const faulty = [faultyOf('pages/lost.md', { address: null })];
    expect(linksReported({ texts, entries: [TEA], faulty })).toEqual([places(6), 2]);
  });
});

it('reports no links on lines with an earlier fault', () => {
  const texts = { 'goods/tea.md': '[x](/lost/) \u0007\n[x](/lost/)\n' };
  expect(linksReported({ texts, faulty: [faultyOf('goods/tea.md')] })).toEqual([
    [`goods/tea.md:5 ${NO_PAGE}`],
    0,
  ]);
});

describe('links to anchors', () => {
  it('are valid for headings of sound and faulty files without rendering a page', () => {
    const texts = {
      'goods/tea.md': '# Steps\n\n[x](#steps)\n[x](/about/#hours)\n',
      'pages/about.md': '# Hours\n\n# Isi\n\n[x](/goods/tea/#steps)\n',
    };
    const faulty = [faultyOf('pages/about.md')];
    expect(linksReported({ texts, entries: [TEA], faulty, definition: noPlan })).toEqual([[], 0]);
  });

  it('are valid for headings of a body only on its own page', () => {
    const texts = { 'goods/tea.md': '# Steps\n', 'pages/about.md': '[x](#steps)\n' };
    const entries = [TEA, ABOUT];
    expect(linksReported({ texts, entries })).toEqual([[`pages/about.md:4 ${NO_ANCHOR}`], 0]);
  });

  it('are checked against the rendered page where possible, rendered once for all links', () => {
    const texts = {
      'goods/tea.md': '[x](/about/#isi)\n[x](/about/#more)\n[x](/about/#lost)\n[x](/about/)\n',
      'pages/about.md': 'About.\n',
    };
    expect(check({ texts, entries: [TEA, ABOUT] })).toMatchObject({
      reported: [`goods/tea.md:6 ${NO_ANCHOR}`],
      uncheckedLinks: 0,
      made: ['about'],
    });
  });

  it('count as unchecked on a page whose address is uncertain', () => {
    const faulty = [faultyOf('pages/about.md', { address: null })];
    const about = (link: string) => ({ 'pages/about.md': `# Hours\n\n[x](${link})\n` });
    expect(linksReported({ texts: about('#hours'), faulty })).toEqual([[], 0]);
    expect(linksReported({ texts: about('#hour'), faulty })).toEqual([[], 1]);
  });

  it('count as unchecked where the page cannot be rendered yet', () => {
    const texts = { 'goods/tea.md': '[x](/about/#isi)\n[x](/about/#hours)\n', 'pages/about.md': '# Hours\n' };
    const faulty = [faultyOf('pages/about.md')];
    expect(linksReported({ texts, entries: [TEA], faulty })).toEqual([[], 1]);
  });

  it('are valid for anchors that the site expects, if its settings are sound', () => {
    const texts = { 'goods/tea.md': '[x](/about/#sale)\n[x](#sale)\n' };
    const definition: Partial<SiteDefinition> = {
      plan: (content, tools) => {
        const plan = definitionOf().plan(content, tools);
        const expects = [{ id: 'sale', code: 'shop/no-sale', params: {} }];
        const pages = plan.pages.map((page) => (page.path === '/about/' ? { ...page, expects } : page));
        return { ...plan, pages };
      },
    };
    const entries = [TEA, ABOUT];
    expect(linksReported({ texts, entries, definition })).toEqual([[`goods/tea.md:5 ${NO_ANCHOR}`], 0]);
    expect(linksReported({ texts, entries, definition, site: null })).toEqual([[], 2]);
  });

  it('are checked on pages with missing pictures', () => {
    const definition: Partial<SiteDefinition> = {
      plan: (content, tools) => {
        tools.image('images/gone.png', '');
        return definitionOf().plan(content, tools);
      },
    };
    const texts = { 'goods/tea.md': '[x](#more)\n[x](#lost)\n' };
    expect(linksReported({ texts, entries: [TEA], definition })).toEqual([
      [`goods/tea.md:5 ${NO_ANCHOR}`],
      0,
    ]);
  });
});

it('suggests pages that certainly exist and those of the sound files', () => {
  const texts = { 'goods/tea.md': '[x](/lost/)\n' };
  const entries = [
    TEA,
    ABOUT,
    sound('goods/bare.yaml'),
    sound('pages/hidden.yaml', { fields: { title: 'hidden', hidden: true } }),
  ];
  const faulty = [faultyOf('goods/cup.yaml', { bodyStart: 0 })];
  expect(check({ texts, entries, faulty }).known).toEqual([
    '/about/, /goods/, /goods/bare/, /goods/cup/, /goods/tea/, /hidden/',
  ]);
  expect(check({ texts, entries, faulty, site: null }).known).toEqual([
    '/about/, /goods/, /goods/cup/, /goods/tea/, /hidden/',
  ]);
});

it('lists no pages where nobody would find the one that was intended', () => {
  const texts = { 'goods/tea.md': '[x](/lost/)\n' };
  const many = Array.from({ length: 8 }, (_, at) => sound(`goods/bare-${at}.yaml`));
  expect(check({ texts, entries: [TEA, ABOUT, ...many] }).known).toEqual(['']);
});

describe('links in fields', () => {
  const link = (href: string) => ({ href, pointer: '/more/href' });

  it('are checked in sound files', () => {
    const yaml = 'title: A\nmore:\n  href: /lost/\n';
    const texts = { 'site.yaml': `${SITE_YAML}more:\n  href: /lost/\n`, 'goods/tea.yaml': yaml };
    const entries = [sound('goods/tea.yaml', { links: [link('/lost/')] })];
    expect(linksReported({ texts, site: siteOf({}, [link('/lost/')]), entries })).toEqual([
      [`site.yaml:3 ${NO_PAGE}`, `goods/tea.yaml:3 ${NO_PAGE}`],
      0,
    ]);
  });

  it('are reported for the whole file when it has disappeared meanwhile', () => {
    const entries = [sound('goods/tea.yaml', { links: [link('/lost/')] })];
    expect(linksReported({ entries })).toEqual([[`goods/tea.yaml:1 ${NO_PAGE}`], 0]);
  });

  it('are checked in faulty files, except links that are malformed themselves', () => {
    const texts = {
      'goods/tea.yaml': 'a:\n  href: /a/../lost/\nb:\n  href: /lost/\nc:\n  href: /%zz\n',
      'goods/cup.yaml': '\u0000',
    };
    const links = ['a', 'b', 'c'].map((name, index) => ({
      href: ['/a/../lost/', '/lost/', '/%zz'][index] ?? '',
      pointer: `/${name}/href`,
    }));
    const faulty = [faultyOf('goods/tea.yaml', { tainted: ['/title'], links }), faultyOf('goods/cup.yaml')];
    expect(linksReported({ texts, faulty })).toEqual([[`goods/tea.yaml:4 ${NO_PAGE}`], 0]);
  });

  it('are checked in a faulty site.yaml as far as it can be read', () => {
    const menu = 'menu:\n  - href: /lost/\n  - href: /about/\n';
    const given = { site: null, entries: [ABOUT] };
    expect(linksReported({ ...given, texts: { 'site.yaml': SITE_YAML + menu } })).toEqual([
      [`site.yaml:3 ${NO_PAGE}`],
      0,
    ]);
    expect(linksReported({ ...given, texts: { 'site.yaml': '\u0000' } })).toEqual([[], 0]);
    expect(linksReported({ ...given, texts: {} })).toEqual([[], 0]);
  });

  it('are checked against the file’s own page if they are anchors', () => {
    const texts = { 'pages/about.yaml': 'a:\n  href: "#more"\nb:\n  href: "#lost"\n' };
    const links = [
      { href: '#more', pointer: '/a/href' },
      { href: '#lost', pointer: '/b/href' },
    ];
    const entries = [sound('pages/about.yaml', { links })];
    expect(linksReported({ texts, entries, site: siteOf({}, [link('#lost')]) })).toEqual([
      [`pages/about.yaml:4 ${NO_ANCHOR}`],
      0,
    ]);
  });
});
