/** The history of an entry in `senja edit`, with the keyboard alone: what it was, the way back, and undoing that. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
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

it('shows what differs in a text as it is read, with its pictures, and says what has no letters', async () => {
  const { content } = contentCopy();
  mkdirSync(path.join(content, 'images'), { recursive: true });
  const made = sharp({ create: { width: 800, height: 600, channels: 3, background: 'teal' } });
  writeFileSync(path.join(content, 'images/kebun.jpg'), await made.jpeg().toBuffer());
  const fields = ['title: Uji', 'excerpt: Uji saja.', 'category: Makanan Sehat'];
  const head = `---\n${fields.join('\n')}\nimageUrl: images/kebun.jpg\nimageAlt: Kebun.\n---\n\n`;
  const far = Array.from({ length: 6 }, (_, at) => `Alinea ${at}.`).join('\n\n');
  const text = `## Bahan\n\nJahe **segar**.\n\n| A | B |\n| --- | --- |\n| satu | dua |\n\n![Kebun](../images/kebun.jpg)\n\n${far}\n`;
  writeFileSync(path.join(content, 'articles/17-uji.md'), head + text);
  const { url } = await serve(['edit', '--no-open', '--content', content]);
  await using visitor = await visit(url);
  const { page, problems } = visitor;
  await page.locator('.row a').first().waitFor();
  await page.evaluate(() => {
    location.hash = '#/articles/17-uji.md?text';
  });
  const now = text.replace('**segar**', 'segar').replace('dua', 'tiga');
  await page.locator('textarea').fill(head + now);
  await page.keyboard.press('Control+s');
  await expect.poll(() => page.locator('.saved').innerText()).toBe('Saved');
  await page.locator('.switcher a', { hasText: 'History' }).click();
  await page.locator('.history .row:nth-child(2) a').click();
  const [old, own] = [0, 1].map((at) => page.locator('.compared').nth(at));
  await expect.poll(() => old?.locator('.md-picture img[src]').count()).toBe(1);
  expect(await old?.locator('del').allInnerTexts()).toEqual(['segar', 'bold', 'dua']);
  expect(await own?.locator('ins').allInnerTexts()).toEqual(['tiga']);
  for (const side of [old, own]) {
    expect(await side?.locator('[role=cell]').first().innerText()).toBe('satu');
    const shown = (await side?.innerText()) ?? '';
    expect(shown).not.toMatch(/[*#|]|Alinea [1-5]/);
    expect(shown).toContain('…');
    expect(await side?.locator('[contenteditable=true], [role=textbox]').count()).toBe(0);
  }
  await judge(page, 'what differs in a text');
  expect(problems).toEqual([]);
});

it('shows the page as it was with its picture, and without a word that is louder than on the page now', async () => {
  const { content } = contentCopy();
  mkdirSync(path.join(content, 'images'), { recursive: true });
  for (const [name, colour] of [
    ['lama', 'teal'],
    ['baru', 'tomato'],
  ] as const) {
    const made = sharp({ create: { width: 800, height: 600, channels: 3, background: colour } });
    writeFileSync(path.join(content, `images/${name}.jpg`), await made.jpeg().toBuffer());
  }
  const file = path.join(content, 'articles/17-uji.md');
  const fields = ['title: Uji', 'excerpt: Uji saja.', 'category: Makanan Sehat', 'imageAlt: Warna.'];
  const text = `---\n${fields.join('\n')}\nimageUrl: images/lama.jpg\n---\n\nIsi.\n`;
  writeFileSync(file, text);
  const { url } = await serve(['edit', '--no-open', '--content', content]);
  await using visitor = await visit(url);
  const { page, problems } = visitor;
  await page.locator('.row a').first().waitFor();
  await page.evaluate(() => {
    location.hash = '#/articles/17-uji.md';
  });
  await page.locator(field('/imageUrl')).fill('images/baru.jpg');
  await page.locator(field('/imageAlt')).fill('Warna lain.');
  await page.keyboard.press('Control+s');
  await expect.poll(() => page.locator('.saved').innerText()).toBe('Saved');
  await page.locator('.switcher a', { hasText: 'History' }).click();
  await page.locator('.history .row:nth-child(2) a').click();
  await page.locator('.history button', { hasText: 'See it as a page' }).click();
  const pages = page.locator('.pages iframe');
  await expect.poll(() => pages.count(), { timeout: 30_000 }).toBe(2);
  for (const at of [0, 1]) {
    const frame = pages.nth(at).contentFrame();
    const picture = frame.locator('main img[src*="/assets/"]').first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const notice = frame.locator('[data-preview-notice] mark');
    expect(await notice.evaluate((mark) => getComputedStyle(mark).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  }
  expect(problems).toEqual([]);
});
