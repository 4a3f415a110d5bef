/** How the home page is laid out: short, the topics first, a lead and its lines, drawings that differ. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { look, visit, WIDTHS, withBrowser } from './support/browser.ts';

withBrowser();

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

it.each([
  { width: 390, most: 14_000 },
  { width: 1280, most: 8_500 },
])('is at most $most px high at $width px, excerpts whole', async ({ width, most }) => {
  const { page } = await look('', { width });
  expect(await height(page)).toBeLessThan(most);
  const cut = await page
    .locator('.card__words')
    .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
  expect(cut).toBe(0);
});

it.each(WIDTHS)(
  'shows a tile for each category under the hero at %i px, which leads to its section',
  async (width) => {
    const { page } = await look('', { width });
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
  it('name their category once, over a lead and lines', async () => {
    const { page } = await look('', { site, width: 390 });
    const sections = page.locator('section[class*=tone-]');
    expect(await sections.count()).toBeGreaterThan(3);
    expect(await sections.locator('.label').count()).toBe(0);
    const shapes = await sections.evaluateAll((all) =>
      all.map((section) => [...section.querySelectorAll('.card')].map(({ classList }) => classList[1])),
    );
    expect(new Set(shapes.map(([first]) => first))).toEqual(new Set(['card--lead']));
    expect(new Set(shapes.flatMap(([, ...others]) => others))).toEqual(new Set(['card--line']));
  });

  it('never show the same drawing three times in a row, in sections or in lists', async () => {
    const { page } = await look('', { site, width: 390 });
    const lists = await page
      .locator('.spread, .latest')
      .evaluateAll((all) =>
        all.map((list) => [...list.querySelectorAll('.photo use')].map((use) => use.getAttribute('href'))),
      );
    for (const drawings of lists) {
      expect(drawings.filter((one, at) => one === drawings[at - 1])).toEqual([]);
      const known = await page.evaluate(
        (ids) => ids.filter((id) => id === null || !document.querySelector(`symbol${id}`)),
        drawings,
      );
      expect(known).toEqual([]);
    }
  });
});

it('lays a line out with the picture beside the title and the words below it on a phone', async () => {
  const { page } = await look('', { width: 390 });
  const line = page.locator('.spread .card--line').first();
  const [photo, title, words, card] = await Promise.all(
    ['.photo', '.card__title', '.card__words', ':scope'].map((part) => line.locator(part).boundingBox()),
  );
  expect(title?.x).toBeGreaterThan((photo?.x ?? 0) + (photo?.width ?? 0));
  expect(words?.y).toBeGreaterThanOrEqual((photo?.y ?? 0) + (photo?.height ?? 0));
  expect(words?.width).toBeGreaterThan((card?.width ?? 0) - 40);
});

it('changes the side of the lead from section to section on a desktop, with no empty field beside it', async () => {
  const { page } = await look('', { width: 1280 });
  const leads = await page.locator('.spread').evaluateAll((all) =>
    all.map((list) => {
      const [lead, ...lines] = [...list.children].map((item) => item.getBoundingClientRect());
      const last = lines.at(-1);
      return {
        side: (lead?.x ?? 0) < (last?.x ?? 0) ? 'left' : 'right',
        gap: Math.abs((lead?.bottom ?? 0) - (last?.bottom ?? 0)),
      };
    }),
  );
  expect(leads.map(({ side }) => side)).toEqual(['right', 'left', 'right', 'left', 'right']);
  expect(leads.filter(({ gap }) => gap > 1)).toEqual([]);
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
  expect(tools?.height).toBeLessThan(130);
  const small = await page.locator('.text-size__label').evaluateAll(
    (all) =>
      all.filter((label) => {
        const { width, height: down } = label.getBoundingClientRect();
        return Math.min(width, down) < 48;
      }).length,
  );
  expect(small).toBe(0);
});

it('shows the signs of the categories in the menu', async () => {
  await using visitor = await visit('', { width: 390 });
  const { page } = visitor;
  await page.getByRole('button', { name: 'Menu' }).click();
  const signs = await page
    .locator('.mobile-menu__link use')
    .evaluateAll((all) => all.map((use) => use.getAttribute('href')));
  expect(signs).toEqual(['#m-bowl', '#m-walk', '#m-moon', '#m-lotus']);
});
