/** Comparison of pages with the last build, only on request, since it reads them again. */

import type { PageChanges } from '../../diagnostics/report/index.ts';
import { attempt } from '../failures/index.ts';
import { readFile } from '../files/index.ts';
import { type Resolver, resolverIn } from '../folders/index.ts';
import { readManifest } from './manifest.ts';

const isPage = (name: string): boolean => name.endsWith('.html');

const addressOf = (name: string): string => `/${name}`.replace(/\/index\.html$/, '/');

const bytesOf = (reach: Resolver, name: string): Buffer | null => attempt(() => readFile(reach(name)), null);

/**
 * @param out output folder, with the old site still in it
 * @param staged folder of the newly written files
 * @param names all files of the new site
 * @returns null if there was no site
 */
export function comparePages(out: string, staged: string, names: Iterable<string>): PageChanges | null {
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
