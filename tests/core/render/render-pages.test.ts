/** Pages become files: each with its own body, and with notes for later checks. */
import { describe, expect, it } from 'vitest';
import type { FoundInPages } from '../../../cli/core/plan/findings/page-findings.ts';
import {
  CHUNK,
  isOneOfMany,
  type RenderedPage,
  rendererOf,
  renderPage,
  renderPages,
} from '../../../cli/core/render/render-pages.ts';
import type { Assistant, Executor, InPieces, Taker } from '../../../cli/core/run/executor.ts';
import type { Entry } from '../../../cli/core/stages/entry.ts';
import { type FileInPieces, type Output, wholeOf } from '../../../cli/core/stages/output.ts';
import type { Page, RenderPage } from '../../../cli/core/stages/page.ts';
import { SiteErrors } from '../../../cli/core/stages/site-error.ts';
import {
  buildOf,
  entryOf,
  plannedOf,
  showPage,
  siteOf,
  titleOf,
} from '../../support/values/render-values.ts';

const TEXTS = {
  'goods/tea.md': '# Steps\n\n[x](/about/) and [y](#steps)\n',
  'goods/cup.md': 'Odd <b onclick="x()">cup</b>.\n',
  'pages/about.md': '---\n---\n# Hours\n',
};
const TEA = entryOf('goods/tea.md', { bodyStart: 0 });
const CUP = entryOf('goods/cup.md', { bodyStart: 0 });
const ABOUT = entryOf('pages/about.md', { bodyStart: 8 });
const BARE = entryOf('pages/bare.yaml');
const ENTRIES = [TEA, CUP, ABOUT, BARE];

/** A renderer of the shop, and its pages by address. */
function rendering(entries: readonly Entry[] = ENTRIES, render: RenderPage = showPage) {
  const site = plannedOf(entries);
  const build = buildOf({ texts: TEXTS, render });
  const { folder } = build;
  const pages = new Map(site.pages.map((page) => [page.path, page]));
  const at = (path: string): Page => {
    const page = pages.get(path);
    if (!page) throw new Error(`no page ${path}`);
    return page;
  };
  return { site, folder, at, renderer: rendererOf(site, folder, build) };
}

const unwanted = (): never => {
  throw new Error('nobody asked for this');
};

const MAIN = (title: string, body = '') =>
  `<main id="isi"><h1>${title}</h1><hr><p id="more"></p>${body}</main>`;

it('counts lists, and entries without an address of their own, as one of many', () => {
  const page = (entry: Entry | null) => ({ entry }) as Page;
  expect(isOneOfMany(page(null))).toBe(true);
  expect(isOneOfMany(page(TEA))).toBe(true);
  expect(isOneOfMany(page(ABOUT))).toBe(false);
});

const NOTHING_FOUND: FoundInPages = { faults: new Map(), links: new Map(), pages: new Map() };

describe('a page', () => {
  it('shows the body of its entry, whose links and mistakes are recorded', () => {
    const { at, renderer } = rendering();
    const { props, pieces, notes } = renderPage(at('/goods/tea/'), renderer);
    const content = pieces.join('');
    expect(content).toContain('<h1>tea</h1>');
    expect(content).toContain('<a href="/about/">x</a>');
    expect(props).toEqual(at('/goods/tea/').props());
    expect(notes).toEqual({
      diagnostics: [],
      links: ['/about/', 13, 20, '#steps', 30, 36],
      ids: [],
      text: null,
      secondTitle: true,
    });
    const [reported] = renderPage(at('/goods/cup/'), renderer).notes.diagnostics;
    expect(reported).toMatchObject({ code: 'markdown/html', file: 'goods/cup.md', range: { line: 1 } });
  });

  it('has the text of its body recorded if it keeps it', () => {
    const { at, renderer } = rendering();
    const textOf = (path: string) => renderPage({ ...at(path), keepsText: true }, renderer).notes.text;
    expect(textOf('/goods/tea/')).toBe('#steps Steps\nx and y');
    expect(textOf('/goods/')).toBe('');
  });

  it('has its ids recorded if it has an address of its own', () => {
    const { at, renderer } = rendering();
    const { notes, pieces } = renderPage(at('/about/'), renderer);
    expect(notes.ids).toEqual(['isi', 'more', 'hours']);
    expect(pieces.join('')).not.toContain('---');
  });

  it('keeps ids that the template has written itself, and gives headings others', () => {
    const body = '# Isi\n\n# More\n\n# Isi\n\n[x](#isi-1)\n';
    const build = buildOf({ texts: { [TEA.file]: `${'-'.repeat(TEA.bodyStart ?? 0)}${body}` } });
    const site = plannedOf([TEA]);
    const [page] = site.pages;
    const made = page && renderPage(page, rendererOf(site, build.folder, build));
    expect(made?.pieces.join('').match(/id="[^"]*"/g)).toEqual([
      'id="isi"',
      'id="more"',
      'id="isi-1"',
      'id="more-1"',
      'id="isi-2"',
    ]);
    expect(made?.notes.links).toHaveLength(3);
  });

  it('is not rendered again for an id that the template itself repeats', () => {
    const twice = () => '<p id="steps"></p><p id="steps"></p>';
    const { at, renderer } = rendering(ENTRIES, twice);
    expect(renderPage(at('/goods/tea/'), renderer).pieces.join('')).toBe(twice());
  });

  it('gives a heading another id if a shared part of the template has its own', () => {
    const body = '## Isi\n';
    const shared = '<header id="isi"></header>';
    const render: RenderPage = (input) => ['<html>', shared, `<main>${input.body.html}</main></html>`];
    const build = buildOf({ texts: { [TEA.file]: `${'-'.repeat(TEA.bodyStart ?? 0)}${body}` }, render });
    const site = plannedOf([TEA]);
    const made = renderPage(site.pages[0] as Page, rendererOf(site, build.folder, build));
    expect(made.pieces[1]).toBe(shared);
    expect(made.pieces.join('')).toContain('<h2 id="isi-1">');
  });

  it('needs neither a body nor an entry', () => {
    const { at, renderer } = rendering();
    const bare = renderPage(at('/bare/'), renderer);
    expect(bare.pieces.join('')).toBe(MAIN('bare'));
    expect(bare.notes).toEqual({ diagnostics: [], links: [], ids: ['isi', 'more'], text: null });
    const list = renderPage(at('/goods/'), renderer);
    expect(list.pieces.join('')).toContain('<p id="more">tea, cup</p>');
    expect(list.notes).toEqual({ diagnostics: [], links: [], ids: [], text: null });
  });

  it('shows the body of another entry where one is given', () => {
    const { at, renderer } = rendering();
    const { pieces, notes } = renderPage(at('/bare/'), renderer, { entry: ABOUT });
    expect(pieces.join('')).toMatch(/<h1>bare<\/h1>.*Hours/);
    expect(notes.ids).toEqual(['isi', 'more', 'hours']);
    expect(renderPage(at('/about/'), renderer, { entry: null }).pieces.join('')).toBe(MAIN('about'));
  });
});

describe('a renderer', () => {
  it('resolves bodies for the final address of the site', () => {
    const site = siteOf({ url: 'https://toko.example/warung/', imageHosts: ['foto.example'] });
    const planned = plannedOf(ENTRIES, { site });
    const body = '## Isi\n\n[x](/about/) ![Teh](https://foto.example/a) ![Kopi](https://lain.example/a)\n';
    const build = buildOf({ texts: { [TEA.file]: body } });
    const { bodyOf, plan: kept } = rendererOf(planned, build.folder, build);
    expect(kept).toBe(planned);
    const read = bodyOf({ ...TEA, taken: ['isi'] });
    expect(read?.body.html).toContain('href="/warung/about/"');
    expect(read?.body.headings).toEqual([{ level: 2, id: 'isi-1', text: 'Isi' }]);
    expect(read?.diagnostics.map(({ code: reported, params }) => [reported, params.host])).toEqual([
      ['content/host-not-allowed', 'lain.example'],
    ]);
    expect(bodyOf({ ...TEA, bodyStart: null })).toBeNull();
  });

  it('calls the site for every page, whatever it has rendered before', () => {
    const seen: string[] = [];
    const goods = ['a', 'b', 'c', 'd', 'e'].map((slug) => entryOf(`goods/${slug}.yaml`));
    const { at, renderer } = rendering(goods, (input) => {
      seen.push(titleOf(input));
      return showPage(input);
    });
    for (const { slug } of goods)
      expect(renderPage(at(`/goods/${slug}/`), renderer).pieces.join('')).toBe(MAIN(slug));
    expect(seen).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('bodies', () => {
  const planned = plannedOf(ENTRIES);

  it('come from the worker, which also writes the pages', async () => {
    const requests: string[][] = [];
    const written: FileInPieces[] = [];
    let isDone = false;
    const executor = {
      ...buildOf().executor,
      assist: (): Assistant<never, never, never, never> => ({
        async ask(items: readonly Pick<Entry, 'file' | 'bodyStart'>[]) {
          requests.push(items.map(({ file }) => file));
          const html = (file: string) => `<p>assisted ${file}</p>`;
          return items.map(({ file, bodyStart }) =>
            bodyStart === null
              ? null
              : { body: { html: html(file), headings: [] }, links: [], diagnostics: [] },
          ) as never[];
        },
        take: ({ path, content }: RenderedPage) => void written.push({ path, content }),
        async done() {
          isDone = true;
          return NOTHING_FOUND as never;
        },
      }),
    };
    const stale = [3, 0].map((index) => ({ page: planned.pages[index] as Page }));
    const output: Output = { write: unwanted, keep: () => false, stamps: {} };
    await renderPages({ ...buildOf({ texts: TEXTS }), executor }, planned, stale, output);
    expect(requests).toEqual([['pages/bare.yaml', 'goods/tea.md']]);
    expect(isDone).toBe(true);
    expect(written).toEqual([
      { path: 'bare/index.html', content: [MAIN('bare')] },
      { path: 'goods/tea/index.html', content: [expect.stringContaining('<p>assisted goods/tea.md</p>')] },
    ]);
  });

  it('are requested before the pages ahead of them are rendered, each once', async () => {
    const goods = Array.from({ length: 3 * CHUNK + 1 }, (_, number) =>
      entryOf(`goods/g${number}.md`, { bodyStart: 0 }),
    );
    const many = plannedOf(goods);
    const build = buildOf({ texts: Object.fromEntries(goods.map(({ file }) => [file, 'Text.\n'])) });
    const requested: string[] = [];
    /** Number of bodies requested when a page is written. */
    const ahead: number[] = [];
    const executor: Executor = {
      ...build.executor,
      assist<Item, Result, Finished extends InPieces, Found>(
        ...given: [object, number, Taker<Finished, Found>]
      ) {
        const assistant = build.executor.assist<Item, Result, Finished, Found>(...given);
        return {
          ...assistant,
          ask(items: readonly Item[]) {
            requested.push(...items.map((item) => (item as { file: string }).file));
            return assistant.ask(items);
          },
          take: () => void ahead.push(requested.length),
        };
      },
    };
    const stale = many.pages.slice(0, goods.length).map((page) => ({ page }));
    const output: Output = { write: () => undefined, keep: () => false, stamps: {} };
    await renderPages({ ...build, executor }, many, stale, output);
    expect(requested).toEqual(stale.map(({ page }) => page.entry?.file));
    expect(ahead).toEqual(
      goods.map((_, index) => Math.min(goods.length, (Math.floor(index / CHUNK) + 3) * CHUNK)),
    );
  });

  it('are aborted with the name of their file, and pages with that of the file or the page', async () => {
    const about: string[] = [];
    const build = buildOf({ texts: TEXTS });
    const each: typeof build.folder.each = (items, step, fileOf) => {
      about.push(...items.map((item) => fileOf?.(item) ?? 'nothing'));
      return items.map((item) => step(item));
    };
    const stale = [0, 4].map((index) => ({ page: planned.pages[index] as Page }));
    const output: Output = { write: () => undefined, keep: () => false, stamps: {} };
    await renderPages({ ...build, folder: { ...build.folder, each } }, planned, stale, output);
    expect(about).toEqual(['goods/tea.md', '/goods/']);
  });
});

it('keeps the inputs, notes and stamp of each page', async () => {
  const planned = plannedOf(ENTRIES);
  const stamps: Record<string, string> = {};
  const output: Output = {
    write: ({ path }) => {
      if (path !== 'bare/index.html') stamps[path] = `stamp of ${path}`;
    },
    keep: () => false,
    stamps,
  };
  const stale = [3, 2].map((index) => ({ page: planned.pages[index] as Page }));
  const { files } = await renderPages(buildOf({ texts: TEXTS }), planned, stale, output);
  expect([...files]).toEqual([
    [
      'bare/index.html',
      {
        inputs: { body: '', props: expect.any(String) },
        notes: { diagnostics: [], links: [], ids: ['isi', 'more'], text: null },
        stamp: '',
      },
    ],
    [
      'about/index.html',
      {
        inputs: { body: 'whole about', props: expect.any(String) },
        notes: { diagnostics: [], links: [], ids: ['isi', 'more', 'hours'], text: null, secondTitle: true },
        stamp: 'stamp of about/index.html',
      },
    ],
  ]);
});

describe('the site’s own code that throws', () => {
  /** Renders all pages, of which some throw; another thread gives the bodies. */
  async function failing(entries: readonly Entry[], render: RenderPage) {
    const planned = plannedOf(entries);
    const build = buildOf({ render });
    const written = new Map<string, unknown>();
    const assist = (): Assistant<never, never, never, never> => ({
      async ask(items: readonly Pick<Entry, 'file'>[]) {
        const bodyOf = ({ file }: { file: string }) => ({ html: `<p>${file}</p>`, headings: [] });
        return items.map((item) => ({ body: bodyOf(item), links: [], diagnostics: [] })) as never[];
      },
      take: ({ path, content }: RenderedPage) => void written.set(path, wholeOf(content)),
      done: async () => NOTHING_FOUND as never,
    });
    const output: Output = { write: unwanted, keep: () => false, stamps: {} };
    const stale = planned.pages.map((page) => ({ page }));
    const executor = { ...build.executor, assist };
    const rendering = renderPages({ ...build, executor }, planned, stale, output);
    const error: unknown = await rendering.catch((thrown) => thrown);
    const all = error instanceof SiteErrors ? error.all : [];
    return { written, reported: all.map(({ message, page }) => [page?.path, message]) };
  }

  it('is reported once for each template, in the order of pages', async () => {
    const goods = Array.from({ length: 2 * CHUNK }, (_, number) => entryOf(`goods/g${number}.yaml`));
    const called: unknown[] = [];
    const { written, reported } = await failing([BARE, ABOUT, ...goods], (input) => {
      called.push(input.template);
      if (input.template === 'list') return showPage(input);
      throw new RangeError(`no ${titleOf(input)}`);
    });
    expect(reported).toEqual([
      ['/bare/', 'no bare'],
      ['/goods/g0/', 'no g0'],
    ]);
    expect(called).toEqual(['pages', 'goods', 'list']);
    expect([...written.keys()]).toEqual(['goods/index.html']);
  });

  it('leaves the bodies of the other pages with their pages', async () => {
    const { written, reported } = await failing([ABOUT, BARE, TEA, CUP], (input) => {
      if (input.template === 'pages') throw 'a text';
      return showPage(input);
    });
    expect(reported).toEqual([['/about/', 'a text']]);
    expect([...written]).toEqual([
      ['goods/tea/index.html', expect.stringContaining('<p>goods/tea.md</p>')],
      ['goods/cup/index.html', expect.stringContaining('<p>goods/cup.md</p>')],
      ['goods/index.html', expect.anything()],
    ]);
  });

  it('is not blamed for an error of senja', async () => {
    const planned = plannedOf([TEA]);
    const build = buildOf();
    const assist = (): Assistant<never, never, never, never> => ({
      ask: async () => [],
      take: () => undefined,
      done: async () => NOTHING_FOUND as never,
    });
    const unread = {
      ...build,
      folder: { ...build.folder, read: unwanted },
      executor: { ...build.executor, assist },
    };
    const output: Output = { write: unwanted, keep: () => false, stamps: {} };
    const rendering = renderPages(unread, planned, [{ page: planned.pages[0] as Page }], output);
    await expect(rendering).rejects.not.toBeInstanceOf(SiteErrors);
    await expect(rendering).rejects.toThrow('nobody asked for this');
  });
});
