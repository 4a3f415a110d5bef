/** Layout of the home page: short, topics first, a lead and its lines, different drawings. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { look, view, visit, WIDTHS, withBrowser } from './support/browser.ts';
import { inPage } from './support/in-page.ts';

withBrowser();

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

it.each([
  { site: 'shipped', width: 390, most: 14_000 },
  { site: 'shipped', width: 1280, most: 8_500 },
  { site: 'lengkap', width: 390, most: 14_000 },
  { site: 'lengkap', width: 1280, most: 8_500 },
] as const)(
  'keeps $site at most $most px high at $width px, with whole excerpts',
  async ({ site, width, most }) => {
    const { page } = await view('', { site, width });
    expect(await height(page)).toBeLessThan(most);
    const cut = await page
      .locator('.card__words')
      .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
    expect(cut).toBe(0);
  },
);

it.each(WIDTHS)(
  'shows a tile for each category under the hero at %i px, linked to its section',
  async (width) => {
    const { page } = await view('', { width });
    const tiles = page.getByRole('navigation', { name: 'Pilih kategori' }).getByRole('link');
    expect(await tiles.allTextContents()).toEqual([
      'Makanan Sehat',
      'Gerakan Ringan',
      'Tidur Berkualitas',
      'Pikiran Sehat',
    ]);
    const boxes = await tiles.evaluateAll((all) =>
      all.map((tile) => {
        const { width: across, height: down } = tile.getBoundingClientRect();
        const target = document.getElementById((tile as HTMLAnchorElement).hash.slice(1));
        return { large: across >= 140 && down >= 80, leads: target?.textContent === tile.textContent };
      }),
    );
    expect(boxes).toEqual(boxes.map(() => ({ large: true, leads: true })));
  },
);

describe.each(['shipped', 'lengkap'] as const)('the sections of the site %s', (site) => {
  it('name their category once, above a lead article and list rows', async () => {
    const { page } = await view('', { site, width: 390 });
    const sections = page.locator('section[class*=tone-]');
    expect(await sections.count()).toBeGreaterThan(3);
    expect(await sections.locator('.label').count()).toBe(0);
    const shapes = await sections.evaluateAll((all) =>
      all.map((section) => [...section.querySelectorAll('.card')].map(({ classList }) => classList[1])),
    );
    expect(new Set(shapes.map(([first]) => first))).toEqual(new Set(['card--lead']));
    expect(new Set(shapes.flatMap(([, ...others]) => others))).toEqual(new Set(['card--line']));
  });

  it('show the drawing of each article under its photo, filling its plate, and each drawing comes', async () => {
    const { page } = await view('', { site, width: 1280 });
    await inPage(page, 'photosAnswered');
    const plates = await page.locator('.card').evaluateAll((all) =>
      all
        .filter((card) => card.checkVisibility())
        .map((card) => {
          const plate = card.querySelector('.photo')?.getBoundingClientRect();
          const drawing = card.querySelector<HTMLImageElement>('.photo img');
          const box = drawing?.getBoundingClientRect();
          return {
            address: new URL(drawing?.src ?? '').pathname,
            fills: plate && box && plate.width === box.width && plate.height === box.height,
            came: drawing?.complete && drawing.naturalWidth > 0,
            alt: drawing?.alt,
          };
        }),
    );
    expect(plates.length).toBeGreaterThan(20);
    expect(
      plates.filter(
        ({ address, fills, came, alt }) =>
          !/\/assets\/[a-z-]+-[0-9a-f]{4}\.svg$/.test(address) || !fills || !came || alt !== '',
      ),
    ).toEqual([]);
  });

  it('show no article twice above "Artikel Terbaru", three in each section', async () => {
    const { page } = await view('', { site });
    const lists = await page
      .locator('.spread')
      .evaluateAll((all) =>
        all.map((list) => [...list.querySelectorAll('.card__title')].map(({ textContent }) => textContent)),
      );
    const titles = lists.flat();
    // A category with only three articles shows the featured one again.
    expect(titles.length - new Set(titles).size).toBe(site === 'shipped' ? 0 : 1);
    expect(lists.slice(1).map(({ length }) => length)).toEqual(lists.slice(1).map(() => 3));
  });
});

it('tints a category only behind its heading', async () => {
  const { page } = await view('', { width: 1280 });
  const grounds = await page.locator('section[class*=tone-]').evaluateAll((all) =>
    all.map((section) => {
      const heading = section.querySelector('.heading');
      return {
        section: getComputedStyle(section).backgroundColor,
        heading: heading && getComputedStyle(heading).backgroundColor,
        height: heading?.getBoundingClientRect().height ?? 0,
        isWide: heading?.getBoundingClientRect().width === document.documentElement.clientWidth,
      };
    }),
  );
  expect(new Set(grounds.map(({ section }) => section))).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  expect(new Set(grounds.map(({ heading }) => heading)).size).toBe(grounds.length);
  expect(grounds.filter(({ height, isWide }) => height > 140 || !isWide)).toEqual([]);
});

it('lays out a list row on a phone with the picture next to the title and the text below', async () => {
  const { page } = await view('', { width: 390 });
  const line = page.locator('.spread .card--line').first();
  const [photo, title, words, card] = await Promise.all(
    ['.photo', '.card__title', '.card__words', ':scope'].map((part) => line.locator(part).boundingBox()),
  );
  expect(title?.x).toBeGreaterThan((photo?.x ?? 0) + (photo?.width ?? 0));
  expect(words?.y).toBeGreaterThanOrEqual((photo?.y ?? 0) + (photo?.height ?? 0));
  expect(words?.width).toBeGreaterThan((card?.width ?? 0) - 40);
});

it('shows the lead article on the left on a desktop, with a 3:2 picture and no empty space next to it', async () => {
  const { page } = await view('', { width: 1280 });
  const leads = await page.locator('.spread').evaluateAll((all) =>
    all.map((list) => {
      const [lead, ...lines] = [...list.children].map((item) => item.getBoundingClientRect());
      const photo = list.querySelector('.photo')?.getBoundingClientRect();
      const rows = new Set(lines.map(({ top }) => top)).size;
      return {
        isFirst: lines.every(({ left, top }) => lead && (lead.right < left || lead.bottom < top)),
        ratio: Math.round(((photo?.width ?? 0) / (photo?.height ?? 1)) * 10) / 10,
        // Next to its lines, it ends at the same height.
        gap: rows === 1 ? 0 : Math.abs((lead?.bottom ?? 0) - (lines.at(-1)?.bottom ?? 0)),
      };
    }),
  );
  expect(leads.length).toBe(5);
  expect(leads.filter(({ isFirst, ratio, gap }) => !isFirst || ratio !== 1.5 || gap > 1)).toEqual([]);
});

it.each(['shipped', 'lengkap'] as const)('leaves no year alone on a line on a phone: %s', async (site) => {
  for (const width of [320, 360, 412]) {
    const { page } = await view('', { site, width });
    // A space that does not break, also before the dot.
    const facts = await page.locator('.facts').allTextContents();
    expect(facts.length).toBeGreaterThan(20);
    expect(
      facts.filter((text) => !/^\d+\u00a0menit\u00a0baca\u00a0· \d+\u00a0\p{L}+\u00a0\d{4}$/u.test(text)),
    ).toEqual([]);
  }
});

it('shows the metadata of an article twelve pixels below its text, or at the foot of its card', async () => {
  for (const width of [360, 768, 1280]) {
    const { page } = await view('', { width });
    const gaps = await page.locator('.card').evaluateAll((all) =>
      all
        .filter((card) => card.checkVisibility())
        .map((card) => {
          const [words, foot] = ['.card__words', '.card__foot'].map((part) =>
            card.querySelector(part)?.getBoundingClientRect(),
          );
          return words ? Math.round((foot?.top ?? 0) - words.bottom) : 12;
        }),
    );
    expect(Math.min(...gaps)).toBe(12);
    if (width === 360) expect(Math.max(...gaps)).toBe(12);
  }
});

it.each(['1', '2'])('keeps the tools in one row on a phone at text size %s', async (size) => {
  await using visitor = await visit('', {
    width: 390,
    height: 844,
    prepare: (page) => page.addInitScript((value) => localStorage.setItem('senja-text-size', value), size),
  });
  const { page } = visitor;
  expect(await page.getAttribute('html', 'data-text')).toBe(size);
  const tools = await page.locator('.tools').boundingBox();
  expect(tools?.height).toBeLessThan(100);
  const small = await page.locator('.text-size__label').evaluateAll(
    (all) =>
      all.filter((label) => {
        const { width, height: down } = label.getBoundingClientRect();
        return Math.min(width, down) < 48;
      }).length,
  );
  expect(small).toBe(0);
});

it('shows the icons of the categories in the menu', async () => {
  await using visitor = await visit('', { width: 390 });
  const { page } = visitor;
  await page.getByRole('button', { name: 'Menu' }).click();
  const signs = await page
    .locator('.mobile-menu use')
    .evaluateAll((all) => all.map((use) => use.getAttribute('href')));
  expect(signs).toEqual(['#m-bowl', '#m-walk', '#m-moon', '#m-lotus']);
});

describe('features that do not work yet', () => {
  const IDLE = 'Tulisan lengkapnya belum siap, jadi tombolnya belum dapat dipakai.';

  it('are announced once, above the first button that does nothing', async () => {
    const { page } = await view('');
    const note = page.getByText(IDLE);
    expect(await note.count()).toBe(1);
    const first = page.locator('main').locator('.more:not(a), .actions > button').first();
    const [above, below] = await Promise.all([note.boundingBox(), first.boundingBox()]);
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    expect(await page.locator('section', { has: note }).locator('h2').textContent()).toBe('Artikel Pilihan');
  });

  it('are announced nowhere on a site where everything works', async () => {
    const { page } = await view('', { site: 'lengkap' });
    expect(await page.locator('body').textContent()).not.toContain('belum dapat dipakai');
  });

  it('are announced under the search field while it has the focus, visibly and to screen readers', async () => {
    await using visitor = await visit('', { width: 360, height: 640 });
    const { page } = visitor;
    const field = page.getByRole('searchbox');
    const note = page.getByText('Pencarian belum dapat dipakai.');
    expect(await note.isVisible()).toBe(false);
    await field.focus();
    expect(await note.isVisible()).toBe(true);
    const [under, over] = await Promise.all([note.boundingBox(), field.boundingBox()]);
    expect(under?.y).toBeGreaterThanOrEqual((over?.y ?? 0) + (over?.height ?? 0));
    const described = await field.getAttribute('aria-describedby');
    expect(await note.getAttribute('id')).toBe(described);
  });
});

it('links to the listing of a category from tiles, bar, menu and footer, and marks it as current there', async () => {
  const { page } = await view('kategori/makanan-sehat/', { site: 'lengkap' });
  const links = page.getByRole('link', { name: 'Makanan Sehat', exact: true, includeHidden: true });
  const found = await links.evaluateAll((all) =>
    all.map((link) => [
      new URL((link as HTMLAnchorElement).href).pathname,
      link.getAttribute('aria-current'),
    ]),
  );
  expect(found).toEqual(Array.from({ length: 3 }, () => ['/senja/kategori/makanan-sehat/', 'page']));
  await view('', { site: 'lengkap' });
  const tiles = await page
    .locator('.tile')
    .evaluateAll((all) => all.map((tile) => tile.getAttribute('href')));
  expect(tiles.filter((href) => !href?.startsWith('/senja/kategori/'))).toEqual([]);
});

it('keeps a border around tiles and cards in forced colours', async () => {
  await using visitor = await visit('', { forcedColors: 'active' });
  const flat = await visitor.page
    .locator('.tile, .spread .card')
    .evaluateAll(
      (all) => all.filter((box) => Number.parseFloat(getComputedStyle(box).borderTopWidth) < 1).length,
    );
  expect(flat).toBe(0);
});

it.each([
  ['shipped', 'disclaimer/', 'Senja Sehat · https://senja-sehat.example/disclaimer/ · 15 April 2025'],
  [
    'lengkap',
    'artikel/mengurangi-garam/',
    'Senja Sehat · https://sehat.example/senja/artikel/mengurangi-garam/ · 11 Juni 2025',
  ],
] as const)('prints site, address and date, on paper only: %s/%s', async (site, path, line) => {
  const { page } = await look(path, { site });
  const printed = page.locator('.printed');
  expect(await printed.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect([await printed.isVisible(), await printed.textContent()]).toEqual([true, line]);
});

it('has one common left edge and one common right edge on a desktop', async () => {
  for (const [path, selector] of [
    [
      '',
      '.brand, .search-box label, .hero h1, .tiles, .heading:not(.heading--motif), .spread, .latest, .footer__groups',
    ],
    ['kontak/', '.brand, .page-head h1, .band .heading, .reach, .footer__groups'],
  ] as const) {
    for (const width of [1280, 1920, 2560]) {
      const { page } = await view(path, { width });
      const lefts = await page
        .locator(selector)
        .evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().left)))]);
      expect([width, lefts.length]).toEqual([width, 1]);
      const rights = await page
        .locator(
          '.navigation-menu__button, .text-size, .tiles, .help-strip, .spread, .latest, .reach, .contact-form, .newsletter-box',
        )
        .evaluateAll((all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().right)))]);
      expect([width, rights.length]).toEqual([width, 1]);
    }
  }
});
