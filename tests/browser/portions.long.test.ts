/** A home page with more articles than its HTML contains: the rest comes in portions. */
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { axe } from './support/axe.ts';
import { stopTime, type VisitOptions, visit, withBrowser } from './support/browser.ts';
import { visitHolding } from './support/holding.ts';

withBrowser();

const TOTAL = 72;
const IN_HTML = 15;
const banyak = (options: VisitOptions = {}) => visit('', { ...options, site: 'banyak' });

const shown = (page: Page) => page.locator('#daftar-terbaru > :not([hidden])').count();
const status = (page: Page) => page.locator('.load-more [role=status]');
const button = (page: Page) => page.getByRole('button', { name: 'Muat Lebih Banyak Artikel' });
const isPortion = (url: string) => /\/artikel\/terbaru-\d+\.json$/.test(url);

const saysShown = (text: string | null): number => Number(text?.match(/^Menampilkan (\d+) dari/)?.[1]);

/** Presses until this many are shown and announced. */
async function showAtLeast(page: Page, count: number): Promise<void> {
  for (let now = await shown(page); now < count; now = await shown(page)) {
    await button(page).click();
    await expect.poll(() => shown(page)).toBeGreaterThan(now);
    await expect.poll(async () => saysShown(await status(page).textContent())).toBe(await shown(page));
  }
}

it('shows all articles in order, fetching each portion once, without a CSP violation', async () => {
  await using visitor = await banyak({ width: 390 });
  const { page, problems, requests, settled } = visitor;
  await showAtLeast(page, IN_HTML);
  expect(requests.filter(isPortion)).toEqual([]);
  await showAtLeast(page, TOTAL);
  await settled();
  const numbers = await page
    .locator('#daftar-terbaru .card__title')
    .evaluateAll((all) => all.map(({ textContent }) => Number(textContent?.match(/\d+/)?.[0])));
  expect(numbers).toEqual(Array.from({ length: TOTAL }, (_, index) => index + 1));
  expect(await status(page).textContent()).toBe(
    `Menampilkan ${TOTAL} dari ${TOTAL} artikel. Semua artikel sudah tampil.`,
  );
  expect(await button(page).isHidden()).toBe(true);
  expect(requests.filter(isPortion).map((url) => url.slice(inject('banyak').length))).toEqual([
    'artikel/terbaru-1.json',
    'artikel/terbaru-2.json',
  ]);
  expect(problems).toEqual([]);
  expect(await axe(page)).toEqual({ violations: [], unsure: [] });
});

it('fetches a portion requested while React was loading, with that one press', async () => {
  await using visitor = await visitHolding('', { site: 'banyak' });
  const { page } = visitor;
  // The loader shows hidden items without an announcement.
  while ((await shown(page)) < IN_HTML) {
    const before = await shown(page);
    await button(page).click();
    await expect.poll(() => shown(page)).toBeGreaterThan(before);
  }
  await button(page).click();
  await expect.poll(() => status(page).textContent()).toBe('Sedang memuat artikel…');
  visitor.letGo();
  await expect.poll(() => shown(page)).toBeGreaterThan(IN_HTML);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Nasihat ke-16');
});

it('adds cards that work like those of the page, and moves the focus to the first new one', async () => {
  await using visitor = await banyak();
  const { page } = visitor;
  await showAtLeast(page, IN_HTML + 1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Nasihat ke-16');
  const card = page.locator('#daftar-terbaru > li').nth(IN_HTML + 2);
  expect(await card.getByRole('link', { name: /^Baca Selengkapnya.*Nasihat ke-18$/ }).count()).toBe(1);
  const pair = await page
    .locator('#daftar-terbaru > li')
    .evaluateAll(
      (all, [a, b]) => [all[a ?? 0], all[b ?? 0]].map((item) => item?.getBoundingClientRect().height),
      [IN_HTML - 3, IN_HTML + 2],
    );
  expect(pair[0]).toBe(pair[1]);
  await card.locator('.card__title').click({ force: true });
  await page.waitForURL('**/artikel/nasihat-18/');
});

it('says that it is loading, and after three more attempts that it failed, with a link to the archive', async () => {
  let answers = 0;
  await using visitor = await banyak({
    async prepare(page) {
      await page.context().route('**/terbaru-1.json', (route) => {
        answers += 1;
        return route.fulfill({ status: 503 });
      });
    },
  });
  const { page } = visitor;
  await showAtLeast(page, IN_HTML);
  await stopTime(page);
  await button(page).click();
  await expect.poll(() => status(page).textContent()).toBe('Sedang memuat artikel…');
  for (const seconds of [1, 2, 4]) {
    const before = answers;
    await expect
      .poll(async () => {
        await page.clock.runFor(seconds * 250);
        return answers;
      })
      .toBeGreaterThan(before);
  }
  await expect
    .poll(async () => {
      // React may delay rendering with a timer of the page.
      await page.clock.runFor(250);
      return status(page).textContent();
    })
    .toContain('Maaf, artikel berikutnya belum dapat dimuat.');
  expect(answers).toBe(4);
  // axe waits by the page's clock, and cannot see through fixed elements.
  await page.clock.resume();
  await page.evaluate(() => scrollTo(0, 0));
  await visitor.settled();
  expect(await axe(page)).toEqual({ violations: [], unsure: [] });
  await page.getByRole('link', { name: 'daftar semua artikel' }).click();
  await page.waitForURL('**/artikel/');
});

it('has a link to the archive where scripts are off', async () => {
  await using visitor = await banyak({ javaScriptEnabled: false });
  const { page } = visitor;
  expect(await page.locator('#daftar-terbaru > li').filter({ visible: true }).count()).toBe(IN_HTML);
  await page.locator('#isi-utama').getByRole('link', { name: 'Lihat Semua Artikel' }).click();
  await page.waitForURL('**/artikel/');
  expect(await page.locator('.card').count()).toBe(12);
});
