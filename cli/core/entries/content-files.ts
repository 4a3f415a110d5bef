/** The files of a content folder as a whole. */
import { severityOf } from '../../diagnostics/diagnostic.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import { naturally } from '../values/order.ts';

/** Paths of the files that were, or should have been, read, in natural order. */
export function contentFiles({ site, entries, unreadable }: ContentFolder): string[] {
  const faulty = unreadable.filter(({ code }) => severityOf(code) === 'error').map(({ path }) => path);
  const files = [...entries, ...(site === null ? [] : [site]), ...faulty];
  // Entries are in order already, and most sites have nothing else behind them.
  const isOrdered = faulty.length === 0 && naturally(entries.at(-1) ?? '', site ?? '') <= 0;
  return isOrdered ? files : files.sort(naturally);
}

/**
 * @param stamps of the files, as `ContentFolder.stamp` gives them
 * @returns a text that is the same only while nothing in the folder has changed; null when that cannot be told
 */
export function contentsOf(
  { site, entries, addresses = null, images, unreadable, public: published }: ContentFolder,
  stamps: { get(path: string): string | null | undefined },
): string | null {
  const lines = unreadable.map(({ path, code }) => `${path} ${code}`);
  for (const path of [...[site, addresses].filter((one) => one !== null), ...images, ...entries]) {
    const stamp = stamps.get(path) ?? null;
    if (stamp === null) return null;
    lines.push(`${path} ${stamp}`);
  }
  for (const file of published?.files ?? []) {
    const stamp = published?.stamp(file) ?? null;
    if (stamp === null) return null;
    lines.push(`${published?.name}/${file} ${stamp}`);
  }
  return lines.join('\n');
}
