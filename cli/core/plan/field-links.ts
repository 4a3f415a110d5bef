/** The links in the fields of a site's files. */
import { type ContentLink, linksOfFields } from '../bodies/links.ts';
import { SITE_FILE } from '../entries/known-places.ts';
import type { PlanInput } from './plan-input.ts';

export function linksInFields({ site, entries }: Pick<PlanInput, 'site' | 'entries'>): ContentLink[] {
  const found = linksOfFields(site.links, SITE_FILE, null);
  for (const { links, file, address } of entries)
    if (links.length > 0) found.push(...linksOfFields(links, file, address));
  return found;
}
