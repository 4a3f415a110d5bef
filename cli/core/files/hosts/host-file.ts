/** The rules of a site, for hosts that read neither `_headers` nor `_redirects`. */
import { FILE_FOR_HOST, type Host } from '../../values/names/public-name.ts';
import { apache } from './apache.ts';
import { caddy } from './caddy.ts';
import { nginx } from './nginx.ts';
import { rulesIn } from './read-rules.ts';
import type { HostSite, LeftOut } from './rules.ts';

// GitHub Pages knows no rules; its file makes it publish names that begin with a line.
const WRITERS = { apache, caddy, nginx, pages: () => '' } satisfies Record<Host, (site: HostSite) => string>;

/** Browsers ask whether a page has changed, unless the site has a rule. */
const ALWAYS_NEW = 'no-cache';

/**
 * @param headers text of `_headers`
 * @param redirects text of `_redirects`
 * @returns the file for a host, by its path in `dist`, and the lines that the host has no counterpart of
 */
export function hostFile(
  host: Host,
  base: string,
  { headers, redirects }: Readonly<Record<'headers' | 'redirects', string>>,
): { path: string; content: string; left: LeftOut[] } {
  const { left, ...rules } = rulesIn(`${base}*\n  Cache-Control: ${ALWAYS_NEW}\n${headers}`, redirects);
  const known = new Set(left.map(({ line }) => line));
  const leave: HostSite['leave'] = (line, why) => {
    if (!known.has(line)) left.push({ line, why });
    known.add(line);
  };
  const content = WRITERS[host]({ base, rules, leave });
  return { path: FILE_FOR_HOST[host], content, left };
}
