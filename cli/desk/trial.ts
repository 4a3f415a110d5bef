/** The diagnostics of a build with some files changed; writes nothing. */
import { buildSite } from '../build-site.ts';
import type { ContentFolder } from '../core/stages/content-folder.ts';
import { SiteFaults } from '../core/stages/site-error.ts';
import { groupBy } from '../core/values/lists.ts';
import type { Diagnostic } from '../diagnostics/index.ts';
import type { Change } from '../io/changes/index.ts';
import { oneThread } from '../io/threads/index.ts';
import { createPause, type OpenSite } from '../open-site.ts';
import { overlaid } from './overlaid.ts';

/** @returns the content folder with changes */
export function applyChanges(content: ContentFolder, changes: readonly Change[]): ContentFolder {
  const texts = new Map(changes.flatMap(({ to, after }) => (after === null ? [] : [[to, after] as const])));
  const gone = new Set(changes.flatMap(({ from, to, after }) => (after === null || from !== to ? from : [])));
  const entries = gone.size === 0 ? content.entries : content.entries.filter((file) => !gone.has(file));
  return overlaid({ ...content, entries }, () => texts);
}

/** @returns what a build that has failed because of the site's own code found in the content */
export function contentFaults(error: unknown): Diagnostic[] {
  if (error instanceof SiteFaults) return [...error.content];
  throw error;
}

export async function diagnosticsWith(
  site: Pick<OpenSite, 'ports'>,
  content: ContentFolder,
  changes: readonly Change[],
): Promise<Diagnostic[]> {
  const folder = changes.length === 0 ? content : applyChanges(content, changes);
  const job = { content: folder, executor: oneThread(createPause()) };
  const { diagnostics } = await buildSite(site.ports(job));
  return diagnostics;
}

const kindOf = ({ code, file, field, range }: Diagnostic): string =>
  [code, file, field === '' ? range.line : field].join('\n');

/** @returns the faults of each kind and place that has more of them than before; a note is no fault */
export function newFaults(before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic[] {
  const [known, found] = [before, after].map((all) => groupBy(all, kindOf));
  const isMore = (kind: string): boolean => (found?.get(kind)?.length ?? 0) > (known?.get(kind)?.length ?? 0);
  return after.filter((one) => one.severity !== 'note' && isMore(kindOf(one)));
}

/**
 * @param known what a build says before the changes; null if that is not known
 * @returns that, and what a build says of the changes
 */
export async function trialOf(
  site: Pick<OpenSite, 'ports'>,
  content: ContentFolder,
  changes: readonly Change[],
  known: readonly Diagnostic[] | null = null,
): Promise<{ before: readonly Diagnostic[]; fresh: Diagnostic[] }> {
  const before = known ?? (await diagnosticsWith(site, content, []));
  return { before, fresh: newFaults(before, await diagnosticsWith(site, content, changes)) };
}
