/** axe on every page, at every width and in every state; html-validate on every page. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { LONG } from '../support/machine/long.ts';
import { axe } from './support/axe.ts';
import {
  isSampled,
  PLACES,
  stopTime,
  type VisitOptions,
  view,
  visit,
  WIDTHS,
  withBrowser,
} from './support/browser.ts';
import { htmlFaults } from './support/html.ts';

withBrowser();

const CLEAN = { violations: [], unsure: [] };

const ENDS: readonly number[] = [320, 1280];

/** The home pages, which have every part, at the narrowest width and the widest; each other page at one of them. */
const isLookedAt = (path: string, turn: number, width: number): boolean =>
  LONG || (ENDS.includes(width) && isSampled(path, turn, width, ENDS));

const LOOKED_AT = PLACES.flatMap((place, turn) =>
  WIDTHS.filter((width) => isLookedAt(place.path, turn, width)).map((width) => ({ ...place, width })),
);

describe('criterion 1: axe, including a contrast of 7:1', () => {
  it.each(LOOKED_AT)('$site/$path at $width px', async ({ site, path, width }) => {
    const { page, problems } = await view(path, { site, width });
    expect(await axe(page)).toEqual(CLEAN);
    expect(problems).toEqual([]);
  });
});

interface State {
  name: string;
  path: string;
  options: VisitOptions;
  reach(page: Page): Promise<void>;
}

const fillContact = async (page: Page): Promise<void> => {
  await page.getByLabel('Nama Lengkap').fill('Siti Aminah');
  await page.getByLabel(/^Email/).fill('siti@contoh.id');
  await page.getByLabel(/^Pesan/).fill('Terima kasih.');
};

const STATES: State[] = [
  {
    name: 'menu open on a phone',
    path: '',
    options: { width: 390 },
    async reach(page) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.locator('#menu a').first().waitFor();
    },
  },
  {
    name: 'page menu open on a desktop',
    path: '',
    options: { width: 1280 },
    async reach(page) {
      const button = page.locator('[data-widget="navigation-menu"] button').first();
      await button.click();
      await page.locator('[data-widget="navigation-menu"] a').first().waitFor();
    },
  },
  {
    name: 'form in error',
    path: 'kontak/',
    options: { width: 390 },
    async reach(page) {
      await page.getByRole('button', { name: /Kirim/ }).click();
    },
  },
  {
    name: 'toast shown',
    path: 'kontak/',
    options: { width: 390 },
    async reach(page) {
      await fillContact(page);
      await stopTime(page);
      await page.getByRole('button', { name: /Kirim/ }).click();
      await page.getByRole('button', { name: 'Mengirim...' }).waitFor();
      await page.clock.runFor(1600);
      // It waits for the pointer.
      await page.locator('.toast').hover();
      await page.clock.resume();
    },
  },
  {
    name: 'all articles loaded',
    path: '',
    options: { width: 768 },
    async reach(page) {
      const button = page.getByRole('button', { name: 'Muat Lebih Banyak Artikel' });
      await button.click();
      await page.getByText('Menampilkan 15 dari 16 artikel').waitFor();
      await button.click();
      await button.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'largest text',
    path: '',
    options: { width: 390 },
    async reach(page) {
      await page.getByRole('radio', { name: 'Paling besar' }).check({ force: true });
      await page.waitForFunction(() => document.documentElement.dataset.text === '2');
      // The tooltip of the chosen size would cover the text below it. It appears after hydration, and again with the
      // pointer.
      const tooltip = page.getByText('Tulisan menjadi paling besar');
      await tooltip.waitFor({ state: 'visible' });
      await page.mouse.move(0, 0);
      await page.keyboard.press('Escape');
      await tooltip.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'forced colours',
    path: 'kontak/',
    options: { width: 390, forcedColors: 'active' },
    async reach() {},
  },
  {
    // axe itself is a script, so the page is shown as it is without its own.
    name: 'without scripts',
    path: 'kontak/',
    options: { width: 390 },
    async reach(page) {
      await page.evaluate(() => document.documentElement.classList.remove('js'));
    },
  },
];

describe('axe in the state', () => {
  it.each(STATES)('$name', async ({ path, options, reach }) => {
    await using visitor = await visit(path, options);
    await reach(visitor.page);
    await visitor.settled();
    const { violations, unsure } = await axe(visitor.page);
    expect(violations).toEqual([]);
    // With forced colours, the colours are the visitor's own.
    if (!options.forcedColors) expect(unsure).toEqual([]);
  });
});

describe('html-validate', () => {
  // Every page of the second site has a test of its own.
  it.each(PLACES.filter(({ site }) => site === 'shipped'))('$site/$path', async ({ site, path }) => {
    // A connection that is kept may be closed by the server the moment it is used again.
    const response = await fetch(new URL(path, inject(site)), { headers: { connection: 'close' } });
    expect(await htmlFaults(await response.text())).toEqual([]);
  });
});
