/**
 * `check --fix` never changes what an author wrote: tried on thousands of damaged files. With FUZZ_RUNS it runs
 * longer, from another seed each time (FUZZ_SEED sets it).
 */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fixContent } from '../../cli/core/edit/fix-content.ts';
import {
  BASE,
  contentOf,
  corpus,
  definition,
  type Files,
  models,
  overlay,
  run,
} from '../diagnostics/corpus.ts';
import { LONG } from '../support/machine/long.ts';
import { expectHonest } from './fix-oracle.ts';
import { mistaken } from './mistakes.ts';
import { mutatedFiles } from './mutate.ts';
import { WRITTEN } from './written.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 80);
const SEED = LONG ? Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31) : 20_250_420;

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const isText = (path: string): boolean => /\.(?:yaml|md)$/.test(path);
const valid = [...BASE].flatMap(([path, bytes]) => (isText(path) ? [[path, decode(bytes)] as const] : []));
const invalid = (await corpus()).flatMap(({ files }) =>
  Object.entries(files).flatMap(([path, text]) =>
    typeof text === 'string' && text.length < 20_000 && isText(path) ? [[path, text] as const] : [],
  ),
);

const tally = { files: 0, mended: 0, edits: new Map<string, number>() };

const fix = async (files: Files) => [...fixContent(await contentOf(files), models, definition)];

type Mutation = { path: string; bytes: Uint8Array };

async function check(mutated: readonly Mutation[]): Promise<void> {
  const files = Object.fromEntries(mutated.map(({ path, bytes }) => [path, bytes]));
  const fixed = await expectHonest(overlay(files), fix).catch((error: Error) => {
    const texts = Object.entries(files).map(([path, bytes]) => `${path}: ${JSON.stringify(decode(bytes))}`);
    throw new Error(`${texts.join('\n').slice(0, 5000)}\n${error.message}`, { cause: error });
  });
  tally.files += mutated.length;
  tally.mended += fixed.length;
  for (const { code } of fixed.flatMap(({ passes }) => passes.flat()))
    tally.edits.set(code, (tally.edits.get(code) ?? 0) + 1);
}

const settings = { seed: SEED, endOnFailure: true } as const;

it('starts with valid files, and leaves them unchanged', async () => {
  const files = overlay(Object.fromEntries(WRITTEN));
  expect((await run(files)).diagnostics).toEqual([]);
  expect(await fix(files)).toEqual([]);
});

const right = [...WRITTEN, ...valid];
const honest = (mutated: fc.Arbitrary<Mutation[]>, numRuns = RUNS) =>
  fc.assert(fc.asyncProperty(mutated, check), { ...settings, numRuns });

it('fixes only mistakes in a valid file', () => honest(fc.tuple(mistaken(right)), 2 * RUNS));

it('fixes only mistakes where a file has two of them', () =>
  honest(fc.tuple(mistaken(right), mistaken(right)), Math.ceil(RUNS / 2)));

it('fixes only errors in a mutated valid file', () => honest(fc.tuple(mutatedFiles(right))));

it('fixes only errors in a mutated or mistyped faulty file', () =>
  honest(fc.tuple(fc.oneof(mutatedFiles(invalid), mistaken(invalid)))));

it('reports its coverage', () => {
  const codes = [...tally.edits].sort((a, b) => b[1] - a[1]).map(([code, count]) => `${code} ${count}`);
  console.log(`seed ${SEED}: ${tally.files} files, ${tally.mended} mended: ${codes.join(', ')}`);
  expect(tally.files).toBeGreaterThanOrEqual(5 * RUNS);
  expect(tally.mended).toBeGreaterThan(tally.files / 10);
  expect(tally.edits.size).toBeGreaterThan(15);
});
