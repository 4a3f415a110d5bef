/** `_redirects`: addresses of old and where they lead, as Netlify and Cloudflare Pages read them. */
import type { PlannedSite } from '../plan/plan-site.ts';
import { withBase } from '../values/addresses.ts';

/** @returns a line an address, or '' where there is none */
export function redirects({ base, pages }: Pick<PlannedSite, 'base' | 'pages'>): string {
  let lines = '';
  for (const { path, leadsTo } of pages)
    if (leadsTo !== undefined) lines += `${withBase(base, path)} ${leadsTo} 301\n`;
  return lines;
}
