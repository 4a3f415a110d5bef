/** Bare addresses of sites and mailboxes in a text, which are not links. */
import type { Slip } from '../../core/bodies/body-check.ts';

/** Maximum length of a mail address before its `@`. */
const LONGEST_NAME = 64;
const LONGEST_DOMAIN = 255;

const SCHEME = /(?:^|[^\p{L}\p{N}])(https?)$/iu;
/** Characters that always end an address. */
const BREAK = /[\s<>"“”„«»—`|\\^{}[\]]/;
/** Quotes and brackets written as character references. */
const ENTITY = /^&(?:#|(?!amp;)[a-z]{2,8};)/;
/** Punctuation that belongs to a sentence rather than an address. */
const TRAILING = /[?!.,:;*_~'’…–—-]/;
const OF_NAME = /[\p{L}\p{N}._%+-]/u;
const DOMAIN = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;
/** A host with a dot, like all public ones. */
const HOST = /^[\p{L}\p{N}-]+\.[\p{L}\p{N}]/u;
const SITE = /^www\.[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/iu;

/** @returns the end of the address at an offset, without the punctuation of the sentence */
function addressEnd(content: string, start: number): number {
  let end = start;
  /** Number of open parentheses. */
  let open = 0;
  for (; end < content.length && !BREAK.test(content[end] ?? ''); end += 1) {
    if (content[end] === '&' && ENTITY.test(content.slice(end, end + 10))) break;
    if (content[end] === '(') open += 1;
    else if (content[end] === ')') {
      if (open === 0) break;
      open -= 1;
    }
  }
  while (end > start && TRAILING.test(content[end - 1] ?? '')) end -= 1;
  return end;
}

/** A host in lower case: names such as Contoh.com and file names rarely look like one. */
const LOWER_HOST = /^(?![\d.]+[a-z]+$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]+$/;
const OF_HOST = /[a-z\d.-]/;

/** Whether an address is the value of an HTML attribute, or the text of an HTML link. */
const isOfHtml = (content: string, start: number, end: number): boolean =>
  /=["'“”]?$/.test(content.slice(Math.max(0, start - 2), start)) || content.startsWith('</a', end);

/** @param bare its visible text as a link */
function slip(
  content: string,
  start: number,
  end: number,
  link: (address: string) => string,
  bare = content.slice(start, end),
): Slip | null {
  if (isOfHtml(content, start, end)) return null;
  const found = content.slice(start, end);
  const fix = link(found);
  // `<www.…>`
  const at = content[start - 1] === '<' && content[end] === '>' ? start - 1 : start;
  const length = end - at + (start - at);
  const edits = [{ at, length, new: fix, bare }];
  return { code: 'markdown/bare-address', params: { found, fix }, at, length, edits };
}

/** An address as a link; scheme and host are in lower case, as links require. */
function linkTo(address: string, scheme = ''): string {
  const target = scheme + address.replace(/^(?:https?:\/\/)?[^/?#]*/i, (host) => host.toLowerCase());
  return target === address ? `<${address}>` : `[${address}](${target})`;
}

/** `https://…` */
function withScheme(content: string, colon: number): Slip | null {
  if (!content.startsWith('://', colon)) return null;
  const scheme = SCHEME.exec(content.slice(Math.max(0, colon - 6), colon))?.[1];
  if (scheme === undefined || !HOST.test(content.slice(colon + 3, colon + 3 + LONGEST_DOMAIN))) return null;
  const start = colon - scheme.length;
  return slip(content, start, addressEnd(content, start), linkTo);
}

/** A scheme in which something is wrong: `https//`, `http:/`, `https ://`. */
const BROKEN_SCHEME = /(?<![\p{L}\p{N}])(?!https?:\/\/)https?[ \t]{0,2}(?:[:;][ \t]{0,2}\/{0,2}|\/{1,2})$/iu;

/**
 * @param behind what must not be in front of a host, nor of the broken scheme of one
 * @returns a host as a link to its https address, its broken scheme included
 */
function hostSlip(content: string, start: number, end: number, behind: RegExp): Slip | null {
  const scheme = BROKEN_SCHEME.exec(content.slice(Math.max(0, start - 12), start))?.[0].length ?? 0;
  const from = start - scheme;
  if (behind.test(content.slice(Math.max(0, from - 6), from))) return null;
  const host = content.slice(start, end);
  return slip(content, from, end, () => linkTo(host, 'https://'), host);
}

/** `www.…` */
function withoutScheme(content: string, start: number): Slip | null {
  if (!SITE.test(content.slice(start, start + LONGEST_DOMAIN))) return null;
  return hostSlip(content, start, addressEnd(content, start), /[\p{L}\p{N}@/._-]$/u);
}

/** `nama@contoh.id` */
function mailAddress(content: string, sign: number): Slip | null {
  let start = sign;
  while (start > 0 && sign - start < LONGEST_NAME && OF_NAME.test(content[start - 1] ?? '')) start -= 1;
  while (start < sign && /[.-]/.test(content[start] ?? '')) start += 1;
  const domain = DOMAIN.exec(content.slice(sign + 1, sign + 1 + LONGEST_DOMAIN))?.[0];
  // After a slash it is a part of a longer address.
  const before = content.slice(Math.max(0, start - LONGEST_NAME), start);
  if (start === sign || domain === undefined || before.split(/\s/).at(-1)?.includes('/')) return null;
  const end = sign + 1 + domain.length;
  const mailbox = content.slice(start, end);
  const scheme = /mailto:$/i.exec(before)?.[0].length ?? 0;
  return slip(content, start - scheme, end, () => `<${mailbox}>`, mailbox);
}

/**
 * `contoh.go.id`, `contoh.com/a`. Hosts of other countries are often only named, and so is one that is a link elsewhere.
 * It is not fixed: a text may warn of that site, and some sites are reached only with `www.`.
 * @param known hosts that are links, or were reported, to which this one is added
 */
function bareHost(content: string, ending: string, dot: number, known: Set<string>): Slip | null {
  let start = dot;
  while (start > 0 && dot - start < LONGEST_DOMAIN && OF_HOST.test(content[start - 1] ?? '')) start -= 1;
  const after = dot + ending.length;
  const host = content.slice(start, after);
  if (!LOWER_HOST.test(host)) return null;
  if (/^(?:[.]?[\p{L}\p{N}]|[-_@\\])/u.test(content.slice(after, after + 2))) return null;
  const end = /[/?#]/.test(content[after] ?? '') ? addressEnd(content, start) : after;
  // `a.com/b.com` are two of them.
  const hasPath = end > after + 1 && !/\.(?:id|com|org|net)$/.test(content.slice(after, end));
  if (!hasPath && (ending !== '.id' || known.has(host))) return null;
  // Not a part of another address, and no mailbox in disguise.
  const found = hostSlip(content, start, hasPath ? end : after, /[\p{L}\p{N}@#%&?/\\_]$|[([]at[)\]]\s*$/iu);
  if (found) known.add(host);
  return found && { ...found, edits: [] };
}

/**
 * @param mark the mark found: `:`, `@`, `www.` or the ending of a host
 * @param at its offset in the content
 * @param known hosts that the body links to, without `www.`
 */
export function bareAddress(content: string, mark: string, at: number, known: Set<string>): Slip | null {
  if (mark === ':') return withScheme(content, at);
  if (mark === '@') return mailAddress(content, at);
  return mark.startsWith('.') ? bareHost(content, mark, at, known) : withoutScheme(content, at);
}
