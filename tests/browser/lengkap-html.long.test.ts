/** The HTML of every file of the second site. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { htmlFaults } from './support/html.ts';

const pages = (): [string, string][] =>
  readdirSync(inject('lengkapFolder'), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html'))
    .map((file) => [file, readFileSync(path.join(inject('lengkapFolder'), file), 'utf8')]);

it('writes HTML without errors on every page', async () => {
  const faults = await Promise.all(
    pages().map(async ([file, html]) => [file, await htmlFaults(html)] as const),
  );
  expect(faults.length).toBeGreaterThan(40);
  expect(faults.filter(([, found]) => found.length > 0)).toEqual([]);
});

it('has no duplicate ids on a page', () => {
  for (const [file, html] of pages()) {
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect([file, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([file, []]);
  }
});
