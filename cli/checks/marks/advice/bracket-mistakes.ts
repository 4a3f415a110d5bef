/** The intended meaning of a bracket that does not begin a link. */

import type { Mistake } from '../../../core/bodies/text/index.ts';
import { hrefFault, joinedScheme } from '../../../core/values/formats/urls.ts';
import { localImage } from '../../../core/values/image-paths.ts';
import { templatePiece } from '../../../core/values/template-syntax.ts';
import { phrase } from '../../../diagnostics/phrases/index.ts';
import { isAddress } from '../signs.ts';

const UNKNOWN = 'markdown/no-such-reference';

/** Maximum distance from a bracket that is searched for a link. */
const REACH = 600;

const LABEL = /^\[((?:[^\][\\]|\\[\s\S])*)\]/;

const SCHEME = /^(?:https?|mailto|tel):/;

/** The address of an image right behind its text, and one of a link with other brackets than `(…)`. */
const OF_IMAGE = /^[ \t]?[{<]?([^\s()<>{}[\]]{1,300})[)}>]?/;
const OF_LINK = /^\{?((?:https?:\/)?\/[^\s()<>{}[\]]{0,300}\/)[)}]/;

const isNumber = (text: string): boolean => /^\d+$/.test(text);

/** Text up to the matching closing bracket on the same line; null if there is none. */
function inParentheses(text: string): string | null {
  let depth = 0;
  for (let at = 0; at < text.length && text[at] !== '\n'; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') {
      depth -= 1;
      if (depth === 0) return text.slice(1, at);
    }
  }
  return null;
}

/** The path below `images/`, or the name alone: `C:\Foto\laut pagi.jpg`. */
const fileIn = (address: string): string => {
  const path = address.replaceAll('\\', '/');
  return /(?:^|\/)images\/(.+)/i.exec(path)?.[1] ?? path.slice(path.lastIndexOf('/') + 1);
};

/** An address without spaces; ids of headings have hyphens. Of links to sites, mailboxes and phones, as it is intended. */
function spelt(written: string, image: boolean): string {
  // The title of a link, without its quotes.
  const [, page, title] = (image ? null : /^(\/\S*\/)\s([^/"]+)$/.exec(written)) ?? [];
  if (page !== undefined) return `${page} "${title?.trim()}"`;
  // Other tools take the size of a picture behind its address.
  const address = (image ? written.replace(/\s=\d{0,5}%?x\d{0,5}%?$/, '') : written)
    .split('/')
    .map((part) => part.trim())
    .join('/');
  if (address.startsWith('#')) return address.toLowerCase().replace(/\s+/g, '-');
  if (localImage(address) !== null && !/^\/?content\/|^\//.test(address))
    return /\s/.test(address) ? `<${address}>` : address;
  const own = image && !/^https?:/i.test(address) ? `images/${fileIn(address)}` : '';
  if (localImage(own) !== null) return /\s/.test(own) ? `<${own}>` : own;
  // No address of a page has a space; names of files may.
  if (address.startsWith('/')) return address.replace(/\s+/g, /\.[a-z\d]{2,5}$/i.test(address) ? '%20' : '-');
  const [, mailbox] = /^mailto:[^<>?]*<([^\s<>@]+@[^\s<>@]+)>$/i.exec(address) ?? [];
  if (mailbox !== undefined) return `mailto:${mailbox}`;
  const words = address.replace(/\s?@\s?/g, '@').split(/\s/);
  const last = words.at(-1) ?? '';
  const isMail = /^mailto:\s?[^\s?]+\s[^?]*@/i.test(address);
  const isMailbox = !isMail && /^[^@?]+@[^@?]+$/.test(last);
  const whole = isMailbox ? last : joinedScheme(address).replace(/\s+/g, isMail ? '' : '%20');
  const [intended = whole] = image
    ? []
    : [address, whole].flatMap((one) => hrefFault(one)?.suggestions ?? []);
  return intended;
}

/** Whether a text with spaces was intended as an address: years and times such as `08.30 - 09.00` were not. */
const isIntended = (address: string): boolean =>
  /^(?!\(?[1-9]|\d\d?[.:]\d\d\D)/.test(address) && SCHEME.test(spelt(address, false));

const broken = (fix: string, at: number, length: number): Mistake => ({
  code: 'markdown/broken-link',
  params: { fix },
  at,
  length,
});

/** A link or image that is broken because of its address between parentheses. */
function badAddress(lead: string, rest: string, image: boolean, at: number): Mistake | null {
  const inside = inParentheses(rest);
  if (inside === null) {
    const begun = /^\(\s*<?([^\s()<>]+)/.exec(rest)?.[1] ?? '';
    return image || isAddress(begun) ? broken(`${lead}(${begun})`, at, lead.length) : null;
  }
  const address = inside.trim();
  const length = lead.length + inside.length + 2;
  const template = /[{<]/.test(address) ? templatePiece(address, address.search(/[{<]/)) : null;
  if (template) return { code: 'markdown/template-syntax', params: { kind: template.kind }, at, length };
  const [first = ''] = address.split(/\s/);
  const isLink = isAddress(first) || isAddress(address) || (first !== address && isIntended(address));
  if (!image && !isLink) return null;
  // The parenthesis that closes it is missing, and another link follows.
  if (address.includes('](') && isAddress(first))
    return broken(`${lead}(${first})`, at, lead.length + 1 + first.length);
  // A title needs straight quotes on both sides.
  if (first === address || /\s["'“”‘’]/.test(address)) return broken(`${lead}(${first})`, at, length);
  const fix = `${lead}(${spelt(address, image)})`;
  return { code: 'markdown/space-in-address', params: { fix }, at, length };
}

/** An address without the brackets that should be around it or its text. */
function withoutBrackets(content: string, at: number, label: string): Mistake | null {
  const before = content.slice(Math.max(0, at - REACH), at);
  const [whole = '', text] = /\(([^()\n]+)\)$/.exec(before) ?? [];
  if (text === undefined || !isAddress(label)) return null;
  return broken(`[${text}](${label})`, at - whole.length, whole.length + label.length + 2);
}

/**
 * @param content of an inline token
 * @param bracket offset of a `[` that has remained text
 * @returns the fault; null if the bracket may be intended
 */
export function bracketMistake(content: string, bracket: number): Mistake | null {
  const image = content[bracket - 1] === '!' && content[bracket - 2] !== '\\';
  const at = image ? bracket - 1 : bracket;
  const reach = content.slice(bracket, bracket + REACH);
  const found = LABEL.exec(reach);
  // `[teks(https://…)`, `[teks(https://…)]`
  const open = /^\[([^\][()\n]+)\(([^\s()[\]]+)\)\]?(?!\()/.exec(reach);
  if (open && isAddress(open[2] ?? '')) return broken(`[${open[1]}](${open[2]})`, at, open[0].length);
  if (!found) return null;
  const [whole, label = ''] = found;
  const rest = reach.slice(whole.length);
  const lead = `${image ? '!' : ''}${whole}`;
  if (rest.startsWith('(')) return badAddress(lead, rest, image, at);
  const gap = /^[ \t]*(?:\n[ \t]*)?(?=\()/.exec(rest)?.[0] ?? '';
  if (gap !== '' && !isNumber(label)) {
    const inside = inParentheses(rest.slice(gap.length)) ?? '';
    const address = inside.trim();
    if (!isAddress(address) || /\s/.test(address)) return null;
    const length = lead.length + gap.length + inside.length + 2;
    const params = { fix: `${lead}(${address})`, shown: phrase('markdown/gap-in-link:link') };
    return { code: 'markdown/gap-in-link', params, at, length };
  }
  const [behind, address = ''] = (image ? OF_IMAGE : OF_LINK).exec(rest) ?? [];
  if (behind !== undefined && isAddress(address))
    return broken(`${lead}(${address})`, at, lead.length + behind.length);
  const second = LABEL.exec(rest);
  if (second) return reference(lead, label, second, at);
  if (/^\^\S+$/.test(label) && !image) {
    return unknown(whole, 'note', at, whole.length);
  }
  return withoutBrackets(content, bracket, label);
}

/** `teks](/alamat/)`: a `]` that closes nothing, not even a `\[`, behind the last word of the text. */
export function unopened(content: string, at: number): Mistake | null {
  const address = /^\]\(([^\s()<>[\]]{1,300})\)/.exec(content.slice(at, at + REACH))?.[1] ?? '';
  const before = content.slice(Math.max(0, at - REACH), at);
  const word = /[^\s()[\]*_]{1,80}$/.exec(before.slice(-80))?.[0];
  if (word === undefined || !isAddress(address) || /\\\[[^[\]\n]*$/.test(before)) return null;
  const fix = `${word.replace(/^!?/, '$&[')}](${address})`;
  return broken(fix, at - word.length, word.length + address.length + 3);
}

/** `[teks][nama]` without a definition of the name. */
function reference(lead: string, label: string, second: RegExpExecArray, at: number): Mistake | null {
  const [whole, name = ''] = second;
  const length = lead.length + whole.length;
  if (isAddress(name)) return broken(`${lead}(${name})`, at, length);
  // `[1][2]` are notes.
  if (isNumber(label) || name === '') return null;
  return unknown(whole, 'link', at, length);
}

function unknown(mark: string, what: 'link' | 'note', at: number, length: number): Mistake {
  const isLink = what === 'link';
  const example = phrase(`${UNKNOWN}:${isLink ? 'address' : 'text'}`);
  const params = {
    mark,
    what: phrase(`${UNKNOWN}:${what}`),
    why: phrase(`${UNKNOWN}:missing`, { mark }),
    how: phrase(`${UNKNOWN}:add`, { mark, example }),
    instead: isLink ? phrase(`${UNKNOWN}:instead`) : '',
  };
  return { code: UNKNOWN, params, at, length };
}
