/** The rules of a site, for hosts that read neither `_headers` nor `_redirects`. */
import { FILE_FOR_HOST, type Host } from '../../values/public-name.ts';
import { apache } from './apache.ts';
import { caddy } from './caddy.ts';
import { nginx } from './nginx.ts';
import { type HostSite, rulesIn } from './rules.ts';

// GitHub Pages knows no rules; its file makes it publish names that begin with a line.
const WRITERS = { apache, caddy, nginx, pages: () => '' } satisfies Record<Host, (site: HostSite) => string>;

/** Browsers ask whether a page has changed, unless the site has a rule. */
const ALWAYS_NEW = 'no-cache';

/**
 * @param headers text of `_headers`
 * @param redirects text of `_redirects`
 * @returns the file for a host, by its path in `dist`
 */
export function hostFile(
  host: Host,
  base: string,
  { headers, redirects }: Readonly<Record<'headers' | 'redirects', string>>,
): { path: string; content: string } {
  const rules = rulesIn(`${base}*\n  Cache-Control: ${ALWAYS_NEW}\n${headers}`, redirects);
  const left = rules.left.map((line) => `# Not for this host: ${line}\n`).join('');
  const content = WRITERS[host]({ base, rules });
  return { path: FILE_FOR_HOST[host], content: host === 'pages' ? content : content + left };
}
