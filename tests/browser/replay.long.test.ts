/** A form with controlled fields: events before hydration reach React once, and no typed text is lost. */
import { cpSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveFolder } from '../../cli/io/serve/static-server.ts';
import { root, senja, sharedFolder } from '../support/process/senja.ts';
import { visit, withBrowser } from './support/browser.ts';
import { isAlive, visitHolding } from './support/holding.ts';

withBrowser();

const site = path.join(sharedFolder(), 'posko');
let server: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  cpSync(path.join(root, 'tests/sites/posko'), site, { recursive: true });
  expect((await senja(['build', '--quiet'], { cwd: site })).code).toBe(0);
  server = await serveFolder(path.join(site, 'dist'), 0);
});
afterAll(() => server.close());

it('reports every event to React in order, and keeps text typed meanwhile', async () => {
  await using visitor = await visitHolding(server.url);
  const { page, letGo, problems } = visitor;
  await page.getByRole('button', { name: 'Who comes?' }).click();
  await page.getByLabel('Helps').check();
  await page.getByLabel('Day').selectOption('3 Maret 2026');
  await page.getByLabel('Name').press('ArrowDown');
  await page.getByLabel('Name').press('ArrowDown');
  await page.getByLabel('Name').pressSequentially('Siti ');
  letGo();
  await page.getByLabel('Name').pressSequentially('Aminah', { delay: 40 });
  await isAlive(page, 'sign-up');
  await page.getByRole('button', { name: 'Send' }).click();
  const output = page.locator('output');
  await expect.poll(() => output.textContent()).toMatch(/sent Siti Aminah 3 Maret 2026 true cash$/);
  const events = (await output.textContent())?.split(', ') ?? [];
  const before = ['asked', 'helps true', '3 Maret 2026', 'focus', 'ArrowDown', 'ArrowDown'];
  expect(events.slice(0, before.length)).toEqual(before);
  expect(events.slice(-3)).toEqual(['Siti Aminah', 'blur', 'sent Siti Aminah 3 Maret 2026 true cash']);
  expect(problems).toEqual([]);
});

it('sends what is shown after Back, and what the browser has filled in', async () => {
  await using visitor = await visit(server.url);
  const { page, problems } = visitor;
  await page.getByLabel('Helps').check();
  await isAlive(page, 'sign-up');
  await page.getByLabel('Day').selectOption('3 Maret 2026');
  await page.getByLabel('card').check();
  await page.goto(new URL('staff/', page.url()).href);
  await page.goBack();
  await expect.poll(() => page.getByLabel('Day').inputValue()).toBe('3 Maret 2026');
  // As autofill does. Chromium does not restore the text of a field that React controls.
  await page.getByLabel('Name').evaluate((field: HTMLInputElement) => {
    field.value = 'Siti';
  });
  await page.getByRole('button', { name: 'Send' }).click();
  const output = page.locator('output');
  await expect.poll(() => output.textContent()).toMatch(/sent Siti 3 Maret 2026 true card$/);
  expect(await page.getByLabel('Day').inputValue()).toBe('3 Maret 2026');
  expect(problems).toEqual([]);
});
