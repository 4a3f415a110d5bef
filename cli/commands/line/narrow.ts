/** Findings that `--changed` and `--baseline` leave: of files that Git says have changed, and those that are new. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { placesFor } from '../../context.ts';
import { type Diagnostic, isError } from '../../diagnostics/index.ts';
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

/** What a run reports of its findings. */
export interface Narrowing {
  /** Whether anything is left out. */
  isNarrow: boolean;
  /** Absolute paths of the files that Git says have changed. */
  changed: readonly string[];
  /** Whether findings in a file are reported. */
  isShown(file: string): boolean;
  /** @returns those that are not known, and closing lines about the others */
  newOf(diagnostics: readonly Diagnostic[]): { diagnostics: Diagnostic[]; closing: string[] };
}

/** @throws Failure for the command line and the machine */
export async function narrowing(context: Context): Promise<Narrowing> {
  const { options, cwd, say, siteRoot } = context;
  const { content, changed = false, baseline, updateBaseline = false } = options;
  const place = (file: string): string => path.resolve(content, file).normalize('NFC');
  const ofGit = async () =>
    (await import('../../io/git/index.ts')).changedFiles({ content, siteRoot }, process.env);
  const found = changed ? await ofGit() : [];
  const touched = found.map((file) => file.normalize('NFC'));
  const files = new Set(touched);
  const isShown = (file: string): boolean =>
    !changed || files.has(place(file)) || touched.some((one) => one.startsWith(`${place(file)}${path.sep}`));
  if (updateBaseline && baseline === undefined) throw failure('usage/baseline:unnamed', {});
  const file = baseline === undefined ? '' : path.resolve(cwd, baseline);
  const counts = baseline === undefined || updateBaseline ? null : readBaseline(file, baseline);
  return {
    changed: touched,
    isNarrow: changed || baseline !== undefined,
    isShown,
    newOf(diagnostics) {
      if (baseline === undefined) return { diagnostics: [...diagnostics], closing: [] };
      if (!counts) {
        const chosen = diagnostics.filter(({ code }) => selects(options)(code));
        writeBaseline(context, file, chosen);
        return {
          diagnostics: [],
          closing: [say('outcome.baseline-written', { count: chosen.length, name: baseline })],
        };
      }
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
      const closing = known > 0 ? [say('outcome.baseline', { count: known, name: baseline })] : [];
      return { diagnostics: fresh, closing };
    },
  };
}

/** @returns the findings that a build reports: each error, since nothing is published with one */
export function narrowedBuild(
  narrow: Narrowing,
  diagnostics: readonly Diagnostic[],
): { diagnostics: Diagnostic[]; closing: string[] } {
  const { diagnostics: fresh, closing } = narrow.newOf(diagnostics.filter((one) => !isError(one)));
  const shown = new Set(fresh.filter(({ file }) => narrow.isShown(file)));
  return { diagnostics: diagnostics.filter((one) => isError(one) || shown.has(one)), closing };
}
