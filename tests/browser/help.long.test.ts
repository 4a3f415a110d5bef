/** Help in an emergency: numbers in advice are links that dial, and every page links to the instructions. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { look, PLACES, visit, WIDTHS, withBrowser } from './support/browser.ts';

withBrowser();

const NUMBER = /(?<![\w.,:/-])(?:119|112)(?![\w/]|[.,:-]\d)/;

/** Texts of the page with an emergency number, each with its link, if any. */
const saidNumbers = (page: Page) =>
  page.evaluate((source) => {
    const found: { text: string; href: string | null; inCard: boolean }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      // A note is gone as soon as its field is left.
      if (!parent || parent.closest('script, style, .tooltip')) continue;
      if (!new RegExp(source).test(node.textContent ?? '')) continue;
      const href = parent.closest('a')?.getAttribute('href') ?? null;
      found.push({ text: node.textContent ?? '', href, inCard: parent.closest('.card') !== null });
    }
    return found;
  }, NUMBER.source) as Promise<{ text: string; href: string | null; inCard: boolean }[]>;

describe.each(PLACES)('$site/$path', ({ site, path }) => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await look(path, { site, width: 360, height: 640 }));
  });

  it('makes every phone number in advice a link that dials it, but none in a card', async () => {
    const numbers = await saidNumbers(page);
    expect(numbers.length).toBeGreaterThan(0);
    for (const { text, href, inCard } of numbers)
      expect(href).toBe(inCard ? null : `tel:${text.replace(/^Telepon\s/, '')}`);
  });

  it('keeps its numbers in texts unbroken, on one line with the sign after them, and lines as close as others', async () => {
    for (const width of [...WIDTHS, 390]) {
      await page.setViewportSize({ width, height: 640 });
      const found = await page.locator('a.dial').evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility())
          .map((link) => {
            const sign = document.createRange();
            const after = link.nextSibling;
            const isSign = /^[.,;:!?)”]/.test(after?.textContent ?? '');
            if (after && isSign) sign.setStart(after, 0);
            if (after && isSign) sign.setEnd(after, 1);
            const together =
              !isSign || sign.getBoundingClientRect().left >= link.getBoundingClientRect().right - 1;
            const text = link.parentElement as Element;
            return {
              boxes: link.getClientRects().length,
              together,
              line: getComputedStyle(link).lineHeight === getComputedStyle(text).lineHeight,
              bold: getComputedStyle(link).fontWeight === '700',
            };
          }),
      );
      expect(
        found.filter(({ boxes, together, line, bold }) => boxes !== 1 || !together || !line || !bold),
      ).toEqual([]);
    }
  });

  it('has buttons that call, 56 pixels high and 8 apart, wherever it tells when to call', async () => {
    const cards = page.locator('.help-strip, .seek-help, .urgent');
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      for (const card of await cards.all()) {
        const calls = await card.locator('.call').evaluateAll((all) =>
          all.map((call) => {
            const { top, left, bottom, right, height } = call.getBoundingClientRect();
            return { top, left, bottom, right, height, href: call.getAttribute('href') };
          }),
        );
        expect(calls[0]?.href).toBe('tel:119');
        expect(calls.filter(({ height }) => height < 56)).toEqual([]);
        const [one, two] = calls;
        if (one && two)
          expect(Math.max(two.left - one.right, two.top - one.bottom)).toBeGreaterThanOrEqual(8);
      }
    }
  });

  it('links to the emergency page from the menu and the footer', async () => {
    const hrefs = await page
      .locator('a[href$="#senja-darurat"]')
      .evaluateAll((links) =>
        links.map((link) => [link.closest('.mobile-menu, footer')?.tagName, link.textContent]),
      );
    expect(hrefs).toEqual(
      expect.arrayContaining([
        ['DIV', 'Keadaan darurat'],
        ['FOOTER', 'Keadaan darurat'],
      ]),
    );
  });
});

it.each([
  ['shipped', 'disclaimer/'],
  ['lengkap', 'penafian/'],
] as const)('%s says what to do before anything else on %s', async (site, path) => {
  await using visitor = await visit(`${path}#senja-darurat`, { site, width: 360, height: 640 });
  const { page } = visitor;
  const block = page.getByRole('region', { name: 'Keadaan darurat' });
  await expect.poll(() => block.getByRole('heading').isVisible()).toBe(true);
  expect(await block.getByRole('link').first().getAttribute('href')).toBe('tel:119');
  const sheet = block.getByRole('link', { name: 'Lembar nomor penting' });
  const answer = await page.request.get(new URL((await sheet.getAttribute('href')) ?? '', page.url()).href);
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  expect(await block.textContent()).toContain(
    'Bila tidak tersambung, hubungi ambulans atau rumah sakit terdekat.',
  );
  const order = await page.locator('main .prose > *').evaluateAll((all) => all.map((one) => one.className));
  expect(order[0]).toBe('alarm urgent');
  expect(new URL(page.url()).pathname).toBe(new URL(path, inject(site)).pathname);
});
