/** Rules for hosts as `_headers` and `_redirects` state them, and what the files of all hosts have in common. */
import { PICTURE_FORMATS } from '../../stages/pictures/picture-formats.ts';

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

/** @returns a regular expression that matches this text alone; braces would be placeholders for Caddy */
export const escaped = (text: string): string =>
  text
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replaceAll('{', '\\x7b')
    .replaceAll('}', '\\x7d');

export interface Header {
  /** As in the file. */
  line: string;
  /** As it is written. */
  name: string;
  /** Without any, the header of wider rules is removed. */
  values: readonly string[];
}

/** Headers of an address, or of all that begin with it. */
export interface HeaderRule {
  /** Decoded, with the base path. */
  path: string;
  isPrefix: boolean;
  /** By name in lower case. */
  headers: ReadonlyMap<string, Header>;
}

/** A part of an address: a text, or what stands for another one. */
export type PathPiece = string | { readonly name: string };

/** The name of what `*` stands for. */
export const SPLAT = 'splat';

export interface Redirect {
  /** As in the file. */
  line: string;
  /** Decoded, with the base path. */
  from: readonly PathPiece[];
  /** Required parameters, as they are written in an address. */
  query: readonly (readonly [name: string, value: PathPiece])[];
  /** As it is written in an address, without its fragment. */
  to: readonly PathPiece[];
  /** With its sign, or ''. */
  fragment: string;
  /** Whether the query of the address that was asked for follows the target. */
  keepsQuery: boolean;
  /** 200 shows the page of the other address at this one. */
  status: 200 | 301 | 302 | 303 | 307 | 308;
}

/** A line that is left out, and why. */
export interface LeftOut {
  line: string;
  why: 'form' | 'itself' | 'long' | 'sign';
}

export interface Rules {
  headers: HeaderRule[];
  redirects: Redirect[];
  left: LeftOut[];
}

/** What a file of rules is made from. */
export interface HostSite {
  /** With both slashes. */
  base: string;
  rules: Pick<Rules, 'headers' | 'redirects'>;
  /** Called with each line that this host has no counterpart of. */
  leave(line: string, why: LeftOut['why']): void;
}

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Headers of several rules that hold together; of all others, that of the last rule holds. */
const TOGETHER = /^(?:content-security-policy(?:-report-only)?|link|set-cookie)$/;

/** @returns the headers of an address that several rules are for, in their order */
export function headersOf(rules: readonly HeaderRule[]): Map<string, Header> {
  const all = new Map<string, Header>();
  for (const { headers } of rules)
    for (const [key, { values, ...header }] of headers) {
      const before = values.length > 0 && TOGETHER.test(key) ? (all.get(key)?.values ?? []) : [];
      all.set(key, { ...header, values: [...before, ...values] });
    }
  return all;
}

/** @returns rules for the files of pages: nginx and Apache give a page the headers of its file, whatever was asked for */
export const ofFiles = (rules: readonly HeaderRule[]): HeaderRule[] =>
  rules.map((rule) =>
    rule.isPrefix || !rule.path.endsWith('/') ? rule : { ...rule, path: `${rule.path}index.html` },
  );

/** @returns the headers of every path, those of wider rules included; wider rules come first */
export function headersByPath(rules: readonly HeaderRule[]): HeaderRule[] {
  const covers = (one: HeaderRule, { path, isPrefix }: HeaderRule): boolean =>
    one.isPrefix ? path.startsWith(one.path) : !isPrefix && path === one.path;
  const all = new Map<string, HeaderRule>();
  for (const rule of rules)
    all.set(`${rule.path}${rule.isPrefix ? '*' : ''}`, {
      ...rule,
      headers: headersOf(rules.filter((one) => covers(one, rule))),
    });
  return [...all.values()].sort(
    (a, b) => a.path.length - b.path.length || Number(b.isPrefix) - Number(a.isPrefix),
  );
}
