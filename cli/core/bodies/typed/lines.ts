/**
 * Lines that stay apart although no empty line separates them: messages of a chat, times of a day, questions and answers,
 * notes with their numbers, steps with letters, an address, a poem. CommonMark leaves it open how a line ends.
 */
import type MarkdownIt from 'markdown-it';
import type { StateCore, Token } from 'markdown-it';
import { BULLETS } from './lists.ts';

/** Items that are indented too far to begin a list below a text. */
const ITEM = new RegExp(`^[-+*${BULLETS}][ \\t\\u00A0]+(?=\\S)`);
const SPEAKER = /^(?:Q|A|T|J|Tanya|Jawab|Pertanyaan|Jawaban|Question|Answer)[ \t]?:[ \t]+(?=\S)/;
/** Arrows and the like. */
const TYPED = /^(=>|->|~)[ \t]+(?=\S)/;
/** Not emphasis: there is no other asterisk. A plus is equivalent. */
const STAR = /^(?:\*(?=\p{L}[^*]*$)|\+(?=\p{L}))/u;
const LONG_DASH = /^[\u2014\u2015](?=\S|[ \t\u00A0]+\S)/;
/** Done, wrong, this one, the third. */
const PICTURE =
  /^(?:\d\uFE0F?\u20E3|[\u2460-\u2473\u2776-\u2793\u2610-\u2612\u2713-\u2718\u2192\u21D2\u27A1\u2605\u2606]|(?![\d#*©®™])\p{Extended_Pictographic})/u;
const DAY = '\\d{1,4}[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?';
const CLOCK = '\\d{1,2}[.:]\\d{2}(?:[.:]\\d{2})?(?:[ \\u202F]?[AaPp][Mm])?';
/** Day and time before a message, as chats are exported or copied, in front of a name. */
const STAMP = new RegExp(
  `^(?:\\[(?:${DAY},? ${CLOCK}|${CLOCK},? ${DAY})\\] ?|${DAY},? ${CLOCK} [-–] )(?=[^:]{1,40}: )`,
);
/** A time of the day, alone or with the end. */
const TIME =
  /^(?:[01]?\d|2[0-3])[.:][0-5]\d(?![\d,]|[.:]\d)(?:[ \t]?[-–—][ \t]?\d{1,2}[.:]\d{2})?(?:[ \t]?(?:WI[BT]|WITA|[AaPp]\.?[Mm]\b\.?))?(?:[ \t]?[:–—-])?[ \t]{1,9}(?=\p{L}|\+\d)/u;
const TASK = /^\[[ xXvV✓✔]?\][ \t]+(?=\S)/;
/** `Nama : Siti` */
const FORM = /^[^:]{1,40}\s:\s/;
/** `Isi ........ 5` */
const CONTENTS = /(?<![.…])(?:\.{4,}|…{2,})[ \t]*\d+$/;
const SECTION = /^\d{1,2}(?:\.\d{1,2}){1,3}\.?[ \t\u00A0]+(?=\p{L})/u;
const NOTE = /^\[(\d{1,3})\][ \t]+(?=\S)/;
const COUNTED =
  /^(?:\(([a-z]|\d{1,2}|[ivx]{1,4})\)\.?|([a-z]|[ivx]{2,4})[.)]{1,2}|(\d{1,2})[ \t]?(?:[.)]{1,2}|[:/-]))[ \t\u00A0]+(?=\S)/i;

/** Lines of one kind stay apart. */
const KINDS = [ITEM, SPEAKER, TYPED, STAR, LONG_DASH, PICTURE, STAMP, TIME, TASK, FORM, CONTENTS];
/** And those only where their numbers or letters rise from one line to the next. */
const LABELLED = [SECTION, NOTE, COUNTED];

/** Whether a line begins like one of several. */
export const beginsApart = (text: string): boolean => [...KINDS, ...LABELLED].some((one) => one.test(text));

/** Numbers as Markdown writes them, of which some may be left out. */
const NUMBER = /^\d{1,2}[.)]\s/;
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

function rises(before: string, after: string): boolean {
  const [one = '', other = ''] = [before, after].map((text) => text.replace(/[^a-z\d]/gi, '').toLowerCase());
  if (/^\d/.test(one))
    return Number(other) > Number(one) && (NUMBER.test(before) || Number(other) === Number(one) + 1);
  return (
    (ROMAN.includes(one) && ROMAN[ROMAN.indexOf(one) + 1] === other) ||
    (one.length === 1 && other.charCodeAt(0) === one.charCodeAt(0) + 1)
  );
}

/** Maximum length of a line of an address or a poem; prose is wrapped later. */
const SHORT = 45;
const BEGINS_LINE = /^["“‘'(*_]{0,3}[\p{Lu}\d]/u;
const BEGINS_FIRST = /^["“‘'(*_]{0,3}\p{Lu}/u;

const areShort = (lines: readonly string[]): boolean =>
  lines.length > 2 &&
  BEGINS_FIRST.test(lines[0] ?? '') &&
  lines.every((line) => line.length <= SHORT && BEGINS_LINE.test(line));

/** @returns of the lines of a paragraph, those that begin alike */
export function alikeIn(lines: readonly string[]): Set<number> {
  const apart = new Set<number>();
  const last = new Map<RegExp, number>();
  for (const [index, line] of lines.entries()) {
    const kind = KINDS.find((one) => one.test(line));
    const before = kind && last.get(kind);
    if (before !== undefined) apart.add(before).add(index);
    if (kind) last.set(kind, index);
    for (const one of kind ? [] : LABELLED) {
      const [label, above] = [one.exec(line)?.[0], one.exec(lines[index - 1] ?? '')?.[0]];
      if (label !== undefined && above !== undefined && rises(above, label)) apart.add(index - 1).add(index);
    }
  }
  return apart;
}

/** @returns of the lines of a paragraph, those that begin on a line of their own */
export const linesApart = (lines: readonly string[]): Set<number> =>
  areShort(lines) ? new Set(lines.keys()) : alikeIn(lines);

/** A line that does not begin with a word, or begins like a sentence, a name or an answer. */
const LATER_LINE = /\n[ \t]*(?:(?:jawab(?:an)?|answer) ?:|(?![a-z]{2,}(?:[^a-z.)]|$)))/i;
const NEXT_LINE = /\n[ \t]*["“‘'(*_]{0,3}\p{Lu}/u;
/** A fast test. */
const mayBeApart = (content: string): boolean =>
  LATER_LINE.test(content) || NEXT_LINE.test(content) || /\s:\s|\.{4}|…{2}/.test(content);

const isBreak = ({ type }: Token): boolean => type === 'softbreak' || type === 'hardbreak';

function breakLines({ tokens }: StateCore): void {
  for (const [index, { type, content, children }] of tokens.entries()) {
    if (type !== 'inline' || tokens[index - 1]?.type !== 'paragraph_open') continue;
    if (!children || !content.includes('\n') || !mayBeApart(content)) continue;
    const lines = content.split('\n').map((line) => line.trim());
    const breaks = children.filter(isBreak);
    // Code and HTML may go over several lines.
    if (breaks.length !== lines.length - 1) continue;
    for (const line of linesApart(lines))
      if (breaks[line - 1]?.type === 'softbreak')
        Object.assign(breaks[line - 1] ?? {}, { type: 'hardbreak', tag: 'br' });
  }
}

/** Makes a parser keep them apart. */
export function readTypedLines({ core }: MarkdownIt): void {
  core.ruler.after('inline', 'typed_lines', breakLines);
}
