/** Lines that were intended to stay apart and run together: a chat, notes, an address, a text below a list. */
import type { Mistake } from '../../core/bodies/body-check.ts';
import type { BodyText } from '../../core/bodies/body-text.ts';
import type { TextSpan } from '../../core/bodies/table-rows.ts';
import { shorten } from '../../diagnostics/diagnostic.ts';
import { phrase } from '../../diagnostics/phrases.ts';
import { beginsLikeItem, isHardBroken } from './bullet-mistakes.ts';
import { spansIn } from './line-mistakes.ts';

/** Maximum number of lines shown, and their length. */
const MOST_SHOWN = 3;
const LONGEST = 80;

const CODE = 'markdown/joined-lines';

const shownRows = (rows: readonly string[]): string[] =>
  rows.slice(0, MOST_SHOWN).map((row) => shorten(row, LONGEST));

const DAY = '\\d{1,4}[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?';
const TIME = '\\d{1,2}[.:]\\d{2}(?:[.:]\\d{2})?(?:[ \\u202F]?[AaPp][Mm])?';
/** Day and time before a message, as chats are exported or copied, in front of a name. */
const STAMP = new RegExp(
  `^(?:\\[(?:${DAY},? ${TIME}|${TIME},? ${DAY})\\] ?|${DAY},? ${TIME} [-–] )(?=[^:]{1,40}: )`,
);

/** Messages of a chat. */
function chatMistake(lines: readonly TextSpan[]): Mistake | null {
  const first = lines.findIndex(({ text }) => STAMP.test(text));
  const line = lines[first];
  if (!line || !lines.some(({ text }, index) => index > first && STAMP.test(text))) return null;
  const messages = lines.slice(first).map(({ text }) => text.replace(STAMP, ''));
  const rows = shownRows(messages).flatMap((row, index) => (index === 0 ? [row] : ['', row]));
  const params = { which: phrase(`${CODE}:lines`), advice: phrase(`${CODE}:chat`), rows };
  return { code: CODE, params, at: line.at, length: line.text.length };
}

const NOTE = /^\[(\d{1,3})\][ \t]+(?=\S)/;

/** Notes with their numbers, as at the end of a text. */
function notesMistake(lines: readonly TextSpan[]): Mistake | null {
  const numberOf = (index: number): number => Number(NOTE.exec(lines[index]?.text ?? '')?.[1]);
  const first = lines.findIndex((_, index) => numberOf(index + 1) === numberOf(index) + 1);
  const line = lines[first];
  if (!line) return null;
  const notes = lines.slice(first);
  const rows = shownRows(notes.map(({ text }) => text.replace(NOTE, '$1. ')));
  // A list right below a text begins with 1.
  const isSafe = numberOf(first) === 1 && notes.every((_, index) => numberOf(first + index) === index + 1);
  const edits = notes.map(({ text, at }, index) => ({
    at,
    length: NOTE.exec(text)?.[0].length ?? 0,
    new: `${index + 1}. `,
    bare: '',
  }));
  const params = { which: phrase(`${CODE}:lines`), advice: phrase(`${CODE}:notes`), rows };
  return { code: CODE, params, at: line.at, length: line.text.length, ...(isSafe && { edits }) };
}

/** @returns the fault of lines that look like items of a list, but are none */
export const joinedMistake = (content: string, lines: readonly TextSpan[]): Mistake | null =>
  lines.length < 2 || lines.some((line) => isHardBroken(content, line))
    ? null
    : (chatMistake(lines) ?? notesMistake(lines));

/** Maximum length of a line of an address or a poem; prose is wrapped later. */
const SHORT = 45;
const BEGINS_LINE = /^["“‘'(*_]{0,3}[\p{Lu}\d]/u;
const BEGINS_FIRST = /^["“‘'(*_]{0,3}\p{Lu}/u;

/** @returns the fault of short lines that all begin with a capital letter: an address, a poem */
export function separateLines(content: string, lines: readonly TextSpan[]): Mistake | null {
  const [line] = lines;
  const isSeparate =
    lines.length > 2 &&
    lines.every(
      (one) => one.text.length <= SHORT && BEGINS_LINE.test(one.text) && !isHardBroken(content, one),
    );
  if (!line || !isSeparate || !BEGINS_FIRST.test(line.text)) return null;
  const rows = lines.map(({ text }, index) => (index < lines.length - 1 ? `${text}\\` : text));
  const more = rows.length > 2 * MOST_SHOWN ? [...rows.slice(0, 2 * MOST_SHOWN), '…'] : rows;
  const params = { which: phrase(`${CODE}:lines`), advice: phrase(`${CODE}:breaks`), rows: more };
  return { code: CODE, params, at: line.at, length: line.text.length };
}

/** Prose that is wrapped by hand breaks later. */
const WRAPPED = 60;

/** @returns the fault of a text right below the last item of a list, which becomes a part of that item */
export function textBelowItem(text: BodyText, index: number): Mistake | null {
  const [before, block, after] = [-1, 0, 1].map((step) => text.blocks[index + step]);
  if (!block?.inItem || !block.content.includes('\n') || !before?.inItem || before.content.includes('\n'))
    return null;
  // An item above it, and none below.
  if (before.lines[1] !== block.lines[0] || (after?.inItem && after.lines[0] === block.lines[1])) return null;
  const lines = spansIn(block.content);
  const [item, below] = lines;
  if (!item || !below || isHardBroken(block.content, item)) return null;
  const [word = ''] = below.text.split(/\s/, 1);
  const isWrapped = item.text.length + word.length >= WRAPPED;
  const isIndented = /^[ \t>]/.test(text.lineOf(block.lines[0] + 1));
  if (isWrapped || isIndented || !/^[*_"“]{0,3}\p{Lu}/u.test(below.text) || beginsLikeItem(below.text))
    return null;
  const rows = [text.lineOf(block.lines[0]).trim(), '', below.text].map((row) => shorten(row, LONGEST));
  const params = { which: phrase(`${CODE}:list`), advice: phrase(`${CODE}:gap`), rows };
  return { code: CODE, params, at: below.at, length: below.text.length };
}
