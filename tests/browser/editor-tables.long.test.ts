/** Tables in the text of an entry, in a browser: written by cell, and saved with no other byte changed. */
import { expect, it } from 'vitest';
import { axe } from './support/axe.ts';
import { withBrowser } from './support/browser.ts';
import { openedText } from './support/opened-text.ts';

withBrowser();

const CLEAN = { violations: [], unsure: [] };

const TEXT = [
  '## Jadwal',
  '',
  '|  Hari|Menu  | Porsi \\| gelas |',
  '|:--|:-:|--:|',
  '| Senin |**Sup** ayam| 2|',
  'Selasa | | 3',
  '| Rabu |',
  '',
  'Akhir.',
  '',
].join('\r\n');

it('a table is written by cell, with keys, fingers and the clipboard', async () => {
  const { visitor, page, press, save, type } = await openedText(TEXT);
  await using _ = visitor;
  const cells = () =>
    page
      .locator('#body [role=row]')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.querySelectorAll('[role$=cell], [role=columnheader]')].map(
            ({ textContent }) => textContent,
          ),
        ),
      );
  const here = () => page.locator('#body .md-cell.is-here').textContent();
  const table = page.locator('#body [role=table]');
  await table.waitFor();
  expect(await cells()).toEqual([
    ['Hari', 'Menu', 'Porsi | gelas'],
    ['Senin', 'Sup ayam', '2'],
    ['Selasa', '', '3'],
    ['Rabu', '', ''],
  ]);
  // Cells of a column are below each other, and the sides are kept.
  const lefts = await page
    .locator('#body .md-row')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('.md-cell')].map((cell) => Math.round(cell.getBoundingClientRect().left)),
      ),
    );
  expect(new Set(lefts.map((row) => row.join(' '))).size).toBe(1);
  // A press sets the caret into its cell, also an empty one; keys lead on.
  const cellAt = (row: number, column: number) =>
    page.locator('#body .md-row').nth(row).locator('.md-cell').nth(column);
  await cellAt(2, 1).click();
  await type('Bubur');
  expect(await here()).toBe('Bubur');
  await press('Tab');
  await type('|4 ');
  await press('Shift+Tab', 'Shift+Tab', 'End');
  await type(' pagi');
  await press('ArrowRight', 'Home');
  await type('A ');
  await press('Backspace', 'Backspace', 'Backspace');
  expect((await cells())[2]).toEqual(
    ['Selasa pagi', 'Bubur', '3|4 '.trim()].map((text) => expect.stringContaining(text)),
  );
  // Up and down, out of the table and in again.
  await press('ArrowUp');
  expect(await here()).toContain('ayam');
  await press('ArrowUp', 'ArrowUp', 'ArrowUp');
  expect(await page.locator('#body .md-cell.is-here').count()).toBe(0);
  await press('ArrowDown', 'ArrowDown');
  expect(await page.locator('#body .md-row-head .md-cell.is-here').count()).toBe(1);
  // What a keyboard of a phone composes, or somebody dictates.
  await cellAt(2, 1).click();
  await press('End');
  const phone = await page.context().newCDPSession(page);
  await phone.send('Input.imeSetComposition', { text: ' kaca', selectionStart: 5, selectionEnd: 5 });
  await phone.send('Input.imeSetComposition', { text: ' kacang', selectionStart: 7, selectionEnd: 7 });
  await phone.send('Input.insertText', { text: ' kacang hijau' });
  await expect.poll(here).toBe('Bubur kacang hijau');
  // Marks as everywhere.
  await press('Home', 'Control+b');
  await expect.poll(() => cellAt(2, 1).locator('.md-bold').textContent()).toContain('Bubur');
  await press('Control+b');
  expect(await save()).toBe(TEXT.replace('Selasa | | 3', 'Selasa pagi | Bubur kacang hijau| 3\\|4 '));
  // Several cells come into several.
  await cellAt(1, 1).click();
  const whole = await page.locator('#body').innerText();
  await page.locator('#body').evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Soto\t5\nNasi|uduk\t6\n');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect
    .poll(async () => (await cells()).slice(1, 3))
    .toEqual([
      ['Senin', 'Soto', '5'],
      ['Selasa pagi', 'Nasi|uduk', '6'],
    ]);
  await press('Control+z');
  await expect.poll(() => page.locator('#body').innerText()).toBe(whole);
  // Rows and columns: Tab leads out of the last cell to their buttons.
  await cellAt(3, 0).click();
  const tools = page.getByRole('group', { name: 'Table tools' });
  await tools.getByRole('button', { name: 'Complete row' }).click();
  await expect.poll(async () => (await cells())[3]).toEqual(['Rabu', '', '']);
  await type('Ikan');
  await press('Tab', 'Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('New row');
  expect(await axe(page)).toEqual(CLEAN);
  await press('Enter');
  await type('satu');
  await press('Tab');
  await type('x');
  await tools.getByRole('button', { name: 'New column' }).click();
  await type('baru');
  await expect.poll(async () => (await cells()).map((row) => row.length)).toEqual([4, 4, 4, 4, 4]);
  await tools.getByRole('button', { name: 'Delete column' }).click();
  await tools.getByRole('button', { name: 'Delete row' }).click();
  await expect.poll(async () => (await cells()).length).toBe(4);
  // Below the last row Enter begins a paragraph.
  await press('Enter');
  await type('Sesudah.');
  // The new column has closed the row that was open, and its text stays.
  expect(await save()).toBe(
    TEXT.replace('Selasa | | 3', 'Selasa pagi | Bubur kacang hijau| 3\\|4  |').replace(
      '| Rabu |\r\n',
      '| Rabu | Ikan |  |\r\n\r\nSesudah.\r\n',
    ),
  );
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await cellAt(1, 2).click();
    const { violations, unsure } = await axe(page);
    // A wide table scrolls with the caret, as is seen below; axe looks only for what has the focus itself.
    const others = violations.filter(
      ({ rule, where }) => rule !== 'scrollable-region-focusable' || !where.includes('md-table-frame'),
    );
    expect({ violations: others, unsure }, String(width)).toEqual(CLEAN);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    const sizes = await tools
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    // Also the cells at the sides, to which keys lead.
    for (const key of ['', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      if (key) await press(key);
      const isSeen = () =>
        page.locator('.md-cell.is-here').evaluate((cell) => {
          const { left, top, width: w, height: h } = cell.getBoundingClientRect();
          return cell.contains(document.elementFromPoint(left + w / 2, top + h / 2));
        });
      await expect.poll(isSeen, { message: `${width} ${key}` }).toBe(true);
    }
  }
  expect(visitor.problems).toEqual([]);
});

it('leaves a table that is being mended as text, and the texts around it out of it', async () => {
  const row = '| Senin | Sup |';
  const text = `Awal.\r\n\r\n| Hari | Menu |\r\n| --- | --- |\r\n${row} 2 |\r\n\r\nTeks.\r\n`;
  const { visitor, page, press, save, type } = await openedText(text);
  await using _ = visitor;
  const table = page.locator('#body [role=table]');
  const cellTexts = () => page.locator('#body .md-cell').allTextContents();
  // A cell that the page leaves out.
  await page.getByText(`${row} 2 |`).click();
  await press('End');
  for (const _key of ' 2 |') await press('Backspace');
  await type(' |');
  await press('Backspace', 'Backspace');
  expect(await table.count()).toBe(0);
  await press('ArrowDown');
  await table.waitFor();
  // Right below it, a text is one of its own.
  await type('Lalu');
  expect(await table.count()).toBe(1);
  const mended = text.replace(' 2 |', '');
  expect(await save()).toBe(mended.replace(`${row}\r\n`, `${row}\r\n\r\nLalu`));
  await press('Control+z');
  await expect.poll(() => page.locator('#body').innerText()).not.toContain('Lalu');
  // Deleting stops at it, from below and from above.
  await page.locator('#body').getByText('Teks.').click();
  await press('Home', 'Backspace', 'Backspace', 'Backspace');
  await type('!');
  await page.locator('#body').getByText('Awal.').click();
  await press('End', 'Delete', 'Delete', 'Delete');
  await type('!');
  expect(await cellTexts()).toEqual(['Hari', 'Menu', 'Senin', 'Sup']);
  expect(await save()).toBe(mended.replace('Teks', '!Teks').replace('Awal.\r\n', 'Awal.!'));
  expect(visitor.problems).toEqual([]);
});

it('is left with Escape and Tab from any cell, in no hurry', async () => {
  const { visitor, page, press } = await openedText(TEXT);
  await using _ = visitor;
  await page.locator('#body .md-row').nth(1).locator('.md-cell').nth(1).click();
  await press('Escape');
  // Longer than an editor of texts usually waits.
  await page.waitForTimeout(2500);
  await press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('New row');
  await press('Shift+Tab', 'Tab');
  expect(await page.locator('#body .md-cell.is-here').textContent()).toBe('2');
});
