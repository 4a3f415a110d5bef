/** What a visitor of seventy must be able to do: see and touch, each criterion by its number. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { look, PLACES, visit, WIDTHS, withBrowser } from './support/browser.ts';
import { dripping } from './support/drip.ts';
import { clipped, overflow, SEEN, textSizes, watchShifts } from './support/measure.ts';

withBrowser();

const VIEWS = WIDTHS.flatMap((width) => PLACES.map((place) => ({ ...place, width })));

describe.each(VIEWS)('$site/$path at $width px', ({ site, path, width }) => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await look(path, { site, width }));
  });

  // First: what the others measure with would shift the text.
  it('criterion 6: nothing shifts while photos fail', async () => {
    for (let y = 0; y < 8; y += 1) {
      await page.mouse.wheel(0, 900);
      await page.waitForTimeout(30);
    }
    await page.evaluate(() => scrollTo(0, 0));
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)).toEqual([]);
    const images = await page.locator('img').evaluateAll((all) =>
      all.map((image) => ({
        sized: image.hasAttribute('width') && image.hasAttribute('height'),
        alt: image.hasAttribute('alt'),
        referrer: image.getAttribute('referrerpolicy'),
      })),
    );
    expect(images.filter(({ sized, alt, referrer }) => !sized || !alt || referrer !== 'no-referrer')).toEqual(
      [],
    );
  });

  it('criterion 2: no visible text under 18 px, body text 20 px or more', async () => {
    const sizes = await textSizes(page);
    expect(sizes.length).toBeGreaterThan(10);
    expect(sizes.filter(({ size }) => size < 18)).toEqual([]);
    expect(sizes.filter(({ tag, inMain, size }) => tag === 'p' && inMain && size < 18)).toEqual([]);
    const body = await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
    expect(body).toBeGreaterThanOrEqual(20);
  });

  it('criterion 3: no sideways scroll', async () => {
    expect(await overflow(page)).toEqual({ scroll: 0, wide: [] });
    expect(await clipped(page)).toEqual([]);
  });

  it('criterion 4: lines of at most 75 characters, loose and left aligned', async () => {
    const paragraphs = await page.evaluate(() =>
      [...document.querySelectorAll('main p, main li')]
        .filter((element) =>
          [...element.childNodes].some((node) => node.nodeType === 3 && (node as Text).data.trim() !== ''),
        )
        .map((element) => {
          const style = getComputedStyle(element);
          const size = Number.parseFloat(style.fontSize);
          // The mean width of a letter of Indonesian text, measured in the page's own type.
          const probe = document.createElement('span');
          probe.textContent = 'Minum air putih yang cukup setiap hari membantu tubuh tetap segar.';
          probe.className = 'ukuran-uji';
          probe.hidden = false;
          element.append(probe);
          probe.setAttribute('style', '');
          const range = document.createRange();
          range.selectNodeContents(probe);
          const letter =
            [...range.getClientRects()].reduce((sum, rect) => sum + rect.width, 0) /
            (probe.textContent?.length ?? 1);
          probe.remove();
          return {
            text: (element.textContent ?? '').slice(0, 30),
            characters: element.getBoundingClientRect().width / letter,
            lineHeight: Number.parseFloat(style.lineHeight) / size,
            align: style.textAlign,
          };
        }),
    );
    const long = paragraphs.filter(({ characters, text }) => characters > 76 && text.length >= 30);
    expect(long).toEqual([]);
    expect(paragraphs.filter(({ lineHeight }) => lineHeight < 1.49)).toEqual([]);
    expect(paragraphs.filter(({ align }) => align === 'justify')).toEqual([]);
  });

  it('criterion 8: controls are 48 px or more and 8 px apart', async () => {
    const boxes: { name: string; x: number; y: number; width: number; height: number }[] =
      await page.evaluate(`
      [...document.querySelectorAll('a[href], button, input:not([type=hidden]), textarea, select, summary')]
        .map((control) => control.matches('input[type=radio], input[type=checkbox]') ? control.closest('label') ?? control : control)
        .filter(${SEEN})
        .filter((control) => !control.matches('.skip'))
        // A link inside a sentence is excepted.
        .filter((control) => !(control.matches('a') && getComputedStyle(control).display === 'inline'))
        .map((control) => { const { x, y, width, height } = control.getBoundingClientRect(); return { name: control.outerHTML.slice(0, 100), x, y: y + scrollY, width, height }; })`);
    expect(boxes.length).toBeGreaterThan(5);
    expect(boxes.filter((box) => box.width < 47.5 || box.height < 47.5)).toEqual([]);
    const near = boxes.flatMap((a, index) =>
      boxes.slice(index + 1).flatMap((b) => {
        const dx = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width);
        const dy = Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height);
        return dx < 7.5 && dy < 7.5 && a.name !== b.name
          ? [`${a.name} ~ ${b.name} (${dx.toFixed(1)}, ${dy.toFixed(1)})`]
          : [];
      }),
    );
    expect(near).toEqual([]);
  });
});

// Pages of each template.
const POOR = PLACES.filter(({ site, path }) =>
  site === 'shipped'
    ? ['', 'tentang-kami/', 'kontak/', 'privacy-policy/', 'tidak-ada/'].includes(path)
    : path !== '',
);

describe.concurrent.each([390, 1280])('criterion 24: at %i px, over a poor line', (width) => {
  it.each(POOR)('nothing shifts while the HTML of $site/$path comes in', async ({ site, path }) => {
    const html = await (await fetch(new URL(path, inject(site)))).text();
    await using line = await dripping(html);
    await using visitor = await visit(line.url, { width, prepare: watchShifts });
    const shifts = await visitor.page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
    expect(shifts).toEqual([]);
  });
});
