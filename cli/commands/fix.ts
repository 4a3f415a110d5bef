/** `senja check --fix`: makes the safe edits and prints each; `check` then reports the rest. */

import { suggestedFixes } from '../actions/suggested-fixes.ts';
import { buildSite } from '../build-site.ts';
import { placesFor } from '../context.ts';
import { withAliases } from '../core/edit/alias-edits.ts';
import { changeOf, type FixedFile } from '../core/edit/edits.ts';
import { fixContent } from '../core/edit/fix-content.ts';
import { appliedEdits } from '../core/edit/placed-edits.ts';
import { describeEdits, showInvisible } from '../core/edit/shown-edits.ts';
import { decode, limitsOf } from '../core/parse/decode.ts';
import { begin } from '../core/pipeline/ports.ts';
import { ADDRESS_LIST, withAddresses } from '../core/values/address-list.ts';
import { groupBy } from '../core/values/lists.ts';
import { contentFaults } from '../desk/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { lineStarts, rangeOf } from '../diagnostics/place.ts';
import type { TextEdit } from '../diagnostics/report.ts';
import { replaceText } from '../io/content/content-writer.ts';
import { publishedUrls } from '../io/dist/published-urls.ts';
import { type OpenSite, openSite } from '../open-site.ts';
import { completeChanges } from '../unfinished.ts';
import type { Context } from './context.ts';
import { fileFilter } from './line/file-filter.ts';
import { selects } from './line/selected.ts';

/** A new text of a file. */
interface Rewrite {
  path: string;
  before: string;
  after: string;
  edits: readonly TextEdit[];
  /** What is printed of it, as blocks, which are counted. */
  shown: readonly string[];
}

/** Aliases of renamed entries, and new addresses for the list of published ones. */
async function* addressFixes(
  context: Context,
  site: OpenSite,
  isWanted: (file: string, code: string) => boolean,
): AsyncGenerator<Rewrite> {
  const content = await site.readContent();
  if (!content.addresses) return;
  const { built, diagnostics } = await buildSite(site.ports({ content })).catch((error) => ({
    built: null,
    diagnostics: contentFaults(error),
  }));
  const rewrites = (
    path: string,
    code: string,
    added: readonly string[],
    edit: (text: string) => Pick<Rewrite, 'after' | 'edits'> | null,
  ): Rewrite[] => {
    const bytes = content.read(path);
    if (!isWanted(path, code) || 'code' in bytes) return [];
    const before = decode(bytes, limitsOf(path)).text;
    const edited = edit(before);
    const shown = added.map((one) => `${showInvisible(path)}  + ${showInvisible(one)}`);
    return edited ? [{ path, before, ...edited, shown }] : [];
  };
  const moved = diagnostics.filter(({ code }) => code === 'address/moved');
  for (const own of groupBy(moved, ({ file, field }) => file + field).values()) {
    const [{ file, field }] = own as [Diagnostic, ...Diagnostic[]];
    const added = own.map(({ params }) => String(params.path));
    const aliases = added.map((address) => `aliases: ${address}`);
    yield* rewrites(file, 'address/moved', aliases, (text) => {
      const edited = withAliases(file, text, added, field);
      return edited && { after: edited.after, edits: appliedEdits(edited) };
    });
  }
  const unlisted = built?.unlisted ?? [];
  // Only addresses that were part of the last build: any other can still change.
  const urls = unlisted.length > 0 ? publishedUrls(placesFor(context).out) : null;
  const added = unlisted.flatMap(({ path: address, url }) => (urls?.has(url) ? address : []));
  if (added.length > 0)
    yield* rewrites(ADDRESS_LIST, 'address/unlisted', added, (text) => {
      const after = withAddresses(text, added);
      const { start, end, ...change } = changeOf(text, after);
      const place = { file: ADDRESS_LIST, range: rangeOf(lineStarts(text), start, end), pass: 1 };
      return { after, edits: [{ code: 'address/unlisted', ...place, ...change }] };
    });
}

/**
 * Prints the edits file by file, so that they are known even if a later file cannot be written; `context.edits` then
 * holds every edit.
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
  const wants = selects(options);
  const isWanted = (file: string, code: string): boolean => wants(code) && isNamed(file);
  const edits: TextEdit[] = [];
  context.edits = edits;
  await completeChanges(context);
  const opened = await openSite(context, { toleratesModels: true });
  let [lines, files] = [0, 0];
  const write = async ({ path, before, after, edits: own, shown }: Rewrite): Promise<void> => {
    if (!(await replaceText(options.content, path, before, after))) {
      // Another program has changed it meanwhile.
      stderr(`${say('fix.changed', { file: showInvisible(path) })}\n`);
      return;
    }
    edits.push(...own);
    if (!options.quiet) stderr(`${shown.join('\n')}\n`);
    lines += shown.length;
    files += 1;
  };
  const writeFixed = async (file: FixedFile): Promise<void> => {
    const shown = describeEdits(file, options.lang).map((line) => line.join('\n'));
    await write({ ...file, edits: appliedEdits(file), shown });
  };
  const { folder, cached, site } = (await begin(opened.ports())).build;
  const choice = { wants, suggested };
  for (const file of fixContent(folder, opened.models, site.definition, cached.choices, isNamed, choice))
    await writeFixed(file);
  if (suggested)
    for (const file of await suggestedFixes(opened, ({ code, file }) => isWanted(file, code)))
      await writeFixed(file);
  for await (const file of addressFixes(context, opened, isWanted)) await write(file);
  if (!options.quiet)
    stderr(files === 0 ? `${say('fix.none')}\n` : `${say('fix.done', { lines, files })}\n\n`);
}
