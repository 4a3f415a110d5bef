/** `sizes` matches the displayed width of pictures: less would blur them, more would cost bytes. */
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { visit, withBrowser } from './support/browser.ts';

withBrowser();

const PAGES = [
  { site: 'shipped', path: '' },
  { site: 'lengkap', path: '' },
  { site: 'lengkap', path: 'artikel/' },
  { site: 'lengkap', path: 'artikel/isi-piring-seimbang/' },
] as const;

const WIDTHS = [320, 360, 412, 768, 1280, 1920] as const;

const KINDS = ['article', 'body', 'lead', 'lead of four', 'line', 'row of three'];

interface Stand {
  kind: string;
  /** Width in CSS pixels; for a cropped picture, its uncropped width. */
  need: number;
  sizes: string;
  /** In pixels, ascending. */
  offered: number[];
  /** A drawing or screenshot: widths that would be heavier than the whole are left out. */
  isFlat: boolean;
}

const measuredPictures = (page: Page): Promise<Stand[]> =>
  // Drawings have no width of their own.
  page.locator('main img:not([src$=".svg"])').evaluateAll((all) => {
    const kindOf = (img: Element): string => {
      const list = img.closest('.card')?.parentElement;
      if (img.closest('.card--line')) return list?.children.length === 4 ? 'row of three' : 'line';
      if (img.closest('.card--lead')) return list?.children.length === 4 ? 'lead of four' : 'lead';
      return img.closest('.photo') ? 'article' : 'body';
    };
    return (all as HTMLImageElement[]).flatMap((img) => {
      const { width, height } = img.getBoundingClientRect();
      const source = img.parentElement?.querySelector('source') ?? img;
      const ratio = Number(img.getAttribute('width')) / Number(img.getAttribute('height'));
      return width === 0
        ? []
        : {
            kind: kindOf(img),
            need: Math.max(width, height * ratio),
            sizes: source.sizes,
            // A photo in one width says it in its address.
            offered: source.srcset
              ? source.srcset.split(', ').map((one) => Number.parseInt(one.split(' ')[1] ?? '', 10))
              : [Number(new URL(img.src).searchParams.get('w'))],
            isFlat: source instanceof HTMLSourceElement && source.type === 'image/webp',
          };
    });
  });

/** @returns the value of each `sizes` in CSS pixels, as the browser parses it; evaluated on a page without a policy */
const promised = (page: Page, all: string[]): Promise<Record<string, number>> =>
  page.evaluate(async (lists) => {
    const canvas = document.createElement('canvas');
    const widths = lists.map(async (sizes) => {
      const img = new Image();
      img.sizes = sizes;
      // Declared as wide as it is, it is shown as wide as promised.
      img.srcset = `${canvas.toDataURL()} ${canvas.width}w`;
      await img.decode();
      return [sizes, img.naturalWidth] as const;
    });
    return Object.fromEntries(await Promise.all(widths));
  }, all);

it('pictures are displayed at the width promised in sizes', async () => {
  // The page removes the candidates of a failed photo.
  await using visitor = await visit('', { photos: 'shown' });
  const { page } = visitor;
  const found: (Stand & { width: number })[] = [];
  for (const { site, path } of PAGES) {
    await page.goto(new URL(path, inject(site)).href);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await measuredPictures(page)).map((one) => ({ width, ...one })));
    }
  }

  await page.goto('about:blank');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const here = found.filter((one) => one.width === width);
    expect([...new Set(here.map(({ kind }) => kind))].sort()).toEqual(KINDS);
    // In one width: one pixel per CSS pixel at least, two on a phone, and not much more than three there.
    const single = here.filter(({ sizes }) => sizes === '');
    expect(
      single.filter(({ need, offered: [only = 0] }) =>
        width < 600 ? only < 1.7 * need || only > 5 * need : only < 0.95 * need,
      ),
    ).toEqual([]);
    const several = here.filter(({ sizes }) => sizes !== '');
    const widths = await promised(page, [...new Set(several.map(({ sizes }) => sizes))]);
    // A phone pays for excess; elsewhere the text determines the height, and so the width, of some pictures.
    const [over, taken] = width < 600 ? [1.25, 1.5] : [1.4, 2];
    const wrong = several
      .map((one) => ({ ...one, reported: widths[one.sizes] ?? 0 }))
      .filter(({ need, reported: widths, offered, isFlat }) => {
        const [least = 0] = offered;
        const most = offered.at(-1) ?? 0;
        const areTaken = [1, 3].every((density) => {
          const candidate = offered.find((each) => each >= widths * density) ?? most;
          const isEnough = candidate >= Math.min(most, 0.95 * need * density);
          return isEnough && (isFlat || candidate === least || candidate <= taken * need * density);
        });
        return widths < 0.95 * need || widths > over * need || !areTaken;
      });
    expect(wrong).toEqual([]);
  }
});
