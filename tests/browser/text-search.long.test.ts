/** The search in the whole text, in the starter that has it. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { serveFolder } from '../../cli/io/serve/static-server.ts';
import { root, senja, temporaryFolder } from '../support/process/senja.ts';
import { axe } from './support/axe.ts';
import { newContext, withBrowser } from './support/browser.ts';

withBrowser();

async function built() {
  const folder = path.join(temporaryFolder(), 'docs');
  await senja(['init', folder, '--theme', 'docs', '--lang', 'id']);
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of ['highlight.js', 'react', 'react-dom'])
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  const text =
    '---\ntitle: Teh\ntags: [minum]\n---\n\nPembuka.\n\n## Menyeduh teh\n\nIa menyeduh **teh** `<b>` pagi & sore.\n';
  writeFileSync(path.join(folder, 'content/docs/2-teh.md'), text);
  const { code, stderr } = await senja(['build', '--quiet'], { cwd: folder });
  expect(code, stderr).toBe(0);
  return serveFolder(path.join(folder, 'dist'), 0);
}

it('answers by keyboard within the policy, keeps the search in the address, and says when it fails', async () => {
  const server = await built();
  const context = await newContext({});
  try {
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(new URL('/cari/', server.url).href);
    await page.locator('input[type=search]').focus();
    await page.keyboard.type('diseduh');
    const first = page.locator('ol > li').first();
    // What was found for the first letters may be seen before.
    await expect.poll(() => first.locator('> a').textContent()).toBe('Teh');
    expect(await first.locator('mark').allTextContents()).toContain('menyeduh');
    expect(await first.locator('p').last().textContent()).toContain('<b> pagi & sore.');
    expect(await first.locator('.senja-search__part a').getAttribute('href')).toMatch(
      /\/docs\/teh\/#menyeduh-teh$/,
    );
    expect(await page.locator('[role=status]').textContent()).toBe('Ada 1 yang cocok.');
    expect(new URL(page.url()).search).toBe('?q=diseduh');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Teh');
    expect((await axe(page)).violations).toEqual([]);

    await page.goto(new URL('/cari/?q=menyeduj&tag=minum', server.url).href);
    await first.waitFor();
    await page.locator('select[name=tag]').selectOption('');
    expect(new URL(page.url()).search).toBe('?q=menyeduj');
    expect(said).toEqual([]);

    await page.route(/search-index/, (route) => route.abort());
    await page.goto(new URL('/cari/?q=teh', server.url).href);
    await expect.poll(() => page.locator('[role=status]').textContent()).toMatch(/^Maaf/);
    await page.unroute(/search-index/);
    await page.locator('input[type=search]').press('Enter');
    await first.waitFor();
  } finally {
    await context.close();
    await server.close();
  }
});

it('says without scripts that it needs them, and leads to a list of all entries', async () => {
  const server = await built();
  const context = await newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(new URL('/cari/', server.url).href);
    expect(await page.locator('main').innerText()).toContain('memerlukan JavaScript');
    await page.getByRole('link', { name: 'Lihat daftar semua tulisan' }).click();
    expect(await page.locator('main ul a').allTextContents()).toContain('Teh');
  } finally {
    await context.close();
    await server.close();
  }
});
