/** Text with bold, italics, links and such as Markdown: pieces that are alike share their marks, spaces stay outside. */

export interface TextRun {
  text: string;
  href?: string;
  struck?: boolean;
  bold?: boolean;
  italic?: boolean;
  /** `sup` or `sub`. */
  raised?: string;
  /** Markdown as it is, such as the number of a note. */
  isRaw?: boolean;
}

/** From the outside in. */
const LEVELS = ['href', 'struck', 'bold', 'italic', 'raised'] as const;
const SIGNS = { struck: '~~', bold: '**', italic: '*' };

const LETTER = /[\p{L}\p{N}]/u;
const SIGN = /[^\p{L}\p{N}\s]/u;

/** @returns the text so that it stays text: signs of Markdown in it are no marks */
export const escapedText = (text: string): string =>
  text
    .replace(/[\\`*[\]<]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/~~|&(?=#?\w+;)/g, '\\$&');

/** @returns the first paragraph line so that it begins no heading, list, quote, table or box */
export const escapedLine = (line: string): string =>
  line
    .replace(/^(?=#{1,6}(?:\s|$)|[-+](?:\s|$)|>|:::|~~~|\||={2,}\s*$|-{3,}\s*$)/, '\\')
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\');

const address = (href: string): string =>
  href.replace(/[\s()<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

function wrapped(level: (typeof LEVELS)[number], value: unknown, text: string): string {
  if (level === 'href') {
    const href = String(value);
    // An address alone becomes a link by itself.
    const isBare = [href, href.replace(/^mailto:/, '')].some((one) => text === escapedText(one));
    return isBare ? text : `[${text}](${address(href)})`;
  }
  if (level === 'raised') return `<${value}>${text}</${value}>`;
  return `${SIGNS[level]}${text}${SIGNS[level]}`;
}

/** Where marks can be: not next to a space, and not between a letter and a sign, where they would stay signs. */
function edges(text: string, before: string, after: string): [start: number, end: number] {
  let [start, end] = [text.length - text.trimStart().length, text.trimEnd().length];
  if (start > 0) before = ' ';
  if (end < text.length) after = ' ';
  while (start < end && LETTER.test(before) && SIGN.test(text[start] ?? '')) start += 1;
  while (start < end && LETTER.test(after) && SIGN.test(text[end - 1] ?? '')) end -= 1;
  return [start, end];
}

/** @returns pieces of one paragraph as Markdown */
export function inlineOf(runs: readonly TextRun[], depth = 0, before = '', after = ''): string {
  const level = LEVELS[depth];
  if (!level) return runs.map(({ text, isRaw }) => (isRaw ? text : escapedText(text))).join('');
  let made = '';
  for (let at = 0; at < runs.length; ) {
    const value = runs[at]?.[level];
    let next = at + 1;
    while (next < runs.length && runs[next]?.[level] === value) next += 1;
    const group = runs.slice(at, next);
    const [left, right] = [made.at(-1) ?? before, runs[next]?.text[0] ?? after];
    const text = group.map((run) => run.text).join('');
    if (!value || text.trim() === '') made += inlineOf(group, depth + 1, left, right);
    else {
      const isTag = level === 'href' || level === 'raised';
      const [start, end] = edges(text, isTag ? '' : left, isTag ? '' : right);
      const part = (from: number, to: number) => cut(group, from, to);
      made += inlineOf(part(0, start), depth + 1);
      if (end > start) made += wrapped(level, value, inlineOf(part(start, end), depth + 1));
      made += inlineOf(part(end, text.length), depth + 1);
    }
    at = next;
  }
  return made;
}

/** @returns the pieces between two places */
function cut(runs: readonly TextRun[], from: number, to: number): TextRun[] {
  let at = 0;
  return runs.flatMap((run) => {
    const start = at;
    at += run.text.length;
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    return text === '' ? [] : [{ ...run, text }];
  });
}
