/** `senja rename`: renames an entry and all references to it, completely or not at all. */
import { carryOut, completeChanges, planRename } from '../actions/index.ts';
import { quoteVisible, showInvisible } from '../diagnostics/texts/index.ts';
import { openSite } from '../open-site.ts';
import type { Context, ExitCode } from './context.ts';
import { print, reportWith } from './output/report.ts';

export interface RenameOptions {
  /** A path, or the name of the entry, optionally with its folder. */
  entry: string;
  /** The new name, without number and extension. */
  name: string;
  /** Whether to write nothing. */
  dryRun: boolean;
}

/** @throws Failure for the command line and the machine */
export async function rename(context: Context, { entry, name, dryRun }: RenameOptions): Promise<ExitCode> {
  const { options, say } = context;
  const last = dryRun ? null : await completeChanges(context);
  const order = last?.order.is === 'rename' ? last.order : null;
  // The same command was interrupted.
  if (last && order && [order.entry, order.file].includes(entry) && order.name === name) {
    const closing = [say('rename.done', { files: last.files.length })];
    return print(context, reportWith(context, { ok: true, fileNames: [], diagnostics: [], closing }));
  }
  const plan = await planRename(context, await openSite(context), { entry, name });
  const { changes, edits, paths, faults } = plan;
  if (faults.length > 0) {
    const fileNames = [...new Set(faults.map(({ file }) => file))];
    const report = { ok: false, fileNames, diagnostics: faults, closing: [say('rename.refused')] };
    return print(context, reportWith(context, report));
  }
  const shown = edits.map(
    ({ file, range: { line, column }, old, new: now }) =>
      `${showInvisible(file)}:${line}:${column}  ${quoteVisible(old)} → ${quoteVisible(now)}`,
  );
  const [original, ...translations] = paths;
  const names = paths.map(({ from, to }) => `${showInvisible(from)} → ${showInvisible(to)}`);
  if (!options.quiet && options.format === 'pretty') context.stderr(`${[...shown, ...names].join('\n')}\n`);
  if (!dryRun) await carryOut(context, plan);
  const closing = [say(dryRun ? 'rename.dry' : 'rename.done', { files: changes.length })];
  return print(
    context,
    reportWith(context, {
      ok: true,
      fileNames: [...new Set(changes.map(({ from }) => from))],
      edits,
      ...(original && { renamed: { ...original, ...(translations.length > 0 && { twins: translations }) } }),
      closing,
    }),
  );
}
