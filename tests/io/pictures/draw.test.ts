/** Drawings of the site's own code become pictures; no other drawing is ever read. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import type { Drawing } from '../../../cli/core/files/non-page-files.ts';
import { SiteError } from '../../../cli/core/stages/site-error.ts';
import { pictures } from '../../../cli/io/pictures/pictures.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'senja-drawings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const svg = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30">${inner}</svg>`;
const drawing = (inner: string, more: Partial<Drawing> = {}): Drawing => ({
  path: 'a.png',
  format: 'png',
  svg: svg(inner),
  call: undefined,
  ...more,
});

async function draw(drawings: Drawing[], cache = true) {
  const steps: [number, number][] = [];
  const made = new Map<string, Buffer>();
  const step = (...one: [number, number]) => void steps.push(one);
  const ports = pictures({ siteRoot: folder, toolRoot: folder, cache, step });
  await ports.draw(drawings, (name, bytes) => void made.set(name, Buffer.from(bytes)));
  return { made, steps };
}

const RED = '<path fill="#f00" d="M0 0h60v30H0Z"/>';

it('are made in the format of their name and the size that they state', async () => {
  const { made, steps } = await draw([drawing(RED), drawing('', { path: 'b.jpg', format: 'jpeg' })]);
  const facts = await Promise.all(['a.png', 'b.jpg'].map((name) => sharp(made.get(name)).metadata()));
  expect(facts.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['png', 60, 30],
    ['jpeg', 60, 30],
  ]);
  // JPEG has no transparency.
  expect([...(await sharp(made.get('b.jpg')).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
  expect(steps).toEqual([
    [1, 2],
    [2, 2],
  ]);
});

it('have the same bytes each time, with or without the cache, which keeps one entry for each', async () => {
  const own = drawing('<circle r="9"/>');
  const kept = () => readdirSync(path.join(folder, '.senja/cache/pictures')).length;
  const before = kept();
  const first = await draw([own]);
  expect(kept()).toBe(before + 1);
  expect((await draw([own])).made).toEqual(first.made);
  expect((await draw([own], false)).made).toEqual(first.made);
  expect(kept()).toBe(before + 1);
});

it('are an error of the site’s code if they are no SVG, with its name', async () => {
  const error = await draw([drawing('<path')]).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SiteError);
  expect(error).toMatchObject({ message: expect.stringContaining('a.png') });
});

it('are read at no other time', async () => {
  await draw([drawing('<path')]).catch(() => undefined);
  await draw([drawing(RED)], false);
  await expect(sharp(Buffer.from(svg(RED))).metadata()).rejects.toThrow();
});
