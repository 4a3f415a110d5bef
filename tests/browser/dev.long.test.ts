/**
 * `senja dev` in a browser: saved changes appear in the open page, errors appear over it and disappear by themselves.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, inject, it } from 'vitest';
import { contentCopy } from '../support/process/senja.ts';
import { serve } from '../support/process/serve.ts';
import { type VisitOptions, visit, withBrowser } from './support/browser.ts';

withBrowser();

const NAME = 'pages/privacy-policy.md';

async function developed(width: number, options: Pick<VisitOptions, 'prepare'> = {}) {
  const { content } = contentCopy();
  const file = path.join(content, NAME);
  const right = readFileSync(file, 'utf8');
  const { url } = await serve(['dev', '--content', content]);
  const visitor = await visit(new URL('privacy-policy/', url).href, { width, ...options });
  const { page } = visitor;
  // An edit before the page has been read as it is served would reload it.
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some((entry) => (entry as PerformanceResourceTiming).initiatorType === 'xmlhttprequest'),
  );
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const report = page.locator('senja-report section');
  /** State that a reloaded page loses. */
  const isSamePage = () => page.evaluate(() => 'isSamePage' in globalThis);
  return { ...visitor, file, right, content, url, report, isSamePage };
}

it.each([390, 1280])(
  'shows a fault in an overlay, announces it, and closes when it is fixed: %i',
  async (width) => {
    const { page, file, right, report, problems, isSamePage } = await developed(width);
    writeFileSync(file, right.replace('title:', 'titel:'));
    await report.waitFor();
    const alert = page.locator('senja-report [role=alert]');
    await expect.poll(() => alert.textContent()).toContain(`${NAME}:3:1`);
    expect(await report.innerText()).toContain('^^^^^');
    const link = report.getByRole('link').first();
    expect(await link.getAttribute('href')).toBe(`vscode://file${pathToFileURL(file).pathname}:3:1`);
    const edges = async () => {
      const box = await report.locator('.sheet').boundingBox();
      return box && [box.x >= 0, box.x + box.width <= width];
    };
    await expect.poll(edges).toEqual([true, true]);
    await report.getByRole('button', { name: 'Bahasa Indonesia' }).click();
    await expect.poll(() => report.innerText()).toContain('Maksud Anda: title');
    writeFileSync(file, right);
    await report.waitFor({ state: 'detached' });
    await expect.poll(() => alert.textContent()).toBe('');
    await expect
      .poll(() => page.locator('senja-report [role=status].unseen').textContent())
      .toBe('Semua kesalahan sudah diperbaiki.');
    expect([await isSamePage(), problems]).toEqual([true, []]);
  },
);

it('applies safe fixes with one button', async () => {
  const { file, right, report, problems, isSamePage } = await developed(1280);
  writeFileSync(file, right.replace('title:', 'titel:'));
  await report.getByRole('button', { name: 'Fix what is certain' }).click();
  await report.waitFor({ state: 'detached' });
  expect(readFileSync(file, 'utf8')).toBe(right);
  expect([await isSamePage(), problems]).toEqual([true, []]);
});

it('updates an edited body in the open page, which keeps its scroll position and its open menu', async () => {
  const { page, file, right, problems, isSamePage } = await developed(390);
  // State opened or typed by a visitor, which a reloaded page loses.
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.click();
  const inMenu = page.locator('#menu').getByRole('link', { name: 'Tentang Kami' });
  await inMenu.waitFor();
  await page.evaluate(() => scrollTo(0, 400));
  const scrolled = await page.evaluate(() => scrollY);
  writeFileSync(file, `${right}\nSatu kalimat lagi dari penulis.\n`);
  await page.getByText('Satu kalimat lagi dari penulis.').waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  expect(await inMenu.isVisible()).toBe(true);
  expect([await isSamePage(), problems]).toEqual([true, []]);
});

it('updates a body that is edited before the page follows the server', async () => {
  let follow = (): void => undefined;
  const edited = new Promise<void>((resolve) => {
    follow = resolve;
  });
  const { page, file, right, problems, isSamePage } = await developed(390, {
    prepare: (page) => page.route('**/events?*', (route) => edited.then(() => route.continue())),
  });
  writeFileSync(file, `${right}\nSatu kalimat lagi dari penulis.\n`);
  follow();
  await page.getByText('Satu kalimat lagi dari penulis.').waitFor();
  expect([await isSamePage(), problems]).toEqual([true, []]);
});

it('shows a fault of the first build, and the site once it is fixed', async () => {
  const { content } = contentCopy();
  const file = path.join(content, NAME);
  const right = readFileSync(file, 'utf8');
  writeFileSync(file, right.replace('title:', 'titel:'));
  const { url } = await serve(['dev', '--content', content]);
  const { page } = await visit(new URL('privacy-policy/', url).href);
  const report = page.locator('senja-report section');
  await report.waitFor();
  expect(await report.innerText()).toContain(
    'Faulty files are shown in their last valid version, if there is one.',
  );
  writeFileSync(file, right);
  await page.locator('main h1', { hasText: /Privacy|Privasi/i }).waitFor();
  expect(await report.count()).toBe(0);
});

it('is absent from a built site', () => {
  const folder = inject('lengkapFolder');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => /\.(?:html|js|css|json)$/.test(name));
  expect(texts.length).toBeGreaterThan(40);
  for (const name of texts)
    expect(readFileSync(path.join(folder, name), 'utf8')).not.toMatch(/@senja\/|senja-report/);
});
