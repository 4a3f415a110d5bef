/** Criteria for a visitor of seventy: seeing and touching, each criterion by its number. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { isSampled, look, PLACES, type Visit, view, visit, WIDTHS, withBrowser } from './support/browser.ts';
import { inPage } from './support/in-page.ts';

withBrowser();

const BETWEEN: readonly number[] = WIDTHS.slice(1, -1);

const VIEWS = PLACES.flatMap((place, turn) =>
  WIDTHS.filter(
    (width) => !BETWEEN.includes(width) || isSampled<number>(place.path, turn, width, BETWEEN),
  ).map((width) => ({ ...place, width })),
);

describe.each(VIEWS)('$site/$path at $width px', ({ site, path, width }) => {
  let page: Page;
  let settled: Visit['settled'];
  beforeAll(async () => {
    ({ page, settled } = await (width === 1280 ? look : view)(path, { site, width }));
  });

  // First: other measurements would shift the text. Between, the page of the narrowest screen is widened.
  if (!BETWEEN.includes(width))
    it('criterion 6: nothing shifts while photos fail', async () => {
      await inPage(page, 'photosAnswered');
      await settled();
      expect(await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)).toEqual([]);
      expect(await inPage(page, 'carelessPhotos')).toEqual([]);
      expect(await inPage(page, 'brokenPhotos')).toEqual([]);
    });

  it('criterion 2: no visible text under 18 px, body text 20 px or more', async () => {
    expect(await inPage(page, 'smallText')).toEqual([]);
  });

  it('criterion 3: no horizontal scrolling, nothing cut off or overlapping', async () => {
    for (const name of ['tooWide', 'cutOff', 'runTogether'] as const)
      expect(await inPage(page, name)).toEqual([]);
  });

  it('criterion 4: lines of at most 75 characters, well spaced and left-aligned', async () => {
    expect(await inPage(page, 'hardLines')).toEqual([]);
  });

  it('criterion 8: controls are 48 px or more, main ones 56 px high, and 8 px apart', async () => {
    expect(await inPage(page, 'hardToHit')).toEqual([]);
  });
});

// Pages of each template.
const POOR = PLACES.filter(
  ({ site, path }) =>
    site !== 'shipped' || ['', 'tentang-kami/', 'kontak/', 'privacy-policy/', 'tidak-ada/'].includes(path),
);

// The wide screen is the one with most possible shifts: leads next to lines, and cards two by two.
const WIDE = { shipped: 1280, lengkap: 800 } as const;
const BOTH = POOR.flatMap((place, turn) => {
  const widths = [390, WIDE[place.site]];
  return widths
    .filter((width) => isSampled(place.path, turn, width, widths))
    .map((width) => ({ ...place, width }));
});

describe('criterion 24: over a slow connection', () => {
  it.each(BOTH)(
    'nothing moves while the HTML of $site/$path arrives at $width px',
    async ({ site, path, width }) => {
      const address = new URL(path, inject(site)).href;
      const html = await (await fetch(address)).text();
      const empty = (page: Page) =>
        page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      await using visitor = await visit(path, { site, width, prepare: empty });
      const moved = await inPage(visitor.page, 'movedWhileArriving', html);
      // The widths of a table's columns depend on its last row.
      expect(moved.filter((one) => !/: <t[hdr]\b/.test(one))).toEqual([]);
    },
  );
});
