/** Hydration of widgets: on the first touch, with text and presses from before, or not at all. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { advanceClock, stopTime, visit, withBrowser } from './support/browser.ts';
import { isAlive, visitHolding } from './support/holding.ts';

withBrowser();

/** Files of scripts; drawings come as the page is scrolled. */
const assets = (requests: readonly string[]): string[] =>
  requests
    .filter((url) => url.includes('/assets/') && !url.endsWith('.svg'))
    .map((url) => url.replace(/^.*\/assets\/|-[^-]*$/g, ''));

describe('the first touch', () => {
  it('fetches React and the touched widget, and nothing else', async () => {
    await using visitor = await visit('');
    const { page, requests } = visitor;
    expect(assets(requests)).toEqual([]);
    await page.getByRole('button', { name: 'Muat Lebih Banyak Artikel' }).click();
    await page.getByText('Menampilkan 15 dari 16 artikel').waitFor();
    expect(assets(requests)).toEqual(['shared', 'load-more']);
  });

  it('is replayed once however often it was repeated meanwhile', async () => {
    await using visitor = await visitHolding('kontak/');
    const { letGo, page, problems, settled } = visitor;
    await page.getByLabel('Nama Lengkap').fill('Siti');
    await page.getByLabel(/^Email/).fill('siti@contoh.id');
    await page.getByLabel(/^Pesan/).fill('Halo');
    const button = page.getByRole('button', { name: /Kirim/ });
    await button.click();
    await button.click();
    expect(await page.getByText('Pesan Anda sedang dikirim.').count()).toBe(1);
    await stopTime(page);
    letGo();
    await page.getByRole('button', { name: 'Mengirim...' }).waitFor();
    await advanceClock(visitor, 1600);
    await page.locator('.toast').waitFor();
    await settled();
    expect(await page.locator('.toast').count()).toBe(1);
    expect(problems).toEqual([]);
  });

  it('loses no character typed before React has loaded', async () => {
    await using visitor = await visitHolding('kontak/');
    const { letGo, page, settled } = visitor;
    const name = page.getByLabel('Nama Lengkap');
    await name.pressSequentially('Siti ');
    letGo();
    await name.pressSequentially('Aminah', { delay: 40 });
    await isAlive(page, 'contact-form');
    await settled();
    expect(await name.inputValue()).toBe('Siti Aminah');
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it('replays a form submitted before React has loaded', async () => {
    await using visitor = await visitHolding('kontak/');
    const { letGo, page } = visitor;
    await page.getByLabel('Nama Lengkap').fill('Siti');
    await page.getByLabel(/^Email/).fill('siti@contoh.id');
    await page.getByLabel(/^Pesan/).fill('Halo');
    await page.getByRole('button', { name: /Kirim/ }).click();
    await stopTime(page);
    letGo();
    await page.getByRole('button', { name: 'Mengirim...' }).waitFor();
    await advanceClock(visitor, 1600);
    expect(await page.locator('.toast').count()).toBe(1);
  });
});

describe('when scripts cannot be fetched', () => {
  const blockScripts = (page: Page) => page.route('**/assets/*.js', (route) => route.abort());

  it('says nothing untrue and still shows all articles', async () => {
    await using visitor = await visit('', { prepare: blockScripts });
    const { page } = visitor;
    await page.getByRole('button', { name: 'Muat Lebih Banyak Artikel' }).click();
    const section = page.locator('section', { has: page.getByRole('heading', { name: 'Artikel Terbaru' }) });
    await expect
      .poll(() => section.getByRole('heading', { level: 3 }).filter({ visible: true }).count())
      .toBe(16);
    expect(await page.getByText(/error/i).filter({ visible: true }).count()).toBe(0);
  });

  it('still opens the menu, and names another way to write', async () => {
    await using visitor = await visit('kontak/', { prepare: blockScripts, width: 390 });
    const { page } = visitor;
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('#menu').getByRole('link', { name: 'Tentang Kami' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel('Nama Lengkap').fill('Siti');
    await page.getByText(/tidak dapat mengirim/).waitFor();
    expect(await page.getByLabel('Nama Lengkap').inputValue()).toBe('Siti');
  });
});

describe('a widget that throws', () => {
  it('is replaced by a short text with a way on, and the rest of the page stays', async () => {
    // The widget reads its total; no content can make it throw.
    await using visitor = await visit('', {
      prepare: (page) =>
        page.route('**/assets/load-more-*.js', async (route) => {
          const module = await (await route.fetch()).text();
          const body = module.replace(/"more\.shown",(?=\{)/, '$&null.x,');
          expect(body).not.toBe(module);
          await route.fulfill({ contentType: 'text/javascript', body });
        }),
    });
    const { page } = visitor;
    await page.getByRole('button', { name: 'Muat Lebih Banyak Artikel' }).click();
    await page.getByText('Unexpected Application Error!').waitFor();
    expect(await page.getByRole('button', { name: 'Muat ulang halaman' }).isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: 'Artikel Pilihan' }).isVisible()).toBe(true);
  });
});

describe('criterion 11: nothing opens on hover alone, nothing closes too quickly', () => {
  const parts = (page: Page) => ({
    button: page.getByRole('button', { name: 'Tentang situs' }),
    link: page.locator('[data-widget="navigation-menu"]').getByRole('link', { name: 'Tentang Kami' }),
  });

  it('the page menu: click opens at once, hover then click keeps it open, Esc closes and returns the focus', async () => {
    await using visitor = await visit('');
    const { page } = visitor;
    const { button, link } = parts(page);
    await button.click();
    await link.waitFor();
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    // A hover over a focused button counts from hydration on.
    await isAlive(page, 'navigation-menu');
    await page.mouse.move(0, 500);
    await stopTime(page);
    await button.hover();
    await advanceClock(visitor, 200);
    await link.waitFor();
    await button.click();
    await advanceClock(visitor);
    expect(await link.isVisible()).toBe(true);
    await page.mouse.move(0, 600);
    await advanceClock(visitor, 1400);
    expect(await link.isVisible()).toBe(true);
  });

  it('the page menu: opened and closed by touch before React has loaded, it stays closed', async () => {
    await using visitor = await visitHolding('', { hasTouch: true });
    const { letGo, page } = visitor;
    const { button, link } = parts(page);
    await button.tap();
    await link.waitFor();
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    await stopTime(page);
    letGo();
    await isAlive(page, 'navigation-menu');
    await advanceClock(visitor);
    expect(await link.isVisible()).toBe(false);
  });

  it('the page menu works by touch, and the text size says what was chosen', async () => {
    await using visitor = await visit('', { hasTouch: true });
    const { page } = visitor;
    const { button, link } = parts(page);
    await button.tap();
    await link.waitFor();
    await page.keyboard.press('Escape');
    // The panel covers the text size buttons.
    await link.waitFor({ state: 'hidden' });
    const size = page.getByRole('radio', { name: 'A+ Tulisan besar', exact: true });
    await size.tap({ force: true });
    await expect.poll(() => page.locator('.text-size__name').textContent()).toBe('Tulisan besar');
    expect(await page.getByRole('tooltip').filter({ visible: true }).count()).toBe(0);
  });

  it.each([320, 390])(
    'the text size says what was chosen, without moving its letters, at %i px',
    async (width) => {
      await using visitor = await visit('', { width, hasTouch: true });
      const { page } = visitor;
      const name = page.locator('.text-size__name');
      for (const [sign, words] of [
        ['A++', 'Paling besar'],
        ['A+', 'Tulisan besar'],
        ['A', 'Tulisan biasa'],
      ] as const) {
        const size = page.getByRole('radio', { name: `${sign} ${words}`, exact: true });
        const before = await size.boundingBox();
        await size.tap({ force: true });
        await expect.poll(() => name.textContent()).toBe(words);
        expect((await size.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
      }
    },
  );
});
