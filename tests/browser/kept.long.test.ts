/** What visitors keep of a page: on paper, and as a file to read without a network. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
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
  /** @returns the pictures of an article's text that are not shown, and how many it has, once each was scrolled to */
  async function picturesOf(file: string) {
    const context = await newContext({ viewport: { width: 400, height: 700 } });
    try {
      const page = await context.newPage();
      await page.goto(pathToFileURL(file).href);
      const pictures = page.locator('.article .photo img:first-child, .article .prose p img');
      const count = await pictures.count();
      for (let at = 0; at < count; at += 1) {
        await pictures.nth(at).scrollIntoViewIfNeeded();
        await expect
          .poll(() => pictures.nth(at).evaluate((one) => (one as HTMLImageElement).naturalWidth))
          .toBeGreaterThan(0);
      }
      const text = await page.locator('.article').innerText();
      return { count, text };
    } finally {
      await context.close();
    }
  }

  it('in one file shows its text and pictures', async () => {
    const { page } = await visit(ARTICLE, { site: 'lengkap' });
    for (const picture of await page.locator('.article img').all())
      if (await picture.isVisible()) await picture.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    const devtools = await page.context().newCDPSession(page);
    const { data } = await devtools.send('Page.captureSnapshot', { format: 'mhtml' });
    const file = path.join(temporaryFolder(), 'page.mhtml');
    writeFileSync(file, data);
    const { count, text } = await picturesOf(file);
    expect(count).toBeGreaterThanOrEqual(2);
    expect(text).toContain('Kapan harus ke dokter');
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
    expect((await picturesOf(file)).count).toBeGreaterThanOrEqual(2);
  });
});
