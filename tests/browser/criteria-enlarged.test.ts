/** What a visitor of seventy must be able to do: read it enlarged, each criterion by its number. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { look, PLACES, visit, WIDTHS, withBrowser } from './support/browser.ts';
import { inPage } from './support/in-page.ts';

withBrowser();

describe.each(PLACES)('criterion 3: $site/$path at 320 x 256', ({ site, path }) => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await look(path, { site, width: 320, height: 256 }));
  });

  it('reflows', async () => {
    expect(await inPage(page, 'tooWide')).toEqual([]);
    expect(await inPage(page, 'brokenWords')).toEqual([]);
    expect(await inPage(page, 'sticky')).toEqual([]);
  });

  it('bears the text spacing of WCAG 1.4.12', async () => {
    await inPage(page, 'spaceText');
    expect(await inPage(page, 'tooWide')).toEqual([]);
    expect(await inPage(page, 'cutOff')).toEqual([]);
  });
});

describe('criterion 3: enlarged', () => {
  it.each(PLACES)('bears text of 200 % on $site/$path', async ({ site, path }) => {
    await using visitor = await visit(path, { site });
    const { page } = visitor;
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      const size = await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
      expect(size).toBeGreaterThanOrEqual(39);
      expect(await inPage(page, 'tooWide')).toEqual([]);
      expect(await inPage(page, 'cutOff')).toEqual([]);
    }
  });

  it.each(PLACES)('criterion 21: bears its own largest text on $site/$path', async ({ site, path }) => {
    await using visitor = await visit(path, { site });
    const { page } = visitor;
    const before = await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
    await page.getByRole('radio', { name: 'Tulisan paling besar' }).check({ force: true });
    // The button is painted first, the page after it.
    await expect
      .poll(() => page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize)))
      .toBeCloseTo(1.5 * before, 0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await inPage(page, 'tooWide')).toEqual([]);
      expect(await inPage(page, 'brokenWords')).toEqual([]);
      expect(await inPage(page, 'cutOff')).toEqual([]);
    }
  });
});
