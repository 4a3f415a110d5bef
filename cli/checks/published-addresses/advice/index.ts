/** Finds the new address to which a vanished one was most likely moved. */
import { addressesBy } from '../../../core/entries/addresses/index.ts';
import type { Build } from '../../../core/run/index.ts';
import type { Content } from '../../../core/stages/content.ts';
import type { Entry } from '../../../core/stages/entry.ts';
import type { Page } from '../../../core/stages/page.ts';
import { slugify } from '../../../core/values/names/slug.ts';

/** Maximum number of word comparisons for a whole site. */
const MAX_COMPARISONS = 200_000;
/** Share of common words from which on two names probably mean the same. */
const ALIKE = 0.5;

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(text.split(/[-_/]+/).filter((word) => word !== ''));

/** Its folder with the final slash, and the rest. */
function partsOf(path: string): [string, string] {
  const end = path.lastIndexOf('/', path.length - 2) + 1;
  return [path.slice(0, end), path.slice(end)];
}

function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return (2 * common) / (one.size + other.size || 1);
}

/** @returns the single best item by a measure above the limit, or null */
function best<One>(all: readonly One[], measure: (one: One) => number): One | null {
  const [first, second] = all
    .map((one) => ({ one, value: measure(one) }))
    .filter(({ value }) => value >= ALIKE)
    .sort((a, b) => b.value - a.value);
  return first && first.value !== second?.value ? first.one : null;
}

/**
 * @param pages pages with new addresses
 * @param gone number of addresses that have vanished
 * @returns a function that finds the new page: with the same file or title as in the last build, or else a similar
 *   name
 */
export function findMoved(
  { cached, models }: Pick<Build, 'cached' | 'models'>,
  content: Content,
  pages: readonly Page[],
  gone: number,
): (address: string) => Page | null {
  // Pages of an entry, or of a part of `site.yaml`.
  const newcomers = pages.filter(({ entry, setting }) => entry !== null || setting !== undefined);
  const before = new Map<string, { entry: Entry; index: number }>();
  const addressesThen = addressesBy(models, cached.choices ?? {});
  const addressesNow = addressesBy(models, content.choices);
  for (const { entry } of cached.entries.values())
    for (const [index, address] of (entry ? addressesThen(entry) : []).entries())
      if (entry && !before.has(address)) before.set(address, { entry, index });
  const byLastBuild = (address: string): Page | null => {
    const { entry: old, index } = before.get(address) ?? {};
    if (!old) return null;
    const same = (is: (entry: Entry<object>) => boolean) =>
      best(newcomers, ({ entry }) => (entry && is(entry) ? 1 : 0));
    if (index === 0)
      return (
        same(({ fingerprint }) => fingerprint === old.fingerprint) ?? same(({ title }) => title === old.title)
      );
    // A list redirects to where its entries are now.
    const now = content.published.find(({ file }) => file === old.file);
    const path = now && addressesNow(now)[index ?? 0];
    return newcomers.find((page) => page.path === path) ?? null;
  };
  const words = newcomers.map((page) => ({
    page,
    folder: partsOf(page.path)[0],
    names: [partsOf(page.path)[1], page.entry ? slugify(page.entry.title) : ''].map(wordsIn),
  }));
  const canCompare = gone * newcomers.length <= MAX_COMPARISONS;
  return (address) => {
    const moved = byLastBuild(address);
    if (moved || !canCompare) return moved;
    const [folder, name] = partsOf(address);
    const own = wordsIn(name);
    const near = words.filter((one) => one.folder === folder);
    return best(near, ({ names }) => Math.max(...names.map((other) => alike(own, other))))?.page ?? null;
  };
}
