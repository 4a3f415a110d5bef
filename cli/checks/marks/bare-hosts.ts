/** Hosts in a text without `https://` or `www.`, and with a broken `https://`: they are not links. */
import type { Mistake } from '../../core/bodies/text/index.ts';

const LONGEST_DOMAIN = 255;

/** Characters that always end an address. */
const BREAK = /[\s<>"“”„«»—`|\\^{}[\]]/;
/** Quotes and brackets written as character references. */
const ENTITY = /^&(?:#|(?!amp;)[a-z]{2,8};)/;
/** Punctuation that belongs to a sentence rather than an address. */
const TRAILING = /[?!.,:;*_~'’…–—-]/;

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

/** A scheme in which something is wrong: `https//`, `http:/`, `https ://`. */
const BROKEN_SCHEME = /(?<![\p{L}\p{N}])(?!https?:\/\/)https?[ \t]{0,2}(?:[:;][ \t]{0,2}\/{0,2}|\/{1,2})$/iu;

/** Whether an address is the value of an HTML attribute, or the text of an HTML link. */
const isOfHtml = (content: string, start: number, end: number): boolean =>
  /=["'“”]?$/.test(content.slice(Math.max(0, start - 2), start)) || content.startsWith('</a', end);

/** Not a part of another address, and no mailbox in disguise. */
const BEHIND = /[\p{L}\p{N}@#%&?/\\_]$|[([]at[)\]]\s*$/iu;

/**
 * `contoh.go.id`, `contoh.com/a`. Hosts of other countries are often only named, and so is one that is a link elsewhere.
 * It is not fixed: a text may warn of that site, and some sites are reached only with `www.`.
 * @param known hosts that are links, or were reported, to which this one is added
 */
export function bareHost(content: string, ending: string, dot: number, known: Set<string>): Mistake | null {
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
  const last = hasPath ? end : after;
  const scheme = BROKEN_SCHEME.exec(content.slice(Math.max(0, start - 12), start))?.[0].length ?? 0;
  const from = start - scheme;
  if (BEHIND.test(content.slice(Math.max(0, from - 6), from)) || isOfHtml(content, from, last)) return null;
  known.add(host);
  const text = content.slice(start, last);
  // `<contoh.id>`
  const isAngled = content[from - 1] === '<' && content[last] === '>';
  const [at, to] = isAngled ? [from - 1, last + 1] : [from, last];
  const params = { found: content.slice(from, last), fix: `[${text}](https://${text})` };
  return { code: 'markdown/bare-address', params, at, length: to - at };
}
