/** Every code has a sample; each sample gives exactly the diagnostics that are marked in it, where they are marked. */
import { describe, expect, it } from 'vitest';
import { CATALOGUE, type Code } from '../../cli/diagnostics/catalogue.ts';
import { wording } from '../../cli/diagnostics/diagnostic.ts';
import { BASE, corpus, overlay, placeOf, run } from './corpus.ts';

/** No rule of the models leads to it; it is there for the day that one is added without words of its own. */
const UNREACHABLE: readonly Code[] = ['file/too-slow', 'content/invalid'];

const samples = await corpus();

describe('the samples', () => {
  it('start from a site without any fault', async () => {
    const { diagnostics, built } = await run(BASE);
    expect(diagnostics).toEqual([]);
    expect(built).not.toBeNull();
  });

  it('cover every code of the catalogue', () => {
    const covered = new Set(samples.map(({ code }) => code));
    const missing = (Object.keys(CATALOGUE) as Code[]).filter((code) => !covered.has(code));
    expect(missing).toEqual(UNREACHABLE);
  });

  it('give their code at their place, and nothing else', async () => {
    const figures = { faults: 0, file: 0, line: 0, column: 0 };
    const misses: string[] = [];
    for (const { title, code, files, expected, suggestions, besides, afterBuild } of samples) {
      const result = await run(overlay(files), afterBuild).catch((error: Error) => {
        throw new Error(`${title}: ${error.message}`, { cause: error });
      });
      const diagnostics = result.diagnostics.filter((diagnostic) => diagnostic.code !== besides);
      if (besides !== undefined) expect(diagnostics.length, title).toBeLessThan(result.diagnostics.length);
      const wanted = expected.map(({ file, line, column }) => `${file}:${line}:${column} ${code}`);
      const found = diagnostics.map(placeOf);
      if (JSON.stringify(found) !== JSON.stringify(wanted))
        misses.push(`${title}\n  wanted ${wanted}\n  found  ${found}`);
      if (suggestions && JSON.stringify(diagnostics[0]?.suggestions) !== JSON.stringify(suggestions)) {
        misses.push(`${title}\n  wanted ${suggestions}\n  found  ${diagnostics[0]?.suggestions}`);
      }
      for (const [index, place] of expected.entries()) {
        const diagnostic = diagnostics[index];
        figures.faults += 1;
        figures.file += Number(diagnostic?.file === place.file);
        figures.line += Number(diagnostic?.file === place.file && diagnostic.range.line === place.line);
        figures.column += Number(
          diagnostic?.range.line === place.line && diagnostic.range.column === place.column,
        );
      }
    }
    const share = (count: number): string => `${((100 * count) / figures.faults).toFixed(1)} %`;
    console.log(
      `${samples.length} samples, ${figures.faults} faults: files ${share(figures.file)}, ` +
        `lines ${share(figures.line)}, columns ${share(figures.column)} right`,
    );
    expect(misses.join('\n')).toBe('');
    expect(figures.faults).toBeGreaterThanOrEqual(120);
  });

  it('fill every placeholder, in both languages', async () => {
    for (const { title, files, afterBuild } of samples) {
      for (const diagnostic of (await run(overlay(files), afterBuild)).diagnostics) {
        for (const lang of ['id', 'en'] as const) {
          const { message, hint } = wording(diagnostic, lang);
          expect(`${message} ${hint}`, title).not.toMatch(/\{[a-z]|undefined|\[object|\bNaN\b/);
        }
      }
    }
  });
});
