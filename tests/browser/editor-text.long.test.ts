/** The text of an entry in `senja edit`, in a browser: written, pasted, linked and saved with the keyboard. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { WORD } from '../edit/app/markdown/clipboard.ts';
import { contentCopy } from '../support/process/senja.ts';
import { serve } from '../support/process/serve.ts';
import { axe } from './support/axe.ts';
import { visit, withBrowser } from './support/browser.ts';

withBrowser();

const FILE = 'pages/terms.md';

it('writes a text that looks like its page, and changes nothing else', async () => {
  const { content } = contentCopy();
  const place = path.join(content, FILE);
  const before = readFileSync(place, 'utf8').replaceAll('\n', '\r\n');
  writeFileSync(place, before);
  const { url } = await serve(['edit', '--no-open', '--content', content]);
  await using visitor = await visit(url);
  const { page, problems } = visitor;
  const { keyboard } = page;
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  const lines = () => page.locator('#body .cm-line').allTextContents();
  /** Whether the line of the caret is seen. */
  const caret = () =>
    page.evaluate(() => {
      const node = getSelection()?.focusNode;
      const line = (node instanceof Element ? node : node?.parentElement)?.closest('.cm-line');
      const { left = 0, top = 0, height = 0 } = line?.getBoundingClientRect() ?? {};
      return line?.contains(document.elementFromPoint(left + 24, top + height / 2));
    });
  await page.locator('.row a').first().waitFor();
  await page.evaluate((file) => {
    location.hash = `#/${file}`;
  }, FILE);
  const text = page.locator('#body');
  await text.waitFor();
  const isFocused = () => text.evaluate((one) => one === document.activeElement);
  // A text in the page leads to where it is written.
  const shown = page.frameLocator('.preview iframe');
  const selected = () => page.evaluate(() => getSelection()?.toString());
  await shown.getByText('Semua isinya gratis').first().click();
  await expect.poll(isFocused).toBe(true);
  await expect.poll(selected).toMatch(/^Senja Sehat berisi nasihat/);
  await shown.getByText('Syarat dan ketentuan adalah').click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field:/lead');
  // Marks are seen only where the caret is.
  await text.focus();
  await press('Control+Home');
  await expect.poll(async () => (await lines()).slice(0, 2)).toEqual(['## Untuk siapa situs ini', '']);
  await press('ArrowDown');
  await expect.poll(async () => (await lines())[0]).toBe('Untuk siapa situs ini');
  // Bold, a list, a link to an entry.
  await press('Control+Home', 'Enter', 'ArrowUp');
  await keyboard.type('Baca ');
  await press('Control+b');
  expect(await page.locator('.tool-bold').getAttribute('aria-pressed')).toBe('true');
  await keyboard.type('pelan');
  await press('Shift+Enter');
  await keyboard.type('lagi');
  await press('Enter');
  await keyboard.type('- satu');
  await press('Enter');
  await keyboard.type('lihat ');
  await press('Control+k');
  await page.locator('dialog').waitFor();
  expect(await axe(page)).toEqual({ violations: [], unsure: [] });
  await keyboard.type('tentang');
  await press('ArrowDown', 'Enter', 'Enter');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await isFocused()).toBe(true);
  // What is pasted is taken back in one step.
  const whole = await page.locator('#body').innerText();
  const paste = (type: string, data: string) =>
    text.evaluate(
      (element, given) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData(given.type, given.data);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      },
      { type, data },
    );
  // A message of a chat has marks of its own.
  await paste('text/plain', '*Kopdar* besok');
  await expect.poll(() => page.locator('#body .md-bold').allInnerTexts()).toContain('Kopdar');
  await press('Control+z');
  await expect.poll(() => page.locator('#body').innerText()).toBe(whole);
  await paste('text/html', WORD);
  await expect.poll(lines).toContain('Yang disiapkan');
  expect(await page.locator('.note').innerText()).toContain('Pictures were not pasted.');
  await press('Control+z');
  await expect.poll(() => page.locator('#body').innerText()).toBe(whole);
  // A tool ends the word that a phone is still composing; the button that undoes leaves the caret in the text.
  const phone = await page.context().newCDPSession(page);
  await phone.send('Input.imeSetComposition', { text: 'xy', selectionStart: 2, selectionEnd: 2 });
  await page.locator('.tool-bold').click();
  await phone.send('Input.insertText', { text: 'z' });
  await expect.poll(lines).toContain('• lihat Tentang Kamixyz');
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click({ clickCount: 3 });
  await expect.poll(() => page.locator('#body').innerText()).toBe(whole);
  expect(await isFocused()).toBe(true);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axe(page), String(width)).toEqual({ violations: [], unsure: [] });
    // Nothing lies over the caret.
    await text.focus();
    for (const key of ['Control+End', 'Control+Home']) {
      await press(key);
      await expect.poll(caret, { message: `${width} ${key}` }).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  // Words and headings of the text are found without the pointer, and nothing is written.
  await text.focus();
  await press('Control+f');
  const says = page.locator('.find-says');
  await keyboard.type('situs');
  await expect.poll(() => says.innerText()).toMatch(/^Found \d+ times?$/);
  await press('Enter', 'Enter');
  await expect.poll(() => says.innerText()).toMatch(/^2 of \d+$/);
  await expect.poll(() => page.locator('.cm-searchMatch-selected').count()).toBe(1);
  expect(await axe(page)).toEqual({ violations: [], unsure: [] });
  await page.getByRole('combobox', { name: 'Go to heading' }).selectOption({ index: 2 });
  expect(await isFocused()).toBe(true);
  await expect.poll(caret).toBe(true);
  await press('Control+f');
  await page.locator('#find-words').fill('xyzzy');
  await expect.poll(() => says.innerText()).toBe('Not in this text.');
  await press('Escape');
  expect(await isFocused()).toBe(true);
  expect(await page.locator('.find-row').count()).toBe(0);
  // Tab leaves the text.
  await text.focus();
  await press('Tab');
  expect(await isFocused()).toBe(false);
  await press('Control+s');
  await expect.poll(() => page.locator('.saved').innerText()).toBe('Saved');
  await expect.poll(() => page.locator('.faults summary').innerText()).toBe('Nothing to fix');
  const added = 'Baca **pelan**  \r\nlagi\r\n\r\n- satu\r\n- lihat [Tentang Kami](/tentang-kami/)\r\n';
  expect(readFileSync(place, 'utf8')).toBe(before.replace('## Untuk siapa', `${added}## Untuk siapa`));
  expect(problems).toEqual([]);
});
