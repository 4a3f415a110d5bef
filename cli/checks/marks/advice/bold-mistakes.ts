/** Marks of bold and italic text that have remained text, with what was intended by a pair of them. */
import type { Mistake, MistakeEdit, StrayMark } from '../../../core/bodies/text/index.ts';
import { phrase } from '../../../diagnostics/phrases/index.ts';
import { shorten } from '../../../diagnostics/texts/index.ts';
import { isWord } from '../signs.ts';

const isLetter = (character = ''): boolean => /\p{L}/u.test(character);

/** A sequence of asterisks or underscores that was intended as bold. */
function isOfBold(content: string, { mark, at }: StrayMark): boolean {
  if (mark.length < 2 || mark.length > 3) return false;
  const before = content[at - 1];
  const after = content[at + mark.length];
  // `**) Termasuk pajak`: a note below a table.
  if (after === ')' && (at === 0 || before === '\n')) return false;
  // Underscores alone or after a word are blanks to fill in; inside a word they join it.
  if (mark.startsWith('_')) return !isWord(before) && isWord(after);
  const left = content
    .slice(Math.max(0, at - 9), at)
    .trimEnd()
    .slice(-1);
  const right = content.slice(at + mark.length, at + 9).trimStart();
  // A power: `10**-6`.
  return !(/[\d)]$/.test(left) && /^[-+\u2212]?[\d(]/.test(right));
}

/** Maximum length of a text between two marks. */
const LONGEST = 300;

/** A pair of marks in its text. */
interface Pair {
  mark: string;
  at: number;
  inner: string;
  before: string | undefined;
  after: string | undefined;
  /** Whether the second has remained text too. */
  isLeft: boolean;
}

/** A mark with the next one like it, which may have been taken for another pair; null if they are too far apart. */
function pairOf(content: string, { mark, at }: StrayMark, left: readonly StrayMark[]): Pair | null {
  const from = at + mark.length;
  const end = content.indexOf(mark, from);
  const inner = content.slice(from, end);
  if (end < 0 || inner.length > LONGEST || inner.trim() === '' || inner.includes('\n')) return null;
  const isLeft = left.some((one) => one.at === end && one.mark === mark);
  return { mark, at, inner, before: content[at - 1], after: content[end + mark.length], isLeft };
}

/** What the pair should be. */
interface Intended {
  why: 'closing' | 'opening' | 'word' | 'spaces';
  text: string;
  safe: boolean;
}

/** Quotes and brackets around the whole of a text. */
const ENCLOSED = /^(?:"[^"]+"|'[^']+'|“[^“”]+”|‘[^‘’]+’|«[^«»]+»|\([^()]+\)|\[[^[\]]+\])$/;
const BEGINS = /^[^\p{L}\p{N}\s]+/u;

/** Number of characters of punctuation at the end of a text. */
function signsAtEnd(text: string): number {
  let from = text.length;
  while (from > 0 && !/[\p{L}\p{N}\s]/u.test(text[from - 1] ?? '')) from -= 1;
  return text.length - from;
}

/** The text with its outer punctuation outside the marks. */
function outside({ mark, inner }: Pair, lead: number, tail: number, why: Intended['why']): Intended {
  const core = inner.slice(lead, inner.length - tail);
  const text = `${inner.slice(0, lead)}${mark}${core}${mark}${inner.slice(inner.length - tail)}`;
  return { why, text, safe: isWord(core[0]) && isWord(core.at(-1)) };
}

/** A closing mark between punctuation and a letter opens again: `**Penting:**Baca`, `**"kata"**nya`. */
function closingIn(pair: Pair): Intended | null {
  const { mark, inner, after } = pair;
  const signs = signsAtEnd(inner);
  if (signs === 0 || !isLetter(after)) return null;
  if (ENCLOSED.test(inner)) return outside(pair, 1, 1, 'closing');
  const last = inner.at(-1) ?? '';
  // A space is missing.
  const isSentence = /[.…]/.test(last) && after !== after?.toLowerCase();
  if (/[:;,!?.…]/.test(last))
    return { why: 'closing', text: `${mark}${inner}${mark} `, safe: isSentence || !/[.…]/.test(last) };
  return outside(pair, 0, signs, 'closing');
}

/** An opening mark between a letter and punctuation closes instead: `kata**-kata**`. */
function openingIn(pair: Pair): Intended | null {
  const { inner, before } = pair;
  const sign = BEGINS.exec(inner)?.[0];
  if (sign === undefined || !isWord(before)) return null;
  return outside(pair, sign.length, ENCLOSED.test(inner) ? 1 : 0, 'opening');
}

/** Spaces between a mark and its text, with one of the marks right. */
function spacesIn({ mark, inner, before, after }: Pair): Intended | null {
  const [lead, tail] = [/^\s/.test(inner), /\s$/.test(inner)];
  if ((lead || isWord(before)) && (tail || isWord(after))) return null;
  const text = `${lead && isWord(before) ? ' ' : ''}${mark}${inner.trim()}${mark}${tail && isWord(after) ? ' ' : ''}`;
  const core = inner.trim();
  const safe = isWord(core[0]) && isWord(core.at(-1)) && !(mark.length === 1 && tail && isWord(after));
  return { why: 'spaces', text, safe };
}

function intendedBy(pair: Pair): Intended | null {
  if (![...pair.inner].some(isWord)) return null;
  const isTight = !/^\s|\s$/.test(pair.inner);
  if (!pair.isLeft) return isTight ? closingIn(pair) : null;
  if (!isTight) return spacesIn(pair);
  const found = closingIn(pair) ?? openingIn(pair);
  if (found || !pair.mark.startsWith('_')) return found;
  // Underscores do not work inside a word.
  const mark = '*'.repeat(pair.mark.length);
  return { why: 'word', text: `${mark}${pair.inner}${mark}`, safe: false };
}

/** The rest of the word after a pair, so that what is between them can be seen. */
const following = (content: string, end: number): string =>
  /^[\p{L}\p{N}]{0,20}/u.exec(content.slice(end))?.[0] ?? '';

function mistakeOf(content: string, { mark, at }: StrayMark, pair: Pair | null): Mistake {
  const mistake = { code: 'markdown/unclosed-mark', at, length: mark.length } as const;
  const intended = pair && intendedBy(pair);
  if (!pair || !intended) {
    const pattern = { id: `${mark}tebal${mark}`, en: `${mark}bold${mark}` };
    return {
      ...mistake,
      params: { mark, why: phrase('markdown/unclosed-mark:either'), pattern, fix: '', how: '' },
    };
  }
  const length = pair.inner.length + 2 * mark.length;
  const behind = following(content, at + length);
  const edits: MistakeEdit[] = [{ at, length, new: intended.text, bare: intended.text }];
  return {
    ...mistake,
    length: length + behind.length,
    params: {
      mark,
      why: phrase(`markdown/unclosed-mark:${intended.why}`),
      pattern: '',
      how: '',
      fix: shorten((intended.text + behind).trim(), 80),
    },
    ...(intended.safe && { edits }),
  };
}

/** @returns the faults of marks: those that form a pair have one cause, and only the first is reported */
export function boldMistakes(content: string, left: readonly StrayMark[]): Mistake[] {
  return ['*', '_'].flatMap((sign) => {
    const marks = left.filter(({ mark }) => mark.startsWith(sign));
    if (marks.length === 0) return [];
    const bold = marks.filter((one) => isOfBold(content, one));
    const ofBold = bold.flatMap((one, index): Mistake[] => {
      return index % 2 === 0 ? [mistakeOf(content, one, pairOf(content, one, marks))] : [];
    });
    return [...ofBold, ...italicMistakes(content, marks)];
  });
}

/** Words, without addresses and code. */
const OF_WORDS = /^["“‘'(]?\p{L}[^<>=/\\*_]{0,80}\S$/u;

/** Whether a mark is in front of a word: notes and names of programs begin with one, `*harga`, `_id`. */
const isInFront = (content: string, { mark, at }: StrayMark): boolean =>
  mark.length === 1 && /^\s?$/.test(content[at - 1] ?? '') && isWord(content[at + 1]);

/** `*Penting:*baca`, `*miring *saja`: of single marks, which may be intended as they are, only such pairs. */
function italicMistakes(content: string, marks: readonly StrayMark[]): Mistake[] {
  const found: Mistake[] = [];
  const arePairs = marks.filter((one) => isInFront(content, one)).length % 2 === 0;
  /** Offset of the mark that closes the last pair. */
  let closed = -1;
  for (const one of marks) {
    const begins = one.at > closed && one.mark.length === 1 && /^\s?$/.test(content[one.at - 1] ?? '');
    const pair = begins ? pairOf(content, one, marks) : null;
    if (!pair || !OF_WORDS.test(pair.inner.trim())) continue;
    const isEnd = !/\s$/.test(pair.inner) || !isWord(pair.after);
    const mayEnd = arePairs && !(one.mark === '_' ? /\s\S/ : /[.:;!?,]\s/).test(pair.inner);
    if (!closingIn(pair) && !(pair.isLeft && (isEnd || mayEnd) && spacesIn(pair))) continue;
    closed = one.at + 1 + pair.inner.length;
    found.push(mistakeOf(content, one, pair));
  }
  return found;
}
