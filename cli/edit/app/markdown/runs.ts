/** Text with bold, italics, links and such as Markdown: pieces that are alike share their marks, spaces stay outside. */

/** A line break that the page has too: it is nothing where no text follows, while a backslash would show there. */
export const LINE_BREAK = '  \n';

export interface TextRun {
  text: string;
  href?: string | undefined;
  struck?: boolean;
  bold?: boolean;
  italic?: boolean;
  /** `sup`, `sub`, or the number of a note: `^1`. */
  raised?: string | undefined;
}

/** From the outside in. */
const LEVELS = ['href', 'struck', 'bold', 'italic', 'raised'] as const;
const SIGNS = { struck: '~~', bold: '**', italic: '*' };
const KINDS = ['bold', 'italic', 'struck'] as const;

type Level = (typeof LEVELS)[number];

const markOf = (run: TextRun | undefined, level: Level) => run?.[level] || undefined;

/** @returns the text so that it stays text: signs of Markdown in it are no marks */
export const escapedText = (text: string): string =>
  text
    .replace(/[\\`*[\]<]|^\{/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/(?<!\s)~|~(?!\d)|&(?=#?\w+;)/g, '\\$&');

/** @returns the first paragraph line so that it begins no heading, list, quote, table or box */
export const escapedLine = (line: string): string =>
  line
    .replace(/^(?=#(?:\s|$)|#{2,6}(?!#)|[-+](?:\s|$)|>|:::|\||=+\s*$|--[-\s]*$)/, '\\')
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\');

/** @returns an address without signs that would end it */
export const escapedAddress = (href: string): string =>
  href.replace(/[\s()<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** Whether Markdown takes it for a sign: half an emoji is a letter. */
const isSign = ({ text, raised }: TextRun) => raised !== undefined || /[\p{P}\p{S}]/u.test(text);

/** @returns the parts of a word, in which marks are of one kind, and not between a letter and a sign */
function partsOf(word: readonly TextRun[]): readonly TextRun[] {
  const isWhole = (kind: Level) => word.every((one) => markOf(one, kind) === markOf(word[0], kind));
  if (KINDS.every(isWhole)) return word;
  // A part of an address cannot have any.
  const isAddress = /www\.|:\/\/|@/i.test(word.map(({ text }) => text).join(''));
  const kind = isAddress ? undefined : KINDS.find((one) => word.some((part) => part[one]));
  const parts = word.flatMap(({ text, href, raised, ...marks }) =>
    (raised ? [text] : text.split('')).map(
      (sign): TextRun => ({ text: sign, href, raised, ...(kind && marks[kind] && { [kind]: true }) }),
    ),
  );
  for (const all of [parts, parts.toReversed()])
    for (const [at, part] of all.entries()) {
      const before = all[at - 1];
      if (kind && before && !before[kind] && !isSign(before) && isSign(part)) part[kind] = false;
    }
  return parts;
}

/** @returns the pieces of a paragraph so that marks are around words, and around spaces between words that share them */
function wordsOf(runs: readonly TextRun[]): TextRun[] {
  const pieces = runs.flatMap((run) =>
    run.text
      .split(/(\s+)/)
      .filter(Boolean)
      .map((text) => ({ ...run, text })),
  );
  const words: TextRun[][] = [];
  for (const piece of pieces) {
    const last = words.at(-1)?.at(-1);
    const isSame = last && last.text.trim() !== '' && piece.text.trim() !== '' && last.href === piece.href;
    if (isSame) words.at(-1)?.push(piece);
    else words.push([piece]);
  }
  const parts = words.flatMap(partsOf);
  return parts.map((part, at) => {
    if (part.text.trim() !== '') return part;
    const [before, after] = [parts[at - 1], parts[at + 1]];
    const other = LEVELS.findIndex((level) => markOf(before, level) !== markOf(after, level));
    const shared = part.text === '\n' ? [] : LEVELS.slice(0, other < 0 ? LEVELS.length : other);
    return { text: part.text, ...Object.fromEntries(shared.map((level) => [level, before?.[level]])) };
  });
}

function wrapped(level: Level, value: unknown, text: string): string {
  if (level === 'raised' && value === text) return `[${value}]`;
  if (level === 'raised') return `<${value}>${text}</${value}>`;
  if (level !== 'href') return `${SIGNS[level]}${text}${SIGNS[level]}`;
  const href = String(value);
  // An address alone becomes a link by itself.
  const isBare = [href, href.replace(/^mailto:/, '')].some((one) => text === escapedText(one));
  return isBare ? text : `[${text.replace(/^\^/, '\\^')}](${escapedAddress(href)})`;
}

function markedText(runs: readonly TextRun[], depth: number): string {
  const level = LEVELS[depth];
  if (!level) return escapedText(runs.map(({ text }) => text).join(''));
  let made = '';
  for (let at = 0, next = 0; at < runs.length; at = next) {
    const value = markOf(runs[at], level);
    while (next < runs.length && markOf(runs[next], level) === value) next += 1;
    const inner = markedText(runs.slice(at, next), depth + 1);
    // A link after it would be a picture.
    if (value && level === 'href') made = made.replace(/!$/, '\\!');
    made += value ? wrapped(level, value, inner) : inner;
  }
  return made;
}

/** @returns pieces of one paragraph as Markdown */
export const inlineOf = (runs: readonly TextRun[]): string => markedText(wordsOf(runs), 0);
