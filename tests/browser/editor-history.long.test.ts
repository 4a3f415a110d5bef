/** The history of an entry in `senja edit`, with the keyboard alone: what it was, the way back, and undoing that. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentCopy } from '../support/process/senja.ts';
import { serve } from '../support/process/serve.ts';
import { visit, withBrowser } from './support/browser.ts';
import { field, hands, judge } from './support/editor.ts';

withBrowser();

const FILE = 'pages/terms.md';

it('brings back a field that was saved over, without Git and without a pointer', async () => {
  const { content } = contentCopy();
  const read = () => readFileSync(path.join(content, FILE), 'utf8');
  const before = read();
  const { url } = await serve(['edit', '--no-open', '--content', content]);
  await using visitor = await visit(url);
  const { page, problems } = visitor;
  const { reach, lands, press, type } = hands(page);
  const saved = page.locator('.saved');
  await page.locator('.row a').first().waitFor();
  await page.evaluate((file) => {
    location.hash = `#/${file}`;
  }, FILE);
  await page.locator('#body').waitFor();
  await reach(field('/title'));
  await press('End');
  await type(' kami');
  await press('Control+s');
  await expect.poll(() => saved.innerText()).toBe('Saved');
  expect(read()).toContain('title: Syarat dan Ketentuan kami\n');
  await page.locator('.entry-head h1').focus();
  await reach('.switcher a', 'History');
  await press('Enter');
  await page.locator('.history .row').nth(1).waitFor();
  await judge(page, 'history');
  // What it was before.
  await reach('.history .row:nth-child(2) a');
  await press('Enter');
  await lands('.history h2');
  expect(await page.locator('.difference ins').allTextContents()).toEqual([' kami']);
  await judge(page, 'an earlier version');
  await reach('.history button', 'See it as a page');
  await press('Enter');
  const pages = page.locator('.pages iframe');
  await expect.poll(() => pages.count(), { timeout: 30_000 }).toBe(2);
  const titles = [0, 1].map((at) => pages.nth(at).contentFrame().locator('h1').first());
  await expect.poll(() => titles[0]?.innerText()).toBe('Syarat dan Ketentuan');
  await expect.poll(() => titles[1]?.innerText()).toBe('Syarat dan Ketentuan kami');
  await reach('.difference button', 'Bring back');
  await press('Enter');
  await expect.poll(() => page.locator('.difference').count()).toBe(0);
  // The focus is where it is said.
  await lands('.history h2');
  expect(await page.locator('.notice.is-done').innerText()).toContain('Brought back');
  expect(await saved.innerText()).toBe('Not saved yet');
  await press('Control+z');
  await expect.poll(() => page.locator('.difference').count()).toBe(1);
  await press('Control+y');
  await expect.poll(() => page.locator('.difference').count()).toBe(0);
  await press('Control+s');
  await expect.poll(() => saved.innerText()).toBe('Saved');
  expect(read()).toBe(before);
  expect(problems).toEqual([]);
});
