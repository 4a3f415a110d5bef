/** Elements that must fit at every width and text size: the menu, the categories in the bar, long names, the toast. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LONG } from '../support/machine/long.ts';
import { advanceClock, look, stopTime, view, visit, withBrowser } from './support/browser.ts';
import { inPage } from './support/in-page.ts';

withBrowser();

const SIZES = ['0', '2'] as const;
const SITES = ['shipped', 'panjang'] as const;
const enlarge = (page: Page, size: string): Promise<void> =>
  page.evaluate((text) => document.documentElement.setAttribute('data-text', text), size);

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const boxOf = (page: Page, selector: string): Promise<Box> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    });

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

describe.each([
  [360, 640],
  [412, 732],
])('the tools at %i × %i', (width, height) => {
  it.each([
    ['0', 0.25],
    ['1', 0.3],
    ['2', 0.35],
  ] as const)('fit in one row at text size %s, and leave the screen to the page', async (text, most) => {
    const { page } = await view('', { width, height, text });
    const [search, sizes] = [
      await boxOf(page, '.search-box__input'),
      await boxOf(page, '.text-size__options'),
    ];
    expect(Math.abs(search.bottom - sizes.bottom)).toBeLessThan(2);
    expect(sizes.left).toBeGreaterThan(search.right);
    expect((await boxOf(page, '.tools')).bottom / height).toBeLessThanOrEqual(most);
  });
});

it.each([360, 412, 768, 1120, 1280, 1920])(
  'shows the three text sizes side by side at %i px',
  async (width) => {
    const { page } = await view('', { width });
    const tops = await page
      .locator('.text-size__label')
      .evaluateAll((all) => all.map((label) => Math.round(label.getBoundingClientRect().top)));
    expect([tops.length, new Set(tops).size]).toEqual([3, 1]);
  },
);

const SCREENS = [
  [320, 568],
  [360, 640],
  [412, 915],
  [640, 360],
  [768, 1024],
  [1000, 700],
] as const;

// Each screen tests both sites and both sizes, in a long campaign each site in each size.
const MENUS = SITES.flatMap((site, atSite) =>
  SIZES.flatMap((text, atSize) =>
    SCREENS.filter((_, atScreen) => LONG || (atSize + atScreen) % SITES.length === atSite).map(
      ([width, height]) => ({ site, text, width, height }),
    ),
  ),
);

it.each(MENUS)(
  'keeps the menu button of $site at $width × $height and text size $text uncovered by the open menu, and its close button visible',
  async ({ site, text, width, height }) => {
    const { page } = await view('', { site, width, height, text });
    await page.locator('.mobile-menu__button').click();
    await page.locator('#menu').waitFor();
    const panel = await boxOf(page, '#menu');
    expect(meet(panel, await boxOf(page, '.mobile-menu__button'))).toBe(false);
    const close = await boxOf(page, '.mobile-menu__close');
    expect([close.top >= panel.top, close.bottom <= height]).toEqual([true, true]);
    // As wide as the screen, or narrow enough to show the page next to it.
    const beside = width - (panel.right - panel.left);
    expect(beside === 0 || beside > 120).toBe(true);
    expect(panel.right).toBe(width);
    const inside = await page.locator('#menu').evaluate((menu) => menu.scrollWidth - menu.clientWidth);
    expect(inside).toBe(0);
    // For the next screen.
    await page.keyboard.press('Escape');
    await page.locator('#menu').waitFor({ state: 'hidden' });
  },
);

it('aligns the menu with the column of the page on the widest screen that has one', async () => {
  const { page } = await look('', { width: 1660 });
  await enlarge(page, '2');
  await page.locator('.mobile-menu__button').click();
  const [panel, button] = [await boxOf(page, '#menu'), await boxOf(page, '.mobile-menu__button')];
  expect(panel.right).toBeGreaterThanOrEqual(button.right);
  expect(panel.right - button.right).toBeLessThan(40);
});

const DESKTOPS = [1120, 1280, 1920];

describe.each(['shipped', 'lengkap'] as const)('the bar of %s', (site) => {
  it.each(DESKTOPS)('shows its categories, however many, on two lines at %i px', async (width) => {
    const { page } = await view('', { site, width });
    const links = page.locator('.topics a');
    expect(await links.count()).toBe(site === 'shipped' ? 4 : 5);
    const bar = await boxOf(page, '.bar');
    const boxes = await links.evaluateAll((all) =>
      all.map((link) => {
        const { left, top, right, bottom } = link.getBoundingClientRect();
        return { left, top, right, bottom, clipped: link.scrollWidth - link.clientWidth };
      }),
    );
    for (const box of boxes) {
      expect(box.clipped).toBe(0);
      expect(box.top).toBeGreaterThanOrEqual(bar.top);
      expect(box.bottom).toBeLessThanOrEqual(bar.bottom);
    }
    const others = [await boxOf(page, '.brand'), await boxOf(page, '.navigation-menu__button')];
    expect(
      boxes.filter((box, at) => [...others, ...boxes.slice(at + 1)].some((one) => meet(box, one))),
    ).toEqual([]);
    expect(await page.locator('.mobile-menu__button').isVisible()).toBe(false);
  });
});

it.each(DESKTOPS)('moves names that do not fit in the bar at %i px to the menu', async (width) => {
  const { page } = await view('', { site: 'panjang', width });
  expect(await page.locator('.topics').count()).toBe(0);
  expect(await page.locator('.mobile-menu__button').isVisible()).toBe(true);
  expect(await page.locator('#menu a').count()).toBe(11);
});

it.each([1120, 1280])('breaks long words in the bar at %i px instead of widening the page', async (width) => {
  const { page } = await look('', { site: 'lengkap', width });
  for (const link of await page.locator('.topics a').all())
    await link.evaluate((element) => element.replaceChildren('KESEHATAN MENYELURUH'));
  expect(await inPage(page, 'tooWide')).toEqual([]);
});

describe.each(['', 'kontak/', 'tidak-ada/'])('long names on /%s', (path) => {
  it.each(SIZES)('cause no horizontal scrolling at text size %s', async (text) => {
    for (const width of [320, 768, 1280]) {
      const { page } = await view(path, { site: 'panjang', width, text });
      expect([width, await inPage(page, 'tooWide')]).toEqual([width, []]);
      // Safari before 15.4 does not support `anywhere`; its replacement must be declared everywhere too.
      const unlike = await page.evaluate(() =>
        [...document.querySelectorAll('body *')].filter((element) => {
          const { overflowWrap, wordBreak } = getComputedStyle(element);
          return overflowWrap === 'anywhere' && wordBreak !== 'break-word';
        }),
      );
      expect(unlike).toEqual([]);
    }
  });
});

it('shows a toast that covers no field, and shifts nothing when it appears or disappears', async () => {
  await using visitor = await visit('kontak/');
  const { page } = visitor;
  await stopTime(page);
  for (const [width, size] of [
    [320, '2'],
    [390, '0'],
    [959, '0'],
    [1199, '2'],
    [1280, '0'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.reload();
    await enlarge(page, size);
    await page.getByLabel('Nama Lengkap').fill('Siti');
    await page.getByLabel(/^Email/).fill('siti@contoh.id');
    await page.getByLabel(/^Pesan/).fill('Halo');
    const below = () =>
      page.locator('#pertanyaan').evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
    await page.getByRole('button', { name: /Kirim/ }).click();
    await page.getByRole('button', { name: 'Mengirim...' }).waitFor();
    const sending = await below();
    const toast = page.locator('.toast');
    await advanceClock(visitor, 1600);
    await toast.waitFor();
    expect(await below()).toBe(sending);
    expect(meet(await boxOf(page, '.toast'), await boxOf(page, '.contact-form form'))).toBe(false);
    await toast.getByRole('button', { name: 'Tutup' }).click();
    await toast.waitFor({ state: 'detached' });
    expect(await below()).toBe(sending);
    const status = page.getByRole('status').filter({ hasText: 'Pesan Terkirim!' });
    await visitor.settled();
    expect(await status.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  }
});

it('labels the table of opening hours with its heading', async () => {
  const { page } = await view('kontak/');
  expect(await page.getByRole('table', { name: 'Jam buka', exact: true }).count()).toBe(1);
  expect(await page.getByRole('heading', { name: 'Jam buka', level: 3 }).count()).toBe(1);
});
