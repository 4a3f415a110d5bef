/** The files of a content folder as a whole. */
import { severityOf } from '../../../diagnostics/index.ts';
import type { ContentFolder } from '../../stages/content-folder.ts';
import { compareNatural } from '../../values/order.ts';

/** Paths of all content files, readable or not, in natural order; of rows, that of their file. */
export function contentFiles({ site, entries, unreadable, sources = [], rows }: ContentFolder): string[] {
  const faulty = unreadable.filter(({ code }) => severityOf(code) === 'error').map(({ path }) => path);
  const own = rows ? entries.filter((file) => !rows.has(file)) : entries;
  return [...own, ...(site === null ? [] : [site]), ...faulty, ...sources].sort(compareNatural);
}

/**
 * @param stamps of the files, from `ContentFolder.stamp`
 * @returns a text that is equal only while nothing in the folder has changed; null if unknown
 */
export function contentsOf(
  {
    site,
    entries,
    addresses = null,
    images,
    unreadable,
    public: published,
    sources = [],
    rows,
  }: ContentFolder,
  stamps: { get(path: string): string | null | undefined },
): string | null {
  const lines = unreadable.map(({ path, code }) => `${path} ${code}`);
  const others = [site, addresses].filter((one) => one !== null);
  for (const path of [...others, ...sources, ...images, ...entries]) {
    // Those of `public/` follow; rows are as their file is.
    if (path.startsWith('/') || rows?.has(path)) continue;
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
