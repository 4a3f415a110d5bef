/** Criteria for a visitor of seventy: reading enlarged text, each criterion by its number. */
import { describe, expect, it } from 'vitest';
import { isSampled, look, PLACES, view, WIDTHS, withBrowser } from './support/browser.ts';
import { inPage } from './support/in-page.ts';

withBrowser();

describe.each(PLACES)('criterion 3: $site/$path', ({ site, path }) => {
  const small = () => view(path, { site, width: 320, height: 256 });

  it('reflows at 320 x 256 without horizontal scrolling', async () => {
    const { page } = await small();
    expect(await inPage(page, 'tooWide')).toEqual([]);
    expect(await inPage(page, 'brokenWords')).toEqual([]);
    expect(await inPage(page, 'sticky')).toEqual([]);
  });

  it('criterion 21: survives its own largest text size', async () => {
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
  });

  // Last: it changes the page.
  it('survives the text spacing of WCAG 1.4.12', async () => {
    const { page } = await small();
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
});

/** Parts of the head, of which none may lie over another: words by their own boxes. */
const overlaps = (): string[] => {
  const parts = document.querySelectorAll(
    '.brand__mark, .brand__title, .bar button, .tools label, .tools input[type=search], .text-size__name',
  );
  const boxes = [...parts].flatMap((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    const own = part.matches('.brand__title, .text-size__name') ? range : part;
    return [...own.getClientRects()].map((box) => ({ called: part.className, part, box }));
  });
  return boxes.flatMap(({ called, part, box }, index) => {
    const out = box.left < 0 || box.right > innerWidth ? [`${called} is out of the screen`] : [];
    const over = boxes
      .slice(index + 1)
      .flatMap(({ called: other, part: next, box: { left, right, top, bottom } }) => {
        const across = Math.min(box.right, right) - Math.max(box.left, left);
        const down = Math.min(box.bottom, bottom) - Math.max(box.top, top);
        return part !== next && across > 0.5 && down > 0.5 ? [`${called} lies over ${other}`] : [];
      });
    return [...out, ...over];
  });
};

const SITES = ['shipped', 'lengkap'] as const;
const LARGE_FONTS = [16, 24, 32].flatMap((fontSize) => SITES.map((site) => ({ fontSize, site })));

it.each(LARGE_FONTS)(
  'keeps the head of $site apart on phones with a browser font of $fontSize px',
  async ({ site, fontSize }) => {
    for (const width of [320, 390])
      for (const text of ['0', '1', '2'] as const) {
        const { page } = await view('', { site, fontSize, width, text });
        expect([width, text, await page.evaluate(overlaps)]).toEqual([width, text, []]);
      }
  },
);

const STACKED = [
  { width: 320, text: '0' },
  { width: 412, text: '1' },
  { width: 700, text: '2' },
];

it.each(STACKED)(
  'names the columns of a stacked table at $width px, text size $text',
  async ({ width, text }) => {
    const { page } = await look('artikel/nomor-darurat/', { site: 'lengkap', width });
    await page.evaluate((size) => document.documentElement.setAttribute('data-text', size), text);
    const table = await page.evaluate(() => {
      const cells = [...document.querySelectorAll('.table-scroll td')];
      return {
        head: document.querySelector('.table-scroll thead')?.getClientRects().length,
        below: cells.filter(
          (cell, index) => cell.getBoundingClientRect().top === cells[index - 1]?.getBoundingClientRect().top,
        ).length,
        names: [...new Set(cells.map((cell) => getComputedStyle(cell, '::before').content))],
        links: [...document.querySelectorAll('.table-scroll a')].map(
          (link) => getComputedStyle(link).display,
        ),
      };
    });
    expect(table).toEqual({
      head: 0,
      below: 0,
      names: ['"Siapa: "', '"Nomor: "'],
      links: ['inline', 'inline', 'inline', 'inline'],
    });
  },
);
