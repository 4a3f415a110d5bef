/** `senja edit` in a browser: names, removing and the settings of the site, with the keyboard alone. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contentCopy, tree } from '../support/process/senja.ts';
import { serve } from '../support/process/serve.ts';
import { visit, withBrowser } from './support/browser.ts';
import { field, hands, judge } from './support/editor.ts';

withBrowser();

it('renames an entry, removes a page, and changes the name of a category, each undone in one step', async () => {
  const { content } = contentCopy();
  const read = (name: string) => readFileSync(path.join(content, name), 'utf8');
  const isThere = (name: string) => existsSync(path.join(content, name));
  const before = tree(content);
  const { url } = await serve(['edit', '--no-open', '--content', content]);
  await using visitor = await visit(url);
  const { page, problems } = visitor;
  const { reach, lands, press, type, plans } = hands(page);
  const plan = page.locator('.plan');
  const go = (file: string) => page.evaluate((to) => location.assign(`#/${to}`), file);

  await page.locator('.row a').first().waitFor();
  // A new entry is given up before it was ever saved.
  await page.getByRole('button', { name: 'New entry' }).click();
  await lands('dialog input[name=title]');
  await type('Belum jadi');
  await press('Enter');
  await lands(field('/excerpt'));
  await page.getByRole('button', { name: 'Discard this new entry' }).click();
  // The button that discards it does not have the focus at first.
  await lands('dialog h2');
  await judge(page, 'discard');
  await reach('dialog .primary');
  await press('Enter');
  await lands('.list-head h1');
  expect(tree(content)).toEqual(before);

  // Another name, which other entries and the menu follow, also after the page was loaded again.
  await go('pages/tentang-kami.yaml');
  await lands('.entry-head h1');
  // No page can be made while articles wait for the new name of their category.
  await page.getByRole('button', { name: 'Hide' }).click();
  await reach('.entry-actions button', 'Change name');
  await press('Enter');
  await lands('dialog input[name=title]');
  await judge(page, 'rename');
  await reach('dialog input[name=name]');
  await press('Control+a');
  await type('siapa-kami');
  await press('Enter');
  await plans();
  await judge(page, 'plan');
  expect(await plan.innerText()).toContain('/tentang-kami/ becomes /siapa-kami/');
  const others = await plan.locator('ul').nth(1).innerText();
  expect(others).toMatch(/: \d+ places?$/m);
  // Nothing is said of files.
  expect(await plan.innerText()).not.toMatch(/\.yaml|→/);
  await reach('dialog .primary');
  await press('Enter');
  await expect.poll(() => page.url()).toContain('#/pages/siapa-kami.yaml');
  expect([isThere('pages/tentang-kami.yaml'), isThere('pages/siapa-kami.yaml')]).toEqual([false, true]);
  await page.reload();
  await reach('.done button', 'Undo');
  await press('Enter');
  await expect.poll(() => page.url()).toContain('#/pages/tentang-kami.yaml');
  expect(tree(content)).toEqual(before);

  // A page is removed, and its readers are led to another one.
  await reach('.entry-actions button', 'Remove');
  await press('Enter');
  await reach('dialog input[type=radio]');
  await press('ArrowDown');
  await reach('dialog [role=combobox]');
  await type('Kontak');
  await press('ArrowDown');
  await judge(page, 'remove');
  await press('Enter');
  await reach('dialog .primary');
  await press('Enter');
  await plans();
  expect(await plan.innerText()).toContain('are led to /kontak/');
  await reach('dialog .primary');
  await press('Enter');
  await lands('.list-head h1');
  expect(read('pages/kontak.yaml')).toContain('aliases:\n  - /tentang-kami/');
  await judge(page, 'list with what can be undone');
  await reach('.done button', 'Undo');
  await press('Enter');
  await expect.poll(() => page.url()).toContain('#/pages/tentang-kami.yaml');
  expect(tree(content)).toEqual(before);

  // A card gets a longer text, which is written at once.
  await go('articles/02-jalan-pagi.yaml');
  await lands('.entry-head h1');
  await reach('.form > section button', 'Add a longer text');
  await press('Enter');
  await plans();
  await judge(page, 'a longer text');
  await reach('dialog .primary');
  await press('Enter');
  await lands('#body');
  await type('Jalan itu sehat.');
  await press('Control+s');
  const long = 'articles/02-jalan-pagi.md';
  await expect.poll(() => read(long)).toMatch(/\n---\n\nJalan itu sehat\.$/);
  expect(read(long)).toContain(Buffer.from(before['articles/02-jalan-pagi.yaml'] ?? '', 'latin1').toString());
  const written = tree(content);

  // A category gets another name, and its articles follow.
  // As if a crash had left changes.
  await page.route(/api\/entry/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), restored: '2026-11-27T07:30:00Z' } });
  });
  await go('site.yaml');
  await lands('.entry-head h1');
  await page.locator(`${field('/categories/0-item')} summary`).click();
  await page.getByText('have been restored').waitFor();
  await judge(page, 'settings, restored');
  await reach(field('/categories/0/name'));
  await press('Control+a');
  await type('Dapur');
  await expect.poll(() => page.locator('.saved').innerText()).toContain('Not saved yet');
  await press('Control+s');
  await plans();
  expect(await plan.innerText()).toContain('“Makanan Sehat” becomes “Dapur”');
  await reach('dialog .primary');
  await press('Enter');
  await expect.poll(() => page.locator('dialog').count()).toBe(0);
  expect(read('articles/01-sayur-bening.yaml')).toContain('category: Dapur\n');
  await page.locator('.done button').click();
  await expect.poll(() => tree(content)).toEqual(written);
  expect(problems).toEqual([]);
});
