/** Addresses in Markdown: of links, pictures, definitions and HTML; what is code there, and parts of pages. */
import { slug } from 'github-slugger';
import { FORMATS } from '../../core/values/formats/formats.ts';
import { contentLinkFault } from '../../core/values/formats/urls.ts';
import type { Left } from './brought.ts';

/** Yields code in a line between two runs of as many backticks: start and end. */
function* codeInLine(line: string): Generator<[number, number]> {
  const runs = [...line.matchAll(/`+/g)];
  const last = new Map(runs.map(({ 0: run, index }) => [run.length, index]));
  let open: RegExpExecArray | null = null;
  for (const run of runs) {
    const { 0: ticks, index } = run;
    if (open === null) open = last.get(ticks.length) === index ? null : run;
    else if (ticks === open[0]) {
      yield [open.index, index + ticks.length];
      open = null;
    }
  }
}

/**
 * Yields blocks of code and code in lines, in order: start and end. A block without an end reaches to that of the text.
 * @param inLines whether also code in lines
 */
function* codeIn(text: string, inLines = true): Generator<[number, number]> {
  let fence: { sign: string; start: number } | null = null;
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const sign = /^[ \t]*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== null) {
      const closing = /^[ \t]*([`~]+)[ \t]*$/.exec(line)?.[1];
      if (closing?.startsWith(fence.sign)) {
        yield [fence.start, end];
        fence = null;
      }
    } else if (sign !== undefined && end < text.length) fence = { sign, start };
    else if (inLines) for (const [from, to] of codeInLine(line)) yield [start + from, start + to];
    start = end + 1;
  }
  if (fence !== null) yield [fence.start, text.length];
}

type Replace = (part: string, offset: number) => string;

function outside(text: string, code: Iterable<[number, number]>, replace: Replace): string {
  let made = '';
  let last = 0;
  for (const [from, to] of code) {
    made += replace(text.slice(last, from), last) + text.slice(from, to);
    last = to;
  }
  return made + replace(text.slice(last), last);
}

/** Calls a function with the parts of a text that are no code. */
export const outsideCode = (text: string, replace: Replace): string => outside(text, codeIn(text), replace);

/** Calls a function with the lines between blocks of code: what reaches over a line, whose words may be code. */
export const outsideBlocks = (text: string, replace: Replace): string =>
  outside(text, codeIn(text, false), replace);

/** Escaped characters; addresses of links and pictures, of HTML in any quotes, and of definitions, each after what is before it. */
const ADDRESSES =
  /\\.|(\]\(\s*<?)([^\s()<>]+(?:\([^\s()]*\)[^\s()<>]*)*)|(\s(?:href|src|poster)=)("[^"]+"|'[^']+'|[^\s"'<>=`{]+)|(^ {0,3}\[(?!\^)[^[\]\n\r\u2028\u2029]+\]:[ \t]*<?)([^\s<>]+)/gm;

/** @returns the text with each address that `to` changes; it gets spaces in those of HTML as browsers send them */
export const eachAddress = (text: string, to: (address: string, offset: number) => string): string =>
  outsideCode(text, (part, at) =>
    part.replace(ADDRESSES, (whole, a, link, b, attribute, c, definition, index: number) => {
      if (attribute !== undefined) {
        const quote = /^["']/.exec(attribute)?.[0] ?? '';
        const address = attribute.slice(quote.length, attribute.length - quote.length).trim();
        return `${b}${quote}${to(address.replace(/\s/g, '%20'), at + index)}${quote}`;
      }
      const lead = a ?? c;
      if (lead === undefined) return whole;
      return `${lead}${to(link ?? definition, at + index)}${whole.slice(lead.length + (link ?? definition).length)}`;
    }),
  );

/** Whether no page can have a link to an address: it is no address, or a program would have made it. */
const isFaulty = (address: string): boolean =>
  /[{}<]|%\}/.test(address) || contentLinkFault(address)?.code === 'content/bad-link';

/** @returns the address of a picture of another site as pages may have it; null if they may not */
function pictureAddress(written: string): string | null {
  const fits = (one: string): boolean => FORMATS['image-url'](one) === null;
  return [written, written.replace(/^http:/i, 'https:')].find(fits) ?? null;
}

/** @returns the text with pictures of other sites that no page may show as links */
export const withSoundPictures = (
  text: string,
  told: (what: Left['what'], name: string, written: string) => void,
): string =>
  outsideCode(text, (part) =>
    part
      .replace(
        /!\[([^[\]\n]*)\]\((<?)(https?:[^\s()<>]+(?:\([^\s()]*\)[^\s()<>]*)*)(>?(?:\s+"[^"\n]*")?\s*\))/gi,
        (whole, words: string, open: string, address: string, rest: string, index: number) => {
          const found = pictureAddress(address);
          if (found === address) return whole;
          if (found !== null) return `![${words}](${open}${found}${rest}`;
          told('import/left:shown', address, address);
          // A link has no other link within.
          return part[index - 1] === '[' || isFaulty(address)
            ? words || address
            : `[${words || address}](${open}${address}${rest}`;
        },
      )
      .replace(/<img\s[^<>]*>/gi, (tag) => {
        const [written = '', quote = '', address = ''] = /(["'])(https?:[^"']*)\1/i.exec(tag) ?? [];
        const isSource = tag.includes(`src=${written}`);
        const found = address === '' || !isSource ? address : pictureAddress(address);
        if (found === address) return tag;
        if (found !== null) return tag.replace(written, () => `${quote}${found}${quote}`);
        told('import/left:shown', address, address);
        const words = /\salt=(["'])(.*?)\1/is.exec(tag)?.[2] || address;
        return isFaulty(address) ? words : `<a href="${address}">${words}</a>`;
      }),
  );

/** Escaped characters, beginnings of links and pictures, and their ends with the address, if there is one. */
const MARKS =
  /\\.|!?\[|\](?:\(\s*(<[^<>\n]*>|(?:\{\{(?:[^{}\n]|[{}](?![{}]))*\}\}[^\s(){}]*)+|[^\s()<>]+)(?:\s+"[^"\n]*")?\s*\))?/g;
const DEFINITION =
  /^ {0,3}\[(?!\^)([^\]\n]+)\]:[ \t]*(<[^>\n]*>|\{\{[^\n]*\}\}\S*|\S+)[ \t]*(?:"[^"\n]*")?[ \t]*\n?/gm;

const bare = (address: string): string => address.replace(/^<|>$/g, '');

/** @returns the text with its code made neutral, at the same places */
function withoutCode(text: string): string {
  let made = '';
  for (const [from, to] of codeIn(text))
    made += text.slice(made.length, from) + text.slice(from, to).replace(/[^\n]/g, '`');
  return made + text.slice(made.length);
}

/** @returns the text without the links whose address is refused: their words stay, also those that are code */
function withoutLinks(text: string, refused: (address: string) => boolean): string {
  const open: RegExpExecArray[] = [];
  const marks: RegExpExecArray[] = [];
  for (const mark of withoutCode(text).matchAll(MARKS)) {
    if (mark[0].endsWith('[') && mark[0] !== '\\[') open.push(mark);
    else if (mark[0].startsWith(']')) {
      const opening = open.pop();
      if (opening?.[0] === '[' && mark[1] !== undefined && refused(mark[1])) marks.push(opening, mark);
    }
  }
  let made = '';
  let last = 0;
  for (const { 0: mark, index } of marks.sort((a, b) => a.index - b.index)) {
    made += text.slice(last, index);
    last = index + mark.length;
  }
  return made + text.slice(last);
}

/** @returns the text without links that no page can have: their words stay */
export function withSoundLinks(
  text: string,
  told: (what: Left['what'], name: string, written: string) => void,
): string {
  const gone = new Set<string>();
  const refused = (address: string): boolean => {
    if (!isFaulty(bare(address))) return false;
    if (!/^#?$/.test(bare(address))) told('import/left:link', bare(address), bare(address));
    return true;
  };
  const sound = outsideCode(text, (part) => {
    const defined = part.replace(DEFINITION, (whole, label: string, address: string) => {
      if (!refused(address)) return whole;
      gone.add(label.toLowerCase());
      return '';
    });
    return replaceParts(defined, /<a\s[^<>]*>/gi, /<\/a>/gi, (words, [tag]) => {
      const address = /\shref=(["'])([^"'\n]*)\1/i.exec(tag)?.[2];
      return address !== undefined && refused(address) ? words : null;
    });
  });
  const linked = withoutLinks(sound, refused);
  if (gone.size === 0) return linked;
  return outsideCode(linked, (part) =>
    part.replace(
      /(?<![!\\])\[([^\]\n[]+)\](?:\[([^\]\n]*)\])?(?![(:])/g,
      (whole, words: string, label = '') => (gone.has((label || words).toLowerCase()) ? words : whole),
    ),
  );
}

/** @returns the text with an end for code that has none: it reaches to the end of the text */
export function withClosedCode(text: string): string {
  let open: { lead: string; mark: string } | null = null;
  for (const [, lead = '', mark = '', rest = ''] of text.matchAll(/^([ \t]*)(`{3,}|~{3,})([^\n]*)$/gm)) {
    if (open === null) open = mark.startsWith('`') && rest.includes('`') ? null : { lead, mark };
    else if (mark.startsWith(open.mark) && rest.trim() === '') open = null;
  }
  // Further in, it is part of a list, and ends with it.
  return open === null || /\t| {4}/.test(open.lead) ? text : `${text}\n${open.mark}`;
}

/**
 * Replaces each part from an opening to the next closing; an opening without one stays. Takes time linear in the text,
 * whatever it is: no closing is searched twice.
 * @param open with flag `g`
 * @param close with flag `g`, or gives the closing of an opening
 * @param replace gets the text between the two, the opening, and the whole part; null to go on after the opening
 */
export function replaceParts(
  text: string,
  open: RegExp,
  close: RegExp | ((opening: RegExpExecArray) => RegExp),
  replace: (inner: string, opening: RegExpExecArray, whole: string) => string | null,
): string {
  const closings = new Map<string, RegExpExecArray | null>();
  const closingFrom = (sign: RegExp, from: number): RegExpExecArray | null => {
    const known = closings.get(sign.source);
    if (known === null || (known && known.index >= from)) return known;
    sign.lastIndex = from;
    const found = sign.exec(text);
    closings.set(sign.source, found);
    return found;
  };
  let made = '';
  let last = 0;
  open.lastIndex = 0;
  for (let opening = open.exec(text); opening; opening = open.exec(text)) {
    const from = opening.index + opening[0].length;
    const closing = closingFrom(close instanceof RegExp ? close : close(opening), from);
    if (!closing) continue;
    const end = closing.index + closing[0].length;
    const said = replace(text.slice(from, closing.index), opening, text.slice(opening.index, end));
    if (said === null) continue;
    made += text.slice(last, opening.index) + said;
    last = end;
    open.lastIndex = end;
  }
  return made + text.slice(last);
}

/** An id without what programs write in place of spaces and signs. */
const keyOf = (id: string): string => id.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** @returns a heading without the signs that may close it */
function withoutEnd(words: string): string {
  let end = words.length;
  while (words[end - 1] === '#') end -= 1;
  return end === 0 || /\s/.test(words[end - 1] ?? '') ? words.slice(0, end).trimEnd() : words;
}

/** @returns the ids of the headings of a text, in order */
function idsIn(text: string): string[] {
  const counts = new Map<string, number>();
  const ids: string[] = [];
  outsideBlocks(text, (part) => {
    for (const [, written = ''] of part.matchAll(/^ {0,3}#{1,6}[ \t](.*)$/gm)) {
      const words = withoutEnd(written.trim());
      const own = /\{[ \t]?#([^\s{}]+)(?:\s[^{}]*)?\}$/.exec(words)?.[1];
      const plain = words.replace(/!?\[([^[\]]*)\]\([^()]*\)|<[^<>]*>|[`*]/g, '$1');
      const base = own ?? slug(plain.trim().normalize('NFC'));
      const count = counts.get(base) ?? 0;
      counts.set(base, count + 1);
      ids.push(count === 0 ? base : `${base}-${count}`);
    }
    return part;
  });
  return ids;
}

/** @returns a function from a part of a page, `#so`, to the same part as this text has it; as it is if it has none */
export function anchorsOf(text: string): (rest: string) => string {
  const ids = idsIn(text);
  const byKey = new Map([...ids].reverse().map((id) => [keyOf(id), id]));
  return (rest) => {
    const [, before = '', written = ''] = /^([^#]*)#(.+)$/s.exec(rest) ?? [];
    if (written === '') return rest;
    let anchor = written;
    try {
      anchor = decodeURIComponent(written);
    } catch {
      // As written.
    }
    const found = ids.includes(anchor) ? undefined : byKey.get(keyOf(anchor));
    return found === undefined || keyOf(anchor) === '' ? rest : `${before}#${encodeURI(found)}`;
  };
}
