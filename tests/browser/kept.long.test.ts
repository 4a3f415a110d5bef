/** What visitors keep of a page: on paper, and as a file to read without a network. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { temporaryFolder } from '../support/process/senja.ts';
import { newContext, type VisitOptions, visit, withBrowser } from './support/browser.ts';

withBrowser();

/** With a drawing at the top, and a picture in the text in several formats. */
const ARTICLE = 'artikel/isi-piring-seimbang/';

it.each([
  ['shipped', 'kontak/', 4],
  ['lengkap', 'kontak/', 3],
] as const)('prints the answers of closed questions: %s/%s', async (site, place, least) => {
  const options: VisitOptions = { site };
  const { page } = await visit(place, options);
  const answers = page.locator('details > :not(summary)');
  const areShown = () =>
    answers.evaluateAll((all) => all.map((one) => one.checkVisibility({ visibilityProperty: true })));
  expect(new Set(await areShown())).toEqual(new Set([false]));
  await page.emulateMedia({ media: 'print' });
  const printed = await areShown();
  expect(printed.length).toBeGreaterThanOrEqual(least);
  expect(new Set(printed)).toEqual(new Set([true]));
});

describe('a saved page', () => {
  /** Scrolls to each picture of an article, and waits for it. @returns how many there are */
  async function showPictures(page: Page): Promise<number> {
    const pictures = page.locator('.article .photo img:first-child, .article .prose p img');
    const count = await pictures.count();
    for (let at = 0; at < count; at += 1) {
      await pictures.nth(at).scrollIntoViewIfNeeded();
      const widthOf = () => pictures.nth(at).evaluate((one) => (one as HTMLImageElement).naturalWidth);
      await expect.poll(widthOf, { timeout: 20_000 }).toBeGreaterThan(0);
    }
    return count;
  }

  async function picturesOf(file: string): Promise<number> {
    const context = await newContext({ viewport: { width: 400, height: 700 } });
    try {
      const page = await context.newPage();
      await page.goto(pathToFileURL(file).href);
      return await showPictures(page);
    } finally {
      await context.close();
    }
  }

  it('in one file shows its pictures', async () => {
    // It holds the files that were shown, so it is looked at in the same width.
    const { page } = await visit(ARTICLE, { site: 'lengkap', width: 400 });
    await showPictures(page);
    const devtools = await page.context().newCDPSession(page);
    const { data } = await devtools.send('Page.captureSnapshot', { format: 'mhtml' });
    const file = path.join(temporaryFolder(), 'page.mhtml');
    writeFileSync(file, data);
    expect(await picturesOf(file)).toBeGreaterThanOrEqual(2);
  });

  it('as a folder shows its pictures, even if only the src of each was adapted', async () => {
    const folder = path.join(temporaryFolder(), 'site');
    cpSync(inject('lengkapFolder'), folder, { recursive: true });
    const file = path.join(folder, ARTICLE, 'index.html');
    const html = readFileSync(file, 'utf8');
    const adapted = html.replace(/(?<= src=")\/senja\//g, '../../');
    expect(adapted).not.toBe(html);
    expect(adapted).toContain('srcset="/senja/');
    writeFileSync(file, adapted);
    expect(await picturesOf(file)).toBeGreaterThanOrEqual(2);
  });
});
