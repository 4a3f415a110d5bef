/** The list of `senja edit` in a browser: found by text, small pictures, and several entries at once with the keyboard. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { serve } from '../support/process/serve.ts';
import { projectCopy } from '../support/sites/installed.ts';
import { visit, withBrowser } from './support/browser.ts';
import { hands, judge } from './support/editor.ts';

withBrowser();

const NAMES = ['01-sayur-bening', '02-jalan-pagi', '03-jam-tidur-tetap', '04-hening-di-pagi-hari'];

it('finds by text, shows small pictures, and changes and removes several entries with the keyboard', async () => {
  const folder = projectCopy();
  const content = path.join(folder, 'content');
  const place = (name: string) => path.join(content, `articles/${name}.yaml`);
  const read = (name: string) => readFileSync(place(name), 'utf8');
  mkdirSync(path.join(content, 'images'), { recursive: true });
  const photo = sharp({ create: { width: 4000, height: 2000, channels: 3, background: '#7a4' } });
  writeFileSync(path.join(content, 'images/besar.jpg'), await photo.jpeg().toBuffer());
  const [first = ''] = NAMES;
  writeFileSync(place(first), read(first).replace(/^imageUrl: .*$/m, 'imageUrl: images/besar.jpg'));
  const before = NAMES.map(read);
  const { url } = await serve(['edit', '--no-open'], { cwd: folder });
  await using visitor = await visit(url);
  const { page, problems } = visitor;
  const { reach, lands, press, type, plans } = hands(page);
  const titles = page.locator('.row-title');
  await titles.first().waitFor();

  // Pictures have the same room as what stands for them, and only a small copy is loaded.
  const picture = page.locator('.row-picture img').first();
  await picture.waitFor();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
  const sizes = await page
    .locator('.row-picture')
    .evaluateAll((all) => all.map((one) => `${one.clientWidth} ${one.clientHeight}`));
  expect([sizes.length > 10, new Set(sizes).size]).toEqual([true, 1]);

  await reach('input[type=search]');
  await type('ginjal dokter');
  await expect.poll(() => page.locator('.row-excerpt mark').allTextContents()).toContain('ginjal');
  await judge(page, 'texts');
  await reach('input[type=search]');
  await press('Control+a', 'Delete');

  // A row with Space, others with a range.
  await reach('.choose-buttons button', 'Choose');
  await press('Enter');
  await reach('.row-choice');
  await press('Space');
  await page
    .locator('.row-choice')
    .nth(3)
    .click({ modifiers: ['Shift'] });
  await expect.poll(() => page.locator('.choose-bar .bar-state').innerText()).toBe('4 chosen');
  await judge(page, 'choosing');
  await page.locator('.row-choice').nth(3).focus();
  await reach('.choose-bar button', 'Change');
  await press('Enter');
  await page.locator('dialog h2').waitFor();
  await judge(page, 'several');
  await page.locator('dialog').getByText('Make them drafts').click();
  await press('Enter');
  await plans();
  await judge(page, 'several planned');
  await reach('dialog [type=submit]', 'Change');
  await press('Enter');
  await lands('.list-head h1');
  // What was done and its way back are in sight, and lie over no row further down.
  const undoAt = () => page.locator('.done-list').evaluate((list) => list.getBoundingClientRect());
  await expect.poll(async () => (await undoAt()).bottom).toBeLessThan(800);
  expect((await undoAt()).top).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect((await undoAt()).bottom).toBeLessThan(0);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await page.locator('.row-choice').count()).toBe(0);
  for (const name of NAMES) expect(read(name)).toMatch(/^draft: true$/m);
  await reach('.done button', 'Undo');
  await press('Enter');
  await expect.poll(() => NAMES.map(read)).toEqual(before);

  // Removed together, and put back in one step.
  await reach('.choose-buttons button', 'Choose');
  await press('Enter');
  await reach('.row-choice');
  await press('Space', 'Tab', 'Space');
  await reach('.choose-bar button', 'Remove');
  await press('Enter');
  await reach('dialog [type=submit]');
  await press('Enter');
  await plans();
  await judge(page, 'removing several');
  await reach('dialog [type=submit]', 'Remove');
  await press('Enter');
  await lands('.list-head h1');
  expect(await titles.count()).toBe(
    sizes.length - 2 + (await page.locator('.row:not(:has(.row-picture))').count()),
  );
  await reach('.done button', 'Undo');
  await press('Enter');
  await expect.poll(() => titles.count()).toBeGreaterThan(sizes.length - 1);
  await reach('.choose-buttons button', 'Choose');
  await press('Enter', 'Escape');
  await lands('.choose-buttons button');
  expect(NAMES.map(read)).toEqual(before);
  expect(problems).toEqual([]);
});

it('shows an entry at once on a phone, and what narrows the list while that is folded', async () => {
  const { url } = await serve(['edit', '--no-open'], { cwd: projectCopy() });
  await using visitor = await visit(url, { width: 390, height: 844 });
  const { page, problems } = visitor;
  const { reach, press } = hands(page);
  const row = page.locator('.row').first();
  await row.waitFor();
  const box = await row.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(700);
  const summary = page.locator('.more-filters > summary');
  expect(await summary.innerText()).toBe('Filter and sort');
  expect(await page.locator('.filters select').first().isVisible()).toBe(false);
  await reach('.more-filters > summary');
  await press('Enter');
  await page.getByLabel('State').selectOption('draft');
  await page.getByLabel('Order').selectOption('title');
  await reach('.more-filters > summary');
  await press('Enter');
  expect(await summary.innerText()).toBe('Filter and sort: Draft, By title');
  await judge(page, 'filters that are folded');
  expect(problems).toEqual([]);
});

it('says which page is shown, in one line', async () => {
  const folder = projectCopy();
  const place = (name: string) => path.join(folder, `content/articles/${name}.yaml`);
  const long = 'lima-menit-hening-di-pagi-hari-sebelum-semua-orang-bangun-dari-tidur';
  writeFileSync(place(`17-${long}`), readFileSync(place('04-hening-di-pagi-hari'), 'utf8'));
  renameSync(place(`17-${long}`), place(`17-${long}`).replace(/yaml$/, 'md'));
  const file = place(`17-${long}`).replace(/yaml$/, 'md');
  writeFileSync(file, `---\n${readFileSync(file, 'utf8')}---\n\nIsi.\n`);
  const { url } = await serve(['edit', '--no-open'], { cwd: folder });
  await using visitor = await visit(url);
  const { page, problems } = visitor;
  await page.locator('.row').first().waitFor();
  for (const [entry, said] of [
    ['pages/beranda.yaml', 'Home page/'],
    [`articles/17-${long}.md`, `/artikel/${long}/`],
  ]) {
    await page.evaluate((to) => {
      location.hash = `#/${to}`;
    }, entry);
    const address = page.locator('.preview-says .address');
    await expect.poll(() => address.textContent(), { timeout: 30_000 }).toBe(said);
    const { height } = (await address.boundingBox()) ?? { height: 0 };
    expect([height > 10, height < 40], entry).toEqual([true, true]);
  }
  expect(problems).toEqual([]);
});
