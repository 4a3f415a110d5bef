/** Baselines: findings that are known, of which `--baseline` leaves those that are new. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { placesFor } from '../../context.ts';
import type { Diagnostic } from '../../diagnostics/index.ts';
import { reporterOf } from '../../diagnostics/reporters/index.ts';
import { wording } from '../../diagnostics/wording/index.ts';
import { codeOf, failure, fileSystemFailure } from '../../io/failures/index.ts';
import { checkReportFiles, writeReportFile } from '../../io/reports/index.ts';
import type { Context } from '../context.ts';
import { selects } from './selected.ts';

/** A finding in a baseline: a part of one in the JSON format. */
interface Known {
  code: string;
  file: string;
  message: string;
}

/** Lines move. */
const keyOf = ({ code, file, message }: Known): string =>
  JSON.stringify([code, file, message.replace(/\b(lines?|baris) \d+/gi, '$1')]);

const isKnown = (value: unknown): value is Known => {
  const { code, file, message } = (value ?? {}) as Partial<Record<keyof Known, unknown>>;
  return [code, file, message].every((part) => typeof part === 'string');
};

/** @throws Failure for a file that does not exist, or holds no findings */
function readBaseline(file: string, name: string): Map<string, number> {
  let found: unknown;
  try {
    found = (JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')) as { diagnostics?: unknown })
      .diagnostics;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw failure('usage/baseline:missing', { name });
    if (codeOf(error) !== '') throw fileSystemFailure(file, error);
  }
  if (!Array.isArray(found) || !found.every(isKnown)) throw failure('usage/baseline:invalid', { name });
  const counts = new Map<string, number>();
  for (const one of found) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return counts;
}

/** Begins like a report in JSON, which serves as one too. */
const isBaseline = (head: string): boolean =>
  head.startsWith('{\n  "version": 1,\n  "diagnostics": [') || reporterOf('json').begins.test(head);

/**
 * Writes the findings of this run as the known ones.
 * @throws Failure for a file in the content or the output folder, or with anything but an older baseline
 */
function writeBaseline(context: Context, file: string, diagnostics: readonly Diagnostic[]): void {
  const known = diagnostics.map((one) => ({
    code: one.code,
    file: one.file,
    message: wording(one, context.options.lang).message,
  }));
  const place = { file, isOlder: isBaseline };
  checkReportFiles([place], null, placesFor(context));
  writeReportFile(place, `${JSON.stringify({ version: 1, diagnostics: known }, null, 2)}\n`);
}

/** @returns the findings that are not known, and closing lines about the others */
export type NewOf = (diagnostics: readonly Diagnostic[]) => { diagnostics: Diagnostic[]; closing: string[] };

/**
 * @param name of the baseline, as typed
 * @returns a function that leaves new findings; with `--update-baseline` it writes all of them, and leaves none
 * @throws Failure for the command line and the machine
 */
export function newSince(context: Context, name: string): NewOf {
  const { options, cwd, say } = context;
  const file = path.resolve(cwd, name);
  if (options.updateBaseline)
    return (diagnostics) => {
      const chosen = diagnostics.filter(({ code }) => selects(options)(code));
      writeBaseline(context, file, chosen);
      return { diagnostics: [], closing: [say('outcome.baseline-written', { count: chosen.length, name })] };
    };
  const counts = readBaseline(file, name);
  return (diagnostics) => {
    const left = new Map(counts);
    const fresh = diagnostics.filter((one) => {
      const { code, file: of } = one;
      for (const language of ['id', 'en'] as const) {
        const key = keyOf({ code, file: of, message: wording(one, language).message });
        const count = left.get(key) ?? 0;
        if (count > 0) {
          left.set(key, count - 1);
          return false;
        }
      }
      return true;
    });
    const known = diagnostics.length - fresh.length;
    return {
      diagnostics: fresh,
      closing: known > 0 ? [say('outcome.baseline', { count: known, name })] : [],
    };
  };
}
