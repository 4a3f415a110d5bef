/** Pictures are made once: cached ones are reused, even after an interrupted build. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { pictureFiles, variantsOf } from '../../../cli/core/images/variants.ts';
import type { PictureJob } from '../../../cli/core/images/write-pictures.ts';
import type { ImageFacts } from '../../../cli/core/stages/pictures/picture-facts.ts';

import { inParallel } from '../../../cli/io/pictures/in-parallel.ts';
import { pictures } from '../../../cli/io/pictures/pictures.ts';
import { PICTURES } from '../../support/values/picture-values.ts';
import { picture } from '../../support/values/pictures.ts';

const COLOURS = ['#ff0000', '#00ff00', '#0000ff'];
const files = new Map<string, Uint8Array>(
  await Promise.all(
    COLOURS.map(
      async (colour, at) => [`images/${at}.png`, await picture({ width: 400, height: 300, colour })] as const,
    ),
  ),
);

const folder = mkdtempSync(path.join(os.tmpdir(), 'senja-pictures-'));
const kept = path.join(folder, '.senja/cache/pictures');
beforeEach(() => rmSync(path.join(folder, '.senja'), { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

interface Run {
  cache?: boolean;
  /** Number of files after which the build is interrupted. */
  until?: number;
  bytesOf?: (source: string) => Uint8Array;
  widths?: readonly number[];
}

/** Reads and makes all pictures. */
async function run({ cache = true, until, bytesOf, widths = PICTURES.widths }: Run = {}) {
  const read: string[] = [];
  const steps: [number, number][] = [];
  const bytes = (source: string) => {
    read.push(source);
    return bytesOf?.(source) ?? files.get(source) ?? new Uint8Array();
  };
  const { look, make } = pictures({
    siteRoot: folder,
    toolRoot: folder,
    cache,
    step: (...step) => steps.push(step),
  });
  const found = await look([...files.keys()], (source) => files.get(source) ?? new Uint8Array());
  const jobs = [...found].map(([source, facts]): PictureJob => {
    const all = variantsOf(pictureFiles(source, facts as ImageFacts, { ...PICTURES, widths }));
    return { source, facts: facts as ImageFacts, variants: all };
  });
  const made = new Map<string, Uint8Array>();
  const done = (name: string, content: Uint8Array) => {
    if (made.size === until) throw new Error('broken off');
    made.set(name, Buffer.from(content));
  };
  const error = await make(jobs, bytes, done).catch((reason: Error) => reason);
  return { read, steps, made, error };
}

const entries = () => readdirSync(kept).filter((name) => name.startsWith('picture-'));

it('makes each once, and the same bytes with or without a cache', async () => {
  const first = await run();
  expect(first.read.sort()).toEqual([...files.keys()]);
  expect(first.steps).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
  expect(entries()).toHaveLength(3);
  const second = await run();
  expect(second.read).toEqual([]);
  expect(new Map([...second.made].sort())).toEqual(new Map([...first.made].sort()));
  const third = await run({ cache: false });
  expect(third.read).toHaveLength(3);
  expect(new Map([...third.made].sort())).toEqual(new Map([...first.made].sort()));
});

it('caches nothing if it must not', async () => {
  await run({ cache: false });
  expect(existsSync(kept)).toBe(false);
});

it('continues after an aborted build', async () => {
  const { error, made } = await run({ until: 8 });
  expect(error).toMatchObject({ message: 'broken off' });
  expect(made.size).toBe(8);
  const done = entries().length;
  expect(done).toBeGreaterThan(0);
  const next = await run();
  expect(next.read).toHaveLength(3 - done);
  // Pictures of one colour have no AVIF.
  expect(next.made.size).toBe(3 * 4);
});

it('makes other widths again', async () => {
  await run();
  expect((await run({ widths: [100, 200] })).read).toHaveLength(3);
});

it('makes damaged files again', async () => {
  const { made } = await run();
  const [first = ''] = entries();
  const whole = readFileSync(path.join(kept, first));
  whole[whole.length >> 1] = 1 ^ (whole[whole.length >> 1] ?? 0);
  writeFileSync(path.join(kept, first), whole);
  const next = await run();
  expect(next.read).toHaveLength(1);
  expect(new Map([...next.made].sort())).toEqual(new Map([...made].sort()));
});

it('makes nothing from a picture that has changed since it was checked', async () => {
  const other = await picture({ colour: '#123456' });
  const { error } = await run({ bytesOf: () => other });
  expect(error).toMatchObject({ code: 'machine/file-system' });
  expect((error as Error).message).toMatch(/^images\/\d\.png: it was changed/);
  expect(existsSync(kept) ? entries() : []).toEqual([]);
});

it('works on few at a time, and on a large one alone', async () => {
  let now = 0;
  const seen: [number, number][] = [];
  await inParallel(
    Array.from({ length: 30 }, (_, at) => at),
    (at) => at % 10 === 0,
    async (at) => {
      now += 1;
      await new Promise((resolve) => setImmediate(resolve));
      seen.push([at, now]);
      now -= 1;
    },
  );
  expect(seen.map(([at]) => at).sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, at) => at));
  for (const [at, together] of seen) expect(together).toBeLessThanOrEqual(at % 10 === 0 ? 1 : 8);
});
