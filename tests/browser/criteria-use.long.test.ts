/** Criteria for a visitor of seventy: using, understanding and trusting the site, each criterion by its number. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, isSampled, look, PLACES, stopTime, visit, withBrowser } from './support/browser.ts';
import { inPage } from './support/in-page.ts';

withBrowser();

describe('keyboard', () => {
  const widths = [390, 1280];
  const views = PLACES.filter(
    ({ site, path }) => site === 'lengkap' || ['', 'kontak/'].includes(path),
  ).flatMap((place, turn) =>
    widths
      .filter((width) => isSampled(place.path, turn, width, widths))
      .map((width) => ({ ...place, width })),
  );

  it.each(views)(
    'criterion 9: reaches everything in order, always visible, with a focus ring on $site/$path at $width px',
    async ({ site, path, width }) => {
      const { page } = await look(path, { site, width });
      const seen: string[] = [];
      for (let step = 0; step < 150; step += 1) {
        await page.keyboard.press('Tab');
        const focus = await inPage(page, 'focus');
        if (focus === null) break;
        seen.push(focus.id);
        expect(focus.faults).toEqual([]);
      }
      expect(seen.length).toBeGreaterThan(20);
      expect(seen.length).toBeLessThan(150);
    },
  );

  it('criterion 10: the menu closes with Esc and returns the focus', async () => {
    await using visitor = await visit('', { width: 390 });
    const { page } = visitor;
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.locator('#menu a').first().waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await page.locator('#menu a').first().waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe.each(PLACES)('$site/$path', ({ site, path }) => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await look(path, { site, width: 390, height: 700, photos: 'shown' }));
  });

  // First: the others are measured on a wide screen.
  it('criterion 23: photos below the first screen load lazily, and all have dimensions', async () => {
    expect(await inPage(page, 'hastyPhotos')).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('criterion 5: links in text are underlined, and visited ones differ', async () => {
    expect(await inPage(page, 'plainLinks')).toEqual([]);
  });

  it('criteria 5, 14, 16: current page, headings and landmarks, language', async () => {
    expect(await inPage(page, 'headings')).toEqual([]);
    expect(await inPage(page, 'landmarks')).toEqual([]);
    const isInNavigation = site === 'shipped' ? path !== 'tidak-ada/' : path === '';
    expect(await inPage(page, 'currentPage', isInNavigation)).toEqual([]);
    expect(await inPage(page, 'language', path === 'tidak-ada/' ? 'en' : 'id')).toEqual([]);
  });

  it('criterion 15: no two controls with the same name lead to different places', async () => {
    expect(await inPage(page, 'sameNames')).toEqual([]);
  });

  it('criterion 19: nothing moves for long, and nothing at all with reduced motion', async () => {
    expect(await inPage(page, 'movesByItself')).toEqual([]);
    expect(await inPage(page, 'newWindows')).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await inPage(page, 'moves')).toEqual([]);
  });

  if (path !== 'tidak-ada/')
    it('criterion 22: says that it does not replace a doctor wherever it gives health advice', async () => {
      expect(await inPage(page, 'saysNoSubstitute')).toEqual([]);
    });

  it('criterion 7: prints black on white, 14 pt or more, without navigation', async () => {
    await page.emulateMedia({ media: 'print' });
    expect(await inPage(page, 'wastedOnPaper')).toEqual([]);
  });
});

describe('understanding', () => {
  it('criterion 17: the live regions are in the HTML before any script', async () => {
    for (const path of ['', 'kontak/']) {
      await using visitor = await visit(path, { javaScriptEnabled: false });
      expect(
        await visitor.page.locator('main [role=status], main [aria-live]').count(),
      ).toBeGreaterThanOrEqual(1);
    }
  });
});

describe('trust', () => {
  it('criterion 18: the toast waits for pointer and focus, has a button of 48 px, and its message persists', async () => {
    await using visitor = await visit('kontak/', { width: 390 });
    const { page } = visitor;
    await page.getByLabel('Nama Lengkap').fill('Siti');
    await page.getByLabel(/^Email/).fill('siti@contoh.id');
    await page.getByLabel(/^Pesan/).fill('Halo');
    await stopTime(page);
    await page.getByRole('button', { name: /Kirim/ }).click();
    await page.getByRole('button', { name: 'Mengirim...' }).waitFor();
    await advanceClock(visitor, 1600);
    const toast = page.locator('.toast');
    await toast.waitFor();
    const close = toast.getByRole('button', { name: 'Tutup' });
    const box = await close.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
    await toast.hover();
    await advanceClock(visitor, 20_000);
    expect(await toast.count()).toBe(1);
    await page.mouse.move(0, 0);
    await close.focus();
    await advanceClock(visitor, 20_000);
    expect(await toast.count()).toBe(1);
    await page.getByLabel('Nama Lengkap').focus();
    await advanceClock(visitor, 6000);
    expect(await toast.count()).toBe(0);
    expect(await page.getByRole('status').filter({ hasText: 'Pesan Terkirim!' }).isVisible()).toBe(true);
  });

  it('criterion 12: typed text survives a reload until it is sent, and is then discarded', async () => {
    await using visitor = await visit('kontak/');
    const { page } = visitor;
    expect(await inPage(page, 'hardToFill')).toEqual([]);
    expect(await inPage(page, 'unchecked')).toEqual([]);
    await page.getByLabel('Nama Lengkap').fill('Siti Aminah');
    await page.getByLabel(/^Pesan/).fill('Pesan yang panjang sekali');
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('panjang sekali');
    await page.reload();
    await expect.poll(() => page.getByLabel(/^Pesan/).inputValue()).toBe('Pesan yang panjang sekali');
    expect(await page.getByLabel('Nama Lengkap').inputValue()).toBe('Siti Aminah');
    await page.getByLabel(/^Email/).fill('siti@contoh.id');
    await page.getByRole('button', { name: /Kirim/ }).click();
    await page.getByRole('status').filter({ hasText: 'Pesan Terkirim!' }).waitFor();
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain('Siti');
    await page.reload();
    expect(await page.getByLabel('Nama Lengkap').inputValue()).toBe('');
  });

  it('criterion 20: stores no cookie and nothing but the text size and an unsent draft', async () => {
    await using visitor = await visit('', { photos: 'shown' });
    const { page } = visitor;
    await stopTime(page);
    await page.getByPlaceholder('Cari artikel...').fill('ubi');
    await page.getByPlaceholder('Alamat email Anda').fill('a@contoh.id');
    await page.getByRole('radio', { name: 'A+ Tulisan besar', exact: true }).check({ force: true });
    await advanceClock(visitor);
    expect(await page.context().cookies()).toEqual([]);
    const kept = await page.evaluate(() => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
    }));
    expect(kept.local).toHaveLength(1);
    expect(kept.session).toEqual([]);
    const storage = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(storage).not.toMatch(/ubi|contoh/);
  });

  it('criterion 21: the text size is remembered and applied before the first paint', async () => {
    await using visitor = await visit('');
    const { page } = visitor;
    await page.getByRole('radio', { name: 'A+ Tulisan besar', exact: true }).check({ force: true });
    await page.goto(new URL('kontak/', page.url()).href, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.body !== null);
    expect(await page.locator('html').getAttribute('data-text')).toBe('1');
    await page.waitForLoadState();
    expect(await page.getByRole('radio', { name: 'A+ Tulisan besar', exact: true }).isChecked()).toBe(true);
  });
});
