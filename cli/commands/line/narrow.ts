/** Findings that `--changed` and `--baseline` leave: of files that Git says have changed, and those that are new. */
import path from 'node:path';
import { type Diagnostic, isError } from '../../diagnostics/index.ts';
import { failure } from '../../io/failures/index.ts';
import type { Context } from '../context.ts';
import type { NewOf } from './baseline.ts';

/** What a run reports of its findings. */
export interface Narrowing {
  /** Whether anything is left out. */
  isNarrow: boolean;
  /** Absolute paths of the files that Git says have changed. */
  changed: readonly string[];
  /** Whether findings in a file are reported. */
  isShown(file: string): boolean;
  /** @returns those that are not known, and closing lines about the others */
  newOf: NewOf;
}

/** @throws Failure for the command line and the machine */
export async function narrowing(context: Context): Promise<Narrowing> {
  const { options, siteRoot } = context;
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
  return {
    changed: touched,
    isNarrow: changed || baseline !== undefined,
    isShown,
    newOf:
      baseline === undefined
        ? (diagnostics) => ({ diagnostics: [...diagnostics], closing: [] })
        : (await import('./baseline.ts')).newSince(context, baseline),
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
