/** Every code has a sample; each sample gives exactly the diagnostics marked in it, at their places. */
import { afterAll, describe, expect, it } from 'vitest';
import { CATALOGUE, type Code } from '../../cli/diagnostics/catalogue.ts';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { wording } from '../../cli/diagnostics/wording/wording.ts';
import { isOfCode, isOfData, isOfPublic, isOfReference } from '../support/values/site-codes.ts';
import { BASE, corpus, type Expected, overlay, placeOf, run } from './corpus.ts';

/** No sample causes these: a step of over ten seconds, and a rule of a model without words of its own. */
const UNREACHABLE: readonly Code[] = ['file/too-slow', 'content/invalid'];

/** Codes about files next to the content, about references and imports: tests in `tests/process/` have samples. */
const OF_SITE = Object.keys(CATALOGUE).filter(
  (code) =>
    isOfCode(code) || isOfPublic(code) || isOfReference(code) || isOfData(code) || code.startsWith('import/'),
);

const samples = await corpus();

const figures = { faults: 0, file: 0, line: 0, column: 0 };

function count(place: Expected, diagnostic: Diagnostic | undefined): void {
  const isFile = diagnostic?.file === place.file;
  const isLine = isFile && diagnostic.range.line === place.line;
  figures.faults += 1;
  figures.file += Number(isFile);
  figures.line += Number(isLine);
  figures.column += Number(isLine && diagnostic.range.column === place.column);
}

describe('the samples', () => {
  it('start from a site without faults', async () => {
    const { diagnostics, built } = await run(BASE);
    expect(diagnostics).toEqual([]);
    expect(built).not.toBeNull();
  });

  it('cover every code of the catalogue', () => {
    const covered = new Set(samples.map(({ code }) => code));
    const missing = (Object.keys(CATALOGUE) as Code[]).filter((code) => !covered.has(code));
    expect(missing.sort(), 'without a sample in tests/invalid-sites/').toEqual(
      [...UNREACHABLE, ...OF_SITE].sort(),
    );
  });

  it.each(samples)('$title: is reported at its place, and nothing else is', async (sample) => {
    const { code, files, expected, suggestions, besides, afterBuild } = sample;
    const result = await run(overlay(files), afterBuild);
    const diagnostics = result.diagnostics.filter((diagnostic) => diagnostic.code !== besides);
    for (const [index, place] of expected.entries()) count(place, diagnostics[index]);
    expect(diagnostics.map(placeOf)).toEqual(
      expected.map(({ file, line, column }) => `${file}:${line}:${column} ${code}`),
    );
    if (besides !== undefined) expect(diagnostics.length).toBeLessThan(result.diagnostics.length);
    if (suggestions) expect(diagnostics[0]?.suggestions).toEqual(suggestions);
    for (const diagnostic of result.diagnostics) {
      for (const lang of ['id', 'en'] as const) {
        const { message, hint } = wording(diagnostic, lang);
        expect(`${message} ${hint}`).not.toMatch(/\{[a-z]|undefined|\[object|\bNaN\b/);
      }
    }
  });

  it('are many', () => {
    expect(samples.flatMap(({ expected }) => expected).length).toBeGreaterThanOrEqual(120);
  });

  afterAll(() => {
    const share = (part: number): string => `${((100 * part) / figures.faults).toFixed(1)} %`;
    console.log(
      `${samples.length} samples, ${figures.faults} faults: files ${share(figures.file)}, ` +
        `lines ${share(figures.line)}, columns ${share(figures.column)} right`,
    );
  });
});
