/** `_redirects`: former addresses and their targets, in the format of Netlify and Cloudflare Pages. */
import type { PlannedSite } from '../plan/planned-site.ts';
import { withBase } from '../values/addresses.ts';

/** @returns one line per address, or '' if there is none */
export function redirects({ base, pages }: Pick<PlannedSite, 'base' | 'pages'>): string {
  let lines = '';
  for (const { path, leadsTo } of pages)
    if (leadsTo !== undefined) lines += `${withBase(base, path)} ${leadsTo} 301\n`;
  return lines;
}
