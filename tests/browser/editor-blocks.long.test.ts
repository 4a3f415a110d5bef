/** Pictures and boxes in the text of an entry, in a browser: moved, filled in, and saved with no other byte changed. */
import { expect, it } from 'vitest';
import { axe } from './support/axe.ts';
import { withBrowser } from './support/browser.ts';
import { openedText } from './support/opened-text.ts';

withBrowser();

const CLEAN = { violations: [], unsure: [] };

it('a picture goes to another place, with keys and with the pointer', async () => {
  const picture = '![Laut](images/tidak-ada.jpg "Pagi")';
  const text = `Satu.\r\n\r\n${picture}\r\n\r\n- dua\r\n- tiga\r\n\r\nEmpat.\r\n`;
  const { visitor, page, press, save } = await openedText(text);
  await using _ = visitor;
  const blocks = async () =>
    (await page.locator('#body .cm-line').allTextContents()).filter((line) => line !== '');
  await page.locator('#body .md-picture').click();
  const tools = page.getByRole('group', { name: 'Picture tools' });
  await tools.waitFor();
  expect(await axe(page)).toEqual(CLEAN);
  await tools.getByRole('button', { name: 'Move up' }).focus();
  await press('Enter');
  await expect.poll(async () => (await blocks())[0]).toContain('Laut');
  expect(await tools.getByRole('button', { name: 'Move up' }).getAttribute('aria-disabled')).toBe('true');
  await press('Tab', 'Enter', 'Enter');
  await expect.poll(async () => (await blocks()).findIndex((line) => line.includes('Laut'))).toBe(3);
  expect(await save()).toBe(`Satu.\r\n\r\n- dua\r\n- tiga\r\n\r\n${picture}\r\n\r\nEmpat.\r\n`);
  // Dragged, it is one step.
  await page.getByText('Satu.', { exact: true }).last().click();
  const target = page.locator('#body .cm-line').first();
  await page.locator('#body .md-picture').dragTo(target, { targetPosition: { x: 30, y: 4 } });
  await expect.poll(async () => (await blocks())[0]).toContain('Laut');
  expect(await save()).toBe(`${picture}\r\n\r\nSatu.\r\n\r\n- dua\r\n- tiga\r\n\r\nEmpat.\r\n`);
  await press('Control+z');
  await expect.poll(async () => (await blocks()).findIndex((line) => line.includes('Laut'))).toBe(3);
  expect(visitor.problems).toEqual([]);
});

it('a box has a form, and only what it says changes', async () => {
  const text = 'Satu.\r\n\r\n:::  tip  Minum air\r\nPelan.\r\n:::\r\n';
  const { visitor, page, press, save, type } = await openedText(text);
  await using _ = visitor;
  await page.getByText('Pelan.').last().click();
  const button = page.getByRole('button', { name: 'Fields of the box' });
  await button.focus();
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Fields of the box' });
  await dialog.waitFor();
  expect(await axe(page)).toEqual(CLEAN);
  await press('Control+a');
  await type('Jangan {');
  await press('Enter');
  await expect.poll(() => dialog.getByRole('alert').innerText()).toContain('curly');
  await press('Backspace');
  await type('lupa');
  await dialog.getByRole('combobox').selectOption('warning');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('body');
  await expect.poll(() => page.locator('#body .md-of-warning').count()).toBe(3);
  expect(await save()).toBe(text.replace('tip  Minum air', 'warning  Jangan lupa'));
  expect(visitor.problems).toEqual([]);
});
