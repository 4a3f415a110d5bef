/** Criteria for a visitor of seventy: reading enlarged text, each criterion by its number. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { isSampled, look, PLACES, view, WIDTHS, withBrowser } from './support/browser.ts';
import { inPage } from './support/in-page.ts';

withBrowser();

describe.each(PLACES)('criterion 3: $site/$path at 320 x 256', ({ site, path }) => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await look(path, { site, width: 320, height: 256 }));
  });

  it('reflows without horizontal scrolling', async () => {
    expect(await inPage(page, 'tooWide')).toEqual([]);
    expect(await inPage(page, 'brokenWords')).toEqual([]);
    expect(await inPage(page, 'sticky')).toEqual([]);
  });

  it('survives the text spacing of WCAG 1.4.12', async () => {
    await inPage(page, 'spaceText');
    expect(await inPage(page, 'tooWide')).toEqual([]);
    expect(await inPage(page, 'cutOff')).toEqual([]);
  });
});

const ENDS: readonly number[] = [320, 1280];
const ENLARGED = PLACES.flatMap((place, turn) =>
  ENDS.filter((width) => isSampled(place.path, turn, width, ENDS)).map((width) => ({ ...place, width })),
);

describe('criterion 3: enlarged', () => {
  it.each(ENLARGED)('survives text of 200 % on $site/$path at $width px', async ({ site, path, width }) => {
    const { page } = await look(path, { site, width, fontSize: 32 });
    const size = await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
    expect(size).toBeGreaterThanOrEqual(39);
    expect(await inPage(page, 'tooWide')).toEqual([]);
    expect(await inPage(page, 'cutOff')).toEqual([]);
  });

  it.each(PLACES)(
    'criterion 21: survives its own largest text size on $site/$path',
    async ({ site, path }) => {
      const sizeAt = async (text: '0' | '2', width: number): Promise<number> => {
        const { page } = await view(path, { site, text, width });
        return page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
      };
      expect(await sizeAt('2', 1280)).toBeCloseTo(1.5 * (await sizeAt('0', 1280)), 0);
      for (const width of WIDTHS) {
        const { page } = await view(path, { site, text: '2', width });
        expect(await inPage(page, 'tooWide')).toEqual([]);
        expect(await inPage(page, 'brokenWords')).toEqual([]);
        expect(await inPage(page, 'cutOff')).toEqual([]);
      }
    },
  );
});
