/** Comparison of pages with the last build, only on request, since it reads them again. */

import { brotliCompressSync, constants } from 'node:zlib';
import type { PageChanges } from '../../diagnostics/report.ts';
import { attempt } from '../attempt.ts';
import { type Resolver, readFile, resolverIn } from '../inside.ts';
import { readManifest } from './manifest.ts';

const isPage = (name: string): boolean => name.endsWith('.html');

const addressOf = (name: string): string => `/${name}`.replace(/\/index\.html$/, '/');

const bytesOf = (reach: Resolver, name: string): Buffer | null => attempt(() => readFile(reach(name)), null);

/**
 * @param out output folder, with the old site still in it
 * @param staged folder of the newly written files
 * @param names all files of the new site
 */
export function comparePages(out: string, staged: string, names: Iterable<string>): PageChanges['compared'] {
  const before = readManifest(out);
  if (before === null) return null;
  const now = new Set([...names].filter(isPage));
  const [old, fresh] = [resolverIn(out), resolverIn(staged)];
  const isChanged = (name: string): boolean => {
    const made = bytesOf(fresh, name);
    return made !== null && bytesOf(old, name)?.equals(made) !== true;
  };
  const addresses = (pages: Iterable<string>): string[] => [...pages].map(addressOf).sort();
  return {
    added: addresses([...now].filter((name) => !before.has(name))),
    changed: addresses([...now].filter((name) => before.has(name) && isChanged(name))),
    gone: addresses([...before].filter((name) => isPage(name) && !now.has(name))),
  };
}

/** As hosts compress on the fly. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compressing takes time, so only the longest pages are compressed. */
const TRIED = 10;

/** @param stamps of the files in `out`, by name; a stamp begins with the size */
export function heaviestPage(
  out: string,
  stamps: Iterable<readonly [string, string]>,
): PageChanges['heaviest'] {
  const reach = resolverIn(out);
  const longest = [...stamps]
    .filter(([name]) => isPage(name))
    .sort(([, one], [, other]) => Number.parseInt(other, 10) - Number.parseInt(one, 10))
    .slice(0, TRIED);
  const weighed = longest.flatMap(([name]) => {
    const bytes = bytesOf(reach, name);
    return bytes ? [{ address: addressOf(name), bytes: brotliCompressSync(bytes, QUALITY).length }] : [];
  });
  return weighed.sort((one, other) => other.bytes - one.bytes)[0] ?? null;
}
