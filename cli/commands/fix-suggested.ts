import type { FixedFile } from '../core/author/fix.ts';
import { suggestedFiles } from '../core/author/fix-suggested.ts';
import type { Ports } from '../core/build/ports.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { contentFaults, diagnosticsWith } from './trial.ts';

/** Maximum number of attempts without the files that have failed. */
const MAX_TRIES = 5;

const kindOf = ({ code, file, field, range }: Diagnostic): string =>
  [code, file, field === '' ? range.line : field].join('\n');

function countsOf(diagnostics: readonly Diagnostic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of diagnostics) counts.set(kindOf(one), (counts.get(kindOf(one)) ?? 0) + 1);
  return counts;
}

/**
 * @param isWanted whether to apply the only suggestion of a diagnostic
 * @returns files with suggestions that cause no new fault in the whole site, and do not leave those they fix
 */
export async function suggestedFixes(
  ports: Ports,
  isWanted: (diagnostic: Diagnostic) => boolean,
): Promise<FixedFile[]> {
  const content = await ports.readContent();
  const judge = (files: ReadonlyMap<string, FixedFile>): Promise<Diagnostic[]> =>
    diagnosticsWith(
      ports,
      content,
      [...files].map(([path, { before, after }]) => ({ from: path, to: path, before, after })),
    ).catch(contentFaults);
  const before = await judge(new Map());
  const wanted = before.filter((one) => one.suggestions.length === 1 && isWanted(one));
  let files = new Map(suggestedFiles(content, wanted).map((file) => [file.path, file]));
  const known = countsOf(before);
  for (let tries = 0; tries < MAX_TRIES && files.size > 0; tries += 1) {
    const after = countsOf(await judge(files));
    const worse = [...after].filter(([kind, count]) => count > (known.get(kind) ?? 0));
    const faulty = new Set(worse.map(([kind]) => kind.split('\n')[1] ?? ''));
    // A new fault in a file without edits rules out all edits.
    if ([...faulty].some((file) => !files.has(file))) return [];
    const unfixed = wanted.filter(
      (one) => files.has(one.file) && (after.get(kindOf(one)) ?? 0) >= (known.get(kindOf(one)) ?? 0),
    );
    const failed = new Set([...faulty, ...unfixed.map(({ file }) => file)]);
    if (failed.size === 0) return [...files.values()];
    files = new Map([...files].filter(([path]) => !failed.has(path)));
  }
  return [];
}
