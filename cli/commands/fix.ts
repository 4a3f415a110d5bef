/** `senja check --fix`: makes the safe edits and prints each; `check` then reports the rest. */
import { carryOut, completeChanges, planFix } from '../actions/index.ts';
import type { TextEdit } from '../diagnostics/report/index.ts';
import { showInvisible } from '../diagnostics/texts/index.ts';
import { openSite } from '../open-site.ts';
import type { Context } from './context.ts';
import { fileFilter } from './line/file-filter.ts';
import { selects } from './line/selected.ts';

/**
 * Makes all edits together, except in files that another program has changed meanwhile; `context.edits` then holds every
 * edit.
 * @param named files and folders that may be changed; empty for all
 * @param suggested whether the only suggestion of a diagnostic counts as safe
 * @throws Failure for the command line and the machine
 */
export async function fix(
  context: Context,
  named: readonly string[],
  { suggested = false }: { suggested?: boolean } = {},
): Promise<void> {
  const isNamed = fileFilter(context, named);
  const { options, say, stderr } = context;
  const edits: TextEdit[] = [];
  context.edits = edits;
  await completeChanges(context);
  const site = await openSite(context, { toleratesModels: true });
  const order = { isNamed, wants: selects(options), suggested, lang: options.lang };
  const plan = await planFix(context, site, order);
  const changed = new Set(await carryOut(context, plan, { leaves: true }));
  const made = plan.rewrites.filter(({ path }) => !changed.has(path));
  for (const file of changed) stderr(`${say('fix.changed', { file: showInvisible(file) })}\n`);
  for (const { edits: own, shown } of made) {
    edits.push(...own);
    if (!options.quiet) stderr(`${shown.join('\n')}\n`);
  }
  if (options.quiet) return;
  const lines = made.reduce((sum, { shown }) => sum + shown.length, 0);
  const files = new Set(made.map(({ path }) => path)).size;
  stderr(files === 0 ? `${say('fix.none')}\n` : `${say('fix.done', { lines, files })}\n\n`);
}
