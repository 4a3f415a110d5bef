/** Rules for hosts as `_headers` and `_redirects` state them, for hosts that read neither of these files. */
import { PICTURE_FORMATS } from '../../stages/picture-formats.ts';

/** Kinds of files that older versions of hosts do not know, with their types. */
export const NEW_TYPES = [
  ['webmanifest', 'application/manifest+json'],
  ['avif', PICTURE_FORMATS.avif.mediaType],
] as const;

/** Kinds of files whose text is worth compressing; those of pages are compressed anyway. */
export const COMPRESSED = [
  ...['text/css', 'text/plain', 'text/xml', 'text/javascript', 'application/javascript', 'application/json'],
  ...['application/manifest+json', 'application/xml', 'application/rss+xml', 'image/svg+xml'],
];

/** In `dist`. */
export const PAGE_404 = '404.html';

/** @returns a regular expression that matches this text alone */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Headers of an address, or of all that begin with it. */
export interface HeaderRule {
  /** Decoded, with the base path. */
  path: string;
  isPrefix: boolean;
  headers: ReadonlyMap<string, string>;
}

export interface Redirect {
  /** Decoded, with the base path. */
  from: string;
  /** Whether it is for all addresses that begin with `from`. */
  isPrefix: boolean;
  /** Required parameters, as they are written in an address. */
  query: readonly (readonly [name: string, value: string])[];
  /** As it is written in an address; of a prefix, the rest of the address may follow it. */
  to: string;
  takesRest: boolean;
  status: 301 | 302 | 303 | 307 | 308;
}

export interface Rules {
  headers: HeaderRule[];
  redirects: Redirect[];
  /** Lines that have no counterpart. */
  left: string[];
}

/** What a file of rules is made from. */
export interface HostSite {
  /** With both slashes. */
  base: string;
  rules: Rules;
}

const decoded = (address: string): string => {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
};

const STATUS = /^(?:30[12378])!?$/;

/** Ends in `*` for all that begin with it; null for an address with another mark, or on another host. */
function pathOf(text: string): { path: string; isPrefix: boolean } | null {
  const isPrefix = text.endsWith('*');
  const path = isPrefix ? text.slice(0, -1) : text;
  const name = decoded(path);
  // A line break would begin a rule of its own.
  return /^\/(?!\/)[^*:]*$/.test(path) && !/\p{Cc}/u.test(name) ? { path: name, isPrefix } : null;
}

/** @returns null for a line that only its own hosts understand */
function redirectOf(line: string): Redirect | null {
  const [first = '', ...rest] = line.split(/\s+/);
  const from = pathOf(first);
  const at = rest.findIndex((part) => /^(?:\/|https?:)/.test(part));
  const [to = '', status = '301', ...more] = rest.slice(at);
  const query = rest.slice(0, Math.max(at, 0)).map((part) => part.split('=', 2));
  if (from === null || at < 0 || more.length > 0 || !STATUS.test(status)) return null;
  if (query.some(([, value]) => value === undefined || value.startsWith(':'))) return null;
  const target = to.replace(/:splat$/, '');
  if (/:(?!\/\/)[a-z]/i.test(target)) return null;
  return {
    ...{ from: from.path, isPrefix: from.isPrefix, to: target, takesRest: target !== to },
    query: query.map(([name = '', value = '']) => [name, value] as const),
    status: Number.parseInt(status, 10) as Redirect['status'],
  };
}

/**
 * @param headers text of `_headers`
 * @param redirects text of `_redirects`
 */
export function rulesIn(headers: string, redirects: string): Rules {
  const rules: Rules = { headers: [], redirects: [], left: [] };
  let headersOfPath: Map<string, string> | null = null;
  for (const line of headers.split('\n')) {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    if (line.startsWith(text)) {
      const path = pathOf(text);
      headersOfPath = path && new Map();
      if (path && headersOfPath) rules.headers.push({ ...path, headers: headersOfPath });
      else rules.left.push(text);
    } else {
      const colon = text.indexOf(':');
      const [name, value] = [text.slice(0, colon), text.slice(colon + 1).trim()];
      if (headersOfPath && /^[\w-]+$/.test(name) && value !== '') headersOfPath.set(name, value);
      else rules.left.push(text);
    }
  }
  for (const line of redirects.split('\n')) {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    const redirect = redirectOf(text);
    if (redirect) rules.redirects.push(redirect);
    else rules.left.push(text);
  }
  return rules;
}

/** @returns the headers of every path, those of wider rules included: later rules override earlier ones */
export function headersByPath(rules: readonly HeaderRule[]): HeaderRule[] {
  const covers = (one: HeaderRule, { path, isPrefix }: HeaderRule): boolean =>
    one.isPrefix ? path.startsWith(one.path) : !isPrefix && path === one.path;
  const all = new Map<string, HeaderRule>();
  for (const rule of rules) {
    const headers = new Map<string, string>();
    for (const one of rules)
      if (covers(one, rule)) for (const [name, value] of one.headers) headers.set(name, value);
    all.set(`${rule.path}${rule.isPrefix ? '*' : ''}`, { ...rule, headers });
  }
  return [...all.values()];
}
