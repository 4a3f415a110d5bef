/** The links in the fields of a site's files. */
import { type ContentLink, linksOfFields } from '../bodies/links.ts';
import { SITE_FILE } from '../entries/known-places.ts';
import type { PlanInput } from './plan-site.ts';

export const linksInFields = ({ site, entries }: Pick<PlanInput, 'site' | 'entries'>): ContentLink[] => [
  ...linksOfFields(site.links, SITE_FILE, null),
  ...entries.flatMap(({ links, file, address }) => linksOfFields(links, file, address)),
];
