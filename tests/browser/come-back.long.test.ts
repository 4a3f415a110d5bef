/**
 * Back after a look at another page shows what was there, although the browser keeps no page in memory: Playwright starts
 * Chromium so.
 */
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { visit, withBrowser } from './support/browser.ts';

withBrowser();

const shown = (page: Page) => page.locator('#daftar-terbaru > :not([hidden])').count();
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const more = (page: Page) => page.getByRole('button', { name: 'Muat Lebih Banyak Artikel' });

/** Whether this page was loaded anew, not restored from memory. */
const isFresh = (page: Page) =>
  page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type);

it.each([390, 1280])('shows the articles of the page, at the same place, at %i px', async (width) => {
  await using visitor = await visit('', { width });
  const { page, problems } = visitor;
  await more(page).click();
  await expect.poll(() => shown(page)).toBe(15);
  // Before hydration, the loader shows the articles; the widget keeps their number.
  await expect.poll(() => page.evaluate(() => history.state)).toEqual({ 'daftar-terbaru': 6 });
  await page.locator('#daftar-terbaru > li').nth(13).scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  await page
    .locator('.footer')
    .getByRole('link', { name: 'Kontak' })
    .evaluate((link) => (link as HTMLElement).click());
  await page.waitForURL('**/kontak/');
  await page.goBack();
  await expect.poll(() => shown(page)).toBe(15);
  await expect.poll(() => scrolled(page)).toBe(before);
  await expect
    .poll(() => page.locator('.load-more__status').textContent())
    .toBe('Menampilkan 15 dari 16 artikel');
  await more(page).click();
  await expect.poll(() => shown(page)).toBe(16);
  expect(await isFresh(page)).toBe('back_forward');
  expect(problems).toEqual([]);
});

it('shows fetched articles too, at the same place', async () => {
  await using visitor = await visit('', { site: 'lengkap', width: 390 });
  const { page, problems } = visitor;
  for (const count of [15, 21, 27]) {
    await more(page).click();
    await expect.poll(() => shown(page)).toBe(count);
  }
  const card = page.locator('#daftar-terbaru > li').nth(24);
  await card.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  const href = await card.getByRole('link').getAttribute('href');
  await card.getByRole('link').evaluate((link) => (link as HTMLElement).click());
  await page.waitForURL(`**${href}`);
  await page.goBack();
  await expect.poll(() => shown(page)).toBe(27);
  await expect.poll(() => scrolled(page)).toBe(before);
  expect(await isFresh(page)).toBe('back_forward');
  expect(problems).toEqual([]);
});

it('keeps the words of a search, and shows its results', async () => {
  await using visitor = await visit('kontak/', { site: 'lengkap', width: 390 });
  const { page, problems } = visitor;
  const field = page.getByRole('searchbox', { name: 'Cari artikel' });
  await field.fill('kaki kram');
  const titles = page.locator('.search-box__results strong');
  await expect.poll(() => titles.allTextContents()).toEqual(['Kram kaki']);
  await titles.first().click();
  await page.waitForURL(`${inject('lengkap')}artikel/kram-kaki/`);
  expect(await field.inputValue()).toBe('');
  await page.goBack();
  await expect.poll(() => titles.allTextContents()).toEqual(['Kram kaki']);
  expect(await field.inputValue()).toBe('kaki kram');
  // Leaving the list closes it, as before.
  await page.mouse.click(195, 820);
  await expect.poll(() => titles.count()).toBe(0);
  expect(problems).toEqual([]);
});

it('changes nothing without scripts', async () => {
  await using visitor = await visit('', { site: 'lengkap', width: 390, javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(`${inject('lengkap')}kontak/`);
  await page.goBack();
  expect(await page.locator('#daftar-terbaru > li').count()).toBe(15);
});
