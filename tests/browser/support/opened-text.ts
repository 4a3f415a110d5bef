/** A text of an entry that is opened in `senja edit`, and what a test does with it. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { contentCopy } from '../../support/process/senja.ts';
import { serve } from '../../support/process/serve.ts';
import { visit } from './browser.ts';

const FILE = 'pages/terms.md';

/** @returns the fields of a file, up to its text */
const headOf = (file: string) => /^---\r?\n[\s\S]*?\r?\n---\r?\n/.exec(file)?.[0] ?? '';

/** @param text comes below the fields, whose lines end as on Windows */
export async function openedText(text: string) {
  const { content } = contentCopy();
  const place = path.join(content, FILE);
  const head = headOf(readFileSync(place, 'utf8')).replace(/\r?\n/g, '\r\n');
  writeFileSync(place, head + text);
  const { url } = await serve(['edit', '--no-open', '--content', content]);
  const visitor = await visit(url);
  const { page } = visitor;
  await page.locator('.row a').first().waitFor();
  await page.evaluate((file) => {
    location.hash = `#/${file}`;
  }, FILE);
  await page.locator('#body').waitFor();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const save = async () => {
    await press('Control+s');
    await expect.poll(() => page.locator('.saved').innerText()).toBe('Saved');
    const file = readFileSync(place, 'utf8');
    expect(file.startsWith(head)).toBe(true);
    return file.slice(head.length);
  };
  return { visitor, page, press, save, type: (typed: string) => page.keyboard.type(typed) };
}
