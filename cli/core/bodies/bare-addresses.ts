/**
 * Addresses without marks, which become links as on GitHub: `https://…`, `www.…`, mail addresses. An address that must
 * not be published as a link stays text.
 */
import type MarkdownIt from 'markdown-it';
import type { StateInline } from 'markdown-it';
import { severityOf } from '../../diagnostics/index.ts';
import { intendedMail } from '../values/formats/contacts.ts';
import { hrefFault } from '../values/formats/urls.ts';
import { ruleNamed, written } from './note-addresses.ts';

interface Address {
  start: number;
  end: number;
  href: string;
  /** What the link shows. */
  text: string;
}

/** @returns the first address that begins in a part of a text, from the one offset to before the other */
type FindAddress = (from: number, to: number) => Address | undefined;

/** A parser's state, with what finds the addresses in its text. */
interface LinkingState extends StateInline {
  addressIn?: FindAddress;
  linkLevel?: number;
}

const BEGINS = /https?:\/\/|www\.|@/gi;
/** Maximum length of a mail address before its `@`, and of a host. */
const LONGEST_NAME = 64;
const LONGEST_HOST = 255;
/** Labels with dots between them; the last two have no underscores. */
const HOST = /^(?:[\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}\p{N}_-]+/u;
const HOST_END = /(?:^|\.)[^._]+\.[^._]+$/;
/** Characters that end an address. */
const BREAK = /[\s<>"“”„«»`]/;
/** Punctuation of the sentence at the end of an address, also as a character reference. */
const TRAILING = /[?!.,:;*_~'’…–—\\|}]/;
const ENTITY = /&(?:[a-z\d]{2,31}|#x?[\da-f]{1,7});?$/i;
const OF_NAME = /[\p{L}\p{N}.+_-]/u;
const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** @returns the end of the address at an offset, without the punctuation of the sentence */
function addressEnd(src: string, start: number, behindHost: number): number {
  let end = behindHost;
  /** Numbers of open brackets; a closing one that nothing opens ends the address. */
  const open: Record<string, number> = {};
  for (; end < src.length && !BREAK.test(src[end] ?? ''); end += 1) {
    const sign = src[end] ?? '';
    const opening = PAIRS[sign];
    if (sign === '(' || sign === '[') open[sign] = (open[sign] ?? 0) + 1;
    else if (opening) {
      const rest = open[opening] ?? 0;
      // A text in brackets, or a sentence in parentheses, ends here.
      if (
        rest === 0 &&
        (sign === ']' || !/[^\s<).,:;!?*_~'"]/.test(src.slice(end, end + 40).split(/[\s<]/, 1)[0] ?? ''))
      )
        break;
      open[opening] = Math.max(0, rest - 1);
    }
  }
  for (;;) {
    const tail = src.slice(Math.max(start, end - 40), end);
    const entity = tail.endsWith(';') ? ENTITY.exec(tail)?.[0].length : undefined;
    if (entity !== undefined) end -= entity;
    else if (TRAILING.test(tail.at(-1) ?? '')) end -= 1;
    else return end;
  }
}

/** @returns the end of the host at an offset, or -1 if there is none with a dot */
function hostEnd(src: string, start: number): number {
  let host = HOST.exec(src.slice(start, start + LONGEST_HOST))?.[0] ?? '';
  while (/[-_]$/.test(host)) host = host.slice(0, -1);
  return HOST_END.test(host) ? start + host.length : -1;
}

/** Scheme and host in lower case, which links require. */
const smallHost = (address: string): string =>
  address.replace(/^(?:https?:\/\/)?[^/?#]*/i, (host) => host.toLowerCase());

/** `https://…`, `www.…` */
function siteAt(src: string, start: number, mark: string): Address | null {
  const before = src[start - 1] ?? ' ';
  const isSite = mark.toLowerCase() === 'www.';
  if (isSite ? /[\p{L}\p{N}@/._=:-]/u.test(before) : /[\p{L}\p{N}]/u.test(before)) return null;
  const host = hostEnd(src, start + mark.length);
  if (host < 0) return null;
  const end = addressEnd(src, start, host);
  if (end < host) return null;
  const text = src.slice(start, end);
  return { start, end, href: smallHost(isSite ? `https://${text}` : text), text };
}

/** `nama@contoh.id`, `mailto:nama@contoh.id` */
function mailboxAt(src: string, sign: number): Address | null {
  let start = sign;
  while (start > 0 && sign - start < LONGEST_NAME && OF_NAME.test(src[start - 1] ?? '')) start -= 1;
  while (start < sign && /[.-]/.test(src[start] ?? '')) start += 1;
  const host = HOST.exec(src.slice(sign + 1, sign + 1 + LONGEST_HOST))?.[0] ?? '';
  const end = sign + 1 + host.length;
  // After a slash it is a part of a longer address.
  const before = src.slice(Math.max(0, start - LONGEST_NAME), start);
  const word =
    before
      .replace(/mailto:$/i, '')
      .split(/\s/)
      .at(-1) ?? '';
  if (start === sign || !/^[^_]*[^_-]$/.test(host) || /[/:]/.test(word)) return null;
  if (/^[/@]/.test(src.slice(end, end + 1))) return null;
  const scheme = /mailto:$/i.exec(before)?.[0].length ?? 0;
  const mailbox = src.slice(start, end);
  return { start: start - scheme, end, href: `mailto:${mailbox}`, text: src.slice(start - scheme, end) };
}

/** @returns the address of a mark, unless it must not be published as a link */
function addressAt(src: string, mark: string, index: number): Address | null {
  const address = mark === '@' ? mailboxAt(src, index) : siteAt(src, index, mark);
  if (!address) return null;
  const fault = hrefFault(address.href);
  const isMisspelled = intendedMail(address.href) !== address.href;
  return fault && severityOf(fault.code) === 'error' && !isMisspelled ? null : address;
}

/** Maximum number of characters of an address before its mark: of a mail address, or `<`. */
const reachOf = (mark: string): number => (mark.endsWith('/') ? 1 : LONGEST_NAME + '<mailto:'.length);

/** Looks at a mark only when the parser comes to it: most are in the addresses of links. */
function finderIn(src: string): FindAddress {
  const marks = src.matchAll(BEGINS);
  let mark = marks.next();
  const found: Address[] = [];
  let until = 0;
  let next = 0;
  return (from, to) => {
    for (; !mark.done && mark.value.index - reachOf(mark.value[0]) < to; mark = marks.next()) {
      const { 0: text, index } = mark.value;
      const address = index < until ? null : addressAt(src, text, index);
      if (!address || address.start < until) continue;
      // `<www.…>`: in CommonMark only addresses with a scheme and mail addresses have angle brackets.
      if (src[address.start - 1] === '<' && src[address.end] === '>') {
        address.start -= 1;
        address.end += 1;
      }
      until = address.end;
      found.push(address);
    }
    while (next > 0 && (found[next - 1]?.start ?? 0) >= from) next -= 1;
    while (next < found.length && (found[next]?.start ?? 0) < from) next += 1;
    const address = found[next];
    return address && address.start < to ? address : undefined;
  };
}

/** A fast test. */
const SIGNS = ['://', '@', 'www.', 'Www.', 'WWW.'];
const findNone: FindAddress = () => undefined;

/** @returns what finds the addresses in the text that is parsed */
function finderOf(state: LinkingState): FindAddress {
  const { src, addressIn } = state;
  if (addressIn) return addressIn;
  state.addressIn = SIGNS.some((sign) => src.includes(sign)) ? finderIn(src) : findNone;
  return state.addressIn;
}

function linkAddress(state: LinkingState, silent: boolean): boolean {
  const address = finderOf(state)(state.pos, state.pos + 1);
  if (!address || (state.linkLevel ?? 0) > 0 || address.end > state.posMax) return false;
  if (!silent) {
    const { href, text, start } = address;
    const open = state.push('link_open', 'a', 1);
    open.attrs = [['href', href]];
    const shown = state.push('text', '', 0);
    shown.content = text;
    const close = state.push('link_close', 'a', -1);
    for (const token of [open, close]) Object.assign(token, { markup: 'linkify', info: 'auto' });
    const inner = state.src[start] === '<' ? 1 : 0;
    written.set(open, { start: start + inner, end: start + inner + text.length });
  }
  state.pos = address.end;
  return true;
}

/** Makes a parser turn such addresses into links. */
export function linkAddresses({ inline: { ruler } }: MarkdownIt): void {
  const text = ruleNamed<(state: StateInline, silent: boolean) => boolean>(ruler, 'text');
  ruler.at('text', (state: LinkingState, silent) => {
    const { pos } = state;
    if (!text(state, silent)) return false;
    // It passes over an address that begins with a letter.
    const end = finderOf(state)(pos + 1, state.pos)?.start ?? state.pos;
    if (!silent && end < state.pos) state.pending = state.pending.slice(0, end - state.pos);
    state.pos = end;
    return true;
  });
  ruler.before('text', 'address', linkAddress);
}
