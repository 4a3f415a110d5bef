/** Which pictures are made, and which are reused from the last build. */
import { expect, it } from 'vitest';
import { type PictureJob, writePictures } from '../../../cli/core/images/write-pictures.ts';
import type { Output } from '../../../cli/core/stages/output.ts';
import type { CachedFile } from '../../../cli/core/stages/site-state.ts';
import { factsOf } from '../../support/values/picture-values.ts';

const cached = (stamp: string): CachedFile => ({ inputs: { body: '', props: '' }, stamp, notes: null });

const variant = (path: string) => ({ path, format: 'avif' as const, width: 3, height: 2 });
const picture = (name: string) => ({
  source: `images/${name}.png`,
  facts: factsOf({ hash: name }),
  variants: [variant(`assets/${name}-1.avif`), variant(`assets/${name}-2.avif`)],
});

/** @param unchanged files of the last build that exist unchanged; `before` also others */
async function write(unchanged: string[], before = unchanged) {
  const asked: PictureJob[] = [];
  const written: [string, unknown][] = [];
  const stamps: Record<string, string> = {};
  const output: Output = {
    stamps,
    write({ path, content }) {
      written.push([path, content]);
      stamps[path] = `new ${path}`;
    },
    keep: (path, stamp) => unchanged.includes(path) && stamp === `old ${path}`,
  };
  const files = await writePictures(
    {
      folder: { readImage: () => Uint8Array.of(1) },
      cached: { files: new Map(before.map((path) => [path, cached(`old ${path}`)])) },
    },
    { files: () => [picture('a'), picture('b')] },
    async (jobs, read, done) => {
      for (const job of [...jobs].reverse()) {
        asked.push(job);
        for (const { path } of job.variants) done(path, read(job.source) as Uint8Array);
      }
    },
    output,
  );
  return { asked, written, files };
}

const ALL = ['assets/a-1.avif', 'assets/a-2.avif', 'assets/b-1.avif', 'assets/b-2.avif'];

it('makes all of them without a previous build, in any order, and lists them in theirs', async () => {
  const { asked, written, files } = await write([]);
  expect(asked.map(({ source }) => source)).toEqual(['images/b.png', 'images/a.png']);
  expect(written.map(([path]) => path).sort()).toEqual(ALL);
  expect([...files]).toEqual(ALL.map((path) => [path, cached(`new ${path}`)]));
});

it('makes none if all are unchanged', async () => {
  const { asked, written, files } = await write(ALL);
  expect([asked, written]).toEqual([[], []]);
  expect([...files]).toEqual(ALL.map((path) => [path, cached(`old ${path}`)]));
});

it('makes all files of a picture if one is missing, as they are derived from one another, and writes that one', async () => {
  const there = ALL.filter((path) => path !== 'assets/b-1.avif');
  for (const before of [there, ALL]) {
    const { asked, written, files } = await write(there, before);
    expect(asked.map(({ source, variants }) => [source, variants.map(({ path }) => path)])).toEqual([
      ['images/b.png', ['assets/b-1.avif', 'assets/b-2.avif']],
    ]);
    expect(written.map(([path]) => path)).toEqual(['assets/b-1.avif']);
    expect([...files.keys()]).toEqual(ALL);
    expect(files.get('assets/b-1.avif')).toEqual(cached('new assets/b-1.avif'));
  }
});
