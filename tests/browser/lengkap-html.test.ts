/** axe, html-validate, reflow and weight on the pages that only the second site has. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { axe } from './support/axe.ts';
import { visit, withBrowser } from './support/browser.ts';
import { htmlFaults } from './support/html.ts';

withBrowser();

const PLACES = [
  '',
  'artikel/isi-piring-seimbang/',
  'artikel/mencegah-jatuh-di-rumah/',
  'kategori/makanan-sehat/',
  'artikel/halaman/2/',
] as const;

const site = 'lengkap';

describe.each([390, 1280])('axe at %i px', (width) => {
  it.each(PLACES)('/%s', async (place) => {
    await using visitor = await visit(place, { site, width });
    expect(await axe(visitor.page)).toEqual({ violations: [], unsure: [] });
    expect(visitor.problems).toEqual([]);
  });
});

describe.each([320, 768, 1280])('at %i px', (width) => {
  it.each(PLACES)('nothing scrolls sideways, at no size of text, on /%s', async (place) => {
    await using visitor = await visit(place, { site, width });
    const sideways = () =>
      visitor.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await sideways()).toBe(0);
    await visitor.page.getByRole('radio', { name: 'Huruf paling besar' }).check({ force: true });
    expect(await sideways()).toBe(0);
  });

  it.each(PLACES)('controls are 48 px or more on /%s', async (place) => {
    await using visitor = await visit(place, { site, width });
    const small = await visitor.page.evaluate(() =>
      [...document.querySelectorAll('main a[href], main button, main input')]
        .filter((control) => getComputedStyle(control).display !== 'inline')
        .map((control) => ({ html: control.outerHTML.slice(0, 100), box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.width < 47.5 || box.height < 47.5))
        .map(({ html }) => html),
    );
    expect(small).toEqual([]);
  });
});

const pages = (): [string, Buffer][] =>
  readdirSync(inject('lengkapFolder'), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html'))
    .map((file) => [file, readFileSync(path.join(inject('lengkapFolder'), file))]);

it('writes HTML without a fault on every page', async () => {
  const faults = await Promise.all(
    pages().map(async ([file, bytes]) => [file, await htmlFaults(bytes.toString())] as const),
  );
  expect(faults.length).toBeGreaterThan(40);
  expect(faults.filter(([, found]) => found.length > 0)).toEqual([]);
});

it('no two ids of a page are the same', () => {
  for (const [file, bytes] of pages()) {
    const ids = [...bytes.toString().matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect([file, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([file, []]);
  }
});

it('carries each page in the first round trip', () => {
  const weights = pages().map(([file, bytes]) => [file, brotliCompressSync(bytes).length] as const);
  expect(weights.filter(([, weight]) => weight > 14_600)).toEqual([]);
});
