/** The links of a site's files. */
import { bodyLinks, type ContentLink, linksOfFields } from '../bodies/links/index.ts';
import { SITE_FILE } from '../entries/folder/index.ts';
import type { Page } from '../stages/page.ts';
import type { CachedFile } from '../stages/site-state.ts';
import { outputPathOf } from '../values/addresses.ts';
import type { PlanInput } from './plan-input.ts';

/**
 * @param files of the finished site, by path in `dist`
 * @returns the links in fields, then those in the bodies of pages, as far as they are wanted
 */
export function* linksOf(
  { site, entries }: Pick<PlanInput, 'site' | 'entries'>,
  pages: readonly Page[],
  files: ReadonlyMap<string, CachedFile>,
  isWanted: (link: Pick<ContentLink, 'href' | 'from'>) => boolean = () => true,
): Generator<ContentLink> {
  yield* linksOfFields(site.links, SITE_FILE, null).filter(isWanted);
  for (const { links, file, address } of entries)
    if (links.length > 0) yield* linksOfFields(links, file, address).filter(isWanted);
  for (const { path, entry } of pages) {
    const notes = entry && files.get(outputPathOf(path))?.notes;
    if (notes) yield* bodyLinks(notes, entry.file, path, isWanted);
  }
}
