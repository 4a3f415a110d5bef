/** Edits that are certain, in all files: nothing is written, so each builds on those before it in memory. */
import { buildSite } from '../build-site.ts';
import { placesFor, type SiteSetup } from '../context.ts';
import { appliedEdits, type FixedFile, fixContent, withAliases } from '../core/edit/index.ts';
import { describeEdits } from '../core/edit/shown/index.ts';
import { decode, limitsOf } from '../core/parse/index.ts';
import { begin } from '../core/pipeline/index.ts';
import type { ContentFolder } from '../core/stages/content-folder.ts';
import { ADDRESS_LIST, withAddresses } from '../core/values/address-list.ts';
import { changeOf } from '../core/values/changes/text-pieces.ts';
import { groupBy } from '../core/values/lists.ts';
import { applyChanges, contentFaults } from '../desk/index.ts';
import type { Diagnostic } from '../diagnostics/index.ts';
import type { Lang } from '../diagnostics/languages/index.ts';
import { lineStarts, rangeOf } from '../diagnostics/places/index.ts';
import type { TextEdit } from '../diagnostics/report/index.ts';
import { showInvisible } from '../diagnostics/texts/index.ts';
import type { Change } from '../io/changes/index.ts';
import { publishedUrls } from '../io/dist/index.ts';
import { oneThread } from '../io/threads/index.ts';
import { createPause, type OpenSite } from '../open-site.ts';
import type { ContentPlan } from './carry-out.ts';
import { suggestedFixes } from './suggested-fixes.ts';

/** A new text of a file; a file may get several, one after the other. */
export interface Rewrite {
  path: string;
  before: string;
  after: string;
  edits: readonly TextEdit[];
  /** What is printed of it, as blocks, which are counted. */
  shown: readonly string[];
}

/** Aliases of renamed entries, and new addresses for the list of published ones. */
async function* addressFixes(
  context: SiteSetup,
  site: OpenSite,
  content: ContentFolder,
  isWanted: (file: string, code: string) => boolean,
): AsyncGenerator<Rewrite> {
  if (!content.addresses) return;
  // Another thread would read the texts on disk.
  const job = { content, executor: oneThread(createPause()) };
  const { built, diagnostics } = await buildSite(site.ports(job)).catch((error) => ({
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

/** Which edits are made. */
export interface FixOrder {
  /** Whether a file may be changed. */
  isNamed: (file: string) => boolean;
  /** Whether what a code reports is fixed. */
  wants: (code: string) => boolean;
  /** Whether the only suggestion of a diagnostic counts as safe. */
  suggested: boolean;
  /** Of what is printed. */
  lang: Lang;
}

export interface FixPlan extends ContentPlan {
  /** In the order in which they were found. */
  rewrites: readonly Rewrite[];
}

/** @returns the edits that are certain; each file can be changed without the others */
export async function planFix(
  context: SiteSetup,
  site: OpenSite,
  { isNamed, wants, suggested, lang }: FixOrder,
): Promise<FixPlan> {
  // Files of rows and rules for hosts are next to the content folder, and changed by hand.
  const isWanted = (file: string, code: string): boolean =>
    wants(code) && isNamed(file) && !file.startsWith('../');
  const rewrites: Rewrite[] = [];
  const changes = new Map<string, Change>();
  const add = (one: Rewrite): void => {
    const { path, before, after } = one;
    rewrites.push(one);
    changes.set(path, { from: path, to: path, before: changes.get(path)?.before ?? before, after });
  };
  const addFixed = (file: FixedFile): void => {
    const shown = describeEdits(file, lang).map((line) => line.join('\n'));
    add({ ...file, edits: appliedEdits(file), shown });
  };
  const { build } = await begin(site.ports());
  const { folder, cached } = build;
  const choice = { wants, suggested };
  for (const file of fixContent(folder, site.models, build.site.definition, cached.choices, isNamed, choice))
    addFixed(file);
  const planned = (): ContentFolder => applyChanges(folder, [...changes.values()]);
  if (suggested)
    for (const file of await suggestedFixes(site, planned(), ({ code, file }) => isWanted(file, code)))
      addFixed(file);
  for await (const one of addressFixes(context, site, planned(), isWanted)) add(one);
  return { rewrites, changes: [...changes.values()], order: { is: 'fix' } };
}
