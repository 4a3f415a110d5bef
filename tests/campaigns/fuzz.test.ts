/**
 * Any content file: no crash, every fault with file and line, the same result each time, and every format can print
 * it. `npm run fuzz` runs longer, from another seed each time, and reports the slowest file.
 */

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isError } from '../../cli/diagnostics/diagnostic.ts';
import type { Report } from '../../cli/diagnostics/report/index.ts';
import { formatReport, REPORT_FORMATS } from '../../cli/diagnostics/reporters/formats.ts';
import { wording } from '../../cli/diagnostics/wording/wording.ts';
import { BASE, corpus, overlay, placeOf, run } from '../diagnostics/corpus.ts';
import { LONG } from '../support/machine/long.ts';
import { mutatedFiles } from './mutate.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? 30);
const SEED = LONG ? Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31) : 20_250_425;
/** Time limit for a content file in milliseconds; checked in the long run only. */
const BUDGET = 1000;

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const valid = [...BASE].flatMap(([path, bytes]) =>
  /\.(?:yaml|md)$/.test(path) ? [[path, decode(bytes)] as const] : [],
);
const invalid = (await corpus()).flatMap(({ files }) =>
  Object.entries(files).flatMap(([path, text]) =>
    typeof text === 'string' && text.length < 20_000 && /\.(?:yaml|md)$/.test(path)
      ? [[path, text] as const]
      : [],
  ),
);

let slowest = { milliseconds: 0, file: '' };
const tally = { files: 0, refused: 0, diagnostics: 0 };

async function check({ path, bytes }: { path: string; bytes: Uint8Array }): Promise<void> {
  const files = overlay({ [path]: bytes });
  const started = performance.now();
  const result = await run(files);
  const milliseconds = performance.now() - started;
  if (milliseconds > slowest.milliseconds)
    slowest = { milliseconds, file: `${path}\n${decode(bytes).slice(0, 400)}` };
  if (LONG) expect(milliseconds).toBeLessThan(BUDGET);

  const { diagnostics, built } = result;
  tally.files += 1;
  tally.refused += Number(built === null);
  tally.diagnostics += diagnostics.length;
  // Nothing is published with errors, and nothing is withheld without one.
  expect(built === null).toBe(diagnostics.some(isError));
  const lines = decode(bytes).split(/\r\n?|\n/).length;
  for (const diagnostic of diagnostics.slice(0, 300)) {
    const { file, range, field } = diagnostic;
    expect(file).not.toBe('');
    expect(range.line).toBeGreaterThanOrEqual(1);
    expect(range.column).toBeGreaterThanOrEqual(1);
    expect(range.endLine * 1e6 + range.endColumn).toBeGreaterThanOrEqual(range.line * 1e6 + range.column);
    if (file === path) expect(range.line).toBeLessThanOrEqual(lines);
    expect(field).toMatch(/^(?:$|\/)/);
    for (const lang of ['id', 'en'] as const) {
      const { message, hint } = wording(diagnostic, lang);
      expect(message + hint).not.toMatch(/\[object |\bat \S+ \(/);
    }
  }
  const again = await run(files);
  expect(again.diagnostics.map(placeOf)).toEqual(diagnostics.map(placeOf));

  const report: Report = {
    ok: built !== null,
    lang: 'id',
    files: result.fileNames.length,
    fileNames: result.fileNames,
    diagnostics,
    contentFolder: 'content',
    closing: [],
    failure: null,
  };
  const style = { colour: false, width: 80, quiet: false, links: null, below: '' };
  for (const format of REPORT_FORMATS) formatReport(format, report, style);
}

const settings = { numRuns: RUNS, seed: SEED, endOnFailure: true } as const;

it('survives mutations of valid files', async () => {
  await fc.assert(fc.asyncProperty(mutatedFiles(valid), check), settings);
});

it('survives mutations of faulty files', async () => {
  await fc.assert(fc.asyncProperty(mutatedFiles(invalid), check), settings);
});

it('reports its coverage', () => {
  const seen = `seed ${SEED}: ${tally.files} files, ${tally.refused} refused, ${tally.diagnostics} diagnostics`;
  console.log(LONG ? `${seen}; slowest ${Math.round(slowest.milliseconds)} ms: ${slowest.file}` : seen);
  expect(tally.files).toBeGreaterThanOrEqual(2 * RUNS);
  expect(tally.refused).toBeGreaterThan(RUNS / 4);
});
