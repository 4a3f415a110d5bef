/** Lines of a paragraph that begin with bullets unknown to Markdown, so that they run together. */
import type { Mistake, MistakeEdit } from '../../core/bodies/body-check.ts';
import type { TextSpan } from '../../core/bodies/table-rows.ts';

/** Spaces of any kind, as word processors put them after a bullet. */
const GAP = '[ \\t\\u00A0\\u2000-\\u200B\\u202F\\u3000]';

interface Item {
  /** The part before the text, spaces included. */
  lead: string;
  /** Bullets of one list are of one kind. */
  kind: string;
  /** Text after the list mark: a meaningful character is kept. */
  kept: string;
  /** Whether it can only be an item of a list. */
  safe: boolean;
}

/** Characters that are always bullets; those of the private use area come from Word's symbol fonts. */
export const BULLET = new RegExp(
  `^([\\u2022\\u00B7\\u2219\\u22C5\\u2023\\u2043\\u25AA-\\u25AB\\u25A0-\\u25A1\\u25CF\\u25CB\\u25E6\\u25C6\\u25C7\\u2756\\u25B6\\u25BA\\u27A2\\u27A4\\u00BB\\u203A\\uF000-\\uF0FF])${GAP}*(?=\\S)`,
);
/** Bullets of other fonts, which are letters. */
const LETTER = /^([Øü](?=[ \t])|§(?=[ \t]+\D)|[oOvqln](?=\t| {3}))[ \t]+(?=\S)/;
/** Arrows and the like, as typed. */
const TYPED = /^(=>|->|~)[ \t]+(?=\S)/;
/** Meaningful characters: done, wrong, this one, the third. */
const PICTURE = new RegExp(
  `^((?:\\d\\uFE0F?\\u20E3|[\\u2460-\\u2473\\u2776-\\u2793\\u2610-\\u2612\\u2713-\\u2718\\u2192\\u21D2\\u27A1\\u2605\\u2606]|(?![\\d#*©®™])\\p{Extended_Pictographic})[\\uFE0F\\u{1F3FB}-\\u{1F3FF}]?)${GAP}*(?=[^\\s\\p{Extended_Pictographic}])`,
  'u',
);
/** A dash may also begin direct speech. */
const DASH = new RegExp(`^([\\u2012\\u2013\\u2212])(?:${GAP}+(?=\\S)|(?=\\p{L}))`, 'u');
/** Not emphasis: there is no other asterisk. A plus is equivalent. */
const STAR = /^(?:\*(?=\p{L}[^*]*$)|\+(?=\p{L}))/u;
const LONG_DASH = new RegExp(`^([\\u2014\\u2015])${GAP}*(?=\\S)`);
const COUNTED =
  /^(?:\(([a-z]|\d{1,2}|[ivx]{1,4})\)\.?|([a-z]|[ivx]{2,4})[.)]{1,2}|(\d{1,2})[ \t]?(?:[.)]{1,2}|[:/-]))[ \t\u00A0]+(?=\S)/i;

/** Numbers of parts, which are kept. */
const SECTION = /^\d{1,2}(?:\.\d{1,2}){1,3}\.?[ \t\u00A0]+(?=\p{L})/u;
/** A time of the day, alone, with the end, or with the date as in an exported chat. */
const TIME =
  /^\[?(?:\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,?[ \t]+)?(?:[01]?\d|2[0-3])[.:][0-5]\d(?![\d,]|[.:]\d{3})(?:[.:][0-5]\d)?(?:[ \t]?[-–—][ \t]?\d{1,2}[.:]\d{2})?(?:[ \t]?(?:WI[BT]|WITA|[AaPp]\.?[Mm]\b\.?))?\]?(?:[ \t]?[:–—-])?[ \t]{1,9}(?=\p{L}|\+\d)/u;

/** The box of a task. */
const TASK = /^\[[ xXvV✓✔]?\][ \t]+(?=\S)/;

/** A question or an answer. */
const SPEAKER = /^(?:Q|A|T|J|Tanya|Jawab|Pertanyaan|Jawaban|Question|Answer)[ \t]?:[ \t]+(?=\S)/;

/**
 * How lines begin like items; the first that matches counts. For each: the kind of its list, by default its sign; what of
 * it is kept; whether it is safe.
 */
const BEGINNINGS: readonly [begins: RegExp, kind: string, keeps: 'all' | 'sign' | 'none', safe: boolean][] = [
  [SPEAKER, 'speaker', 'all', false],
  [BULLET, '', 'none', true],
  [LETTER, '', 'none', true],
  [TYPED, '', 'none', true],
  [DASH, '–', 'none', true],
  [STAR, '', 'none', true],
  [LONG_DASH, '—', 'none', false],
  [PICTURE, 'picture', 'sign', true],
  [TIME, 'time', 'all', false],
  [SECTION, 'section', 'all', false],
  [TASK, 'task', 'all', false],
  [COUNTED, 'counted', 'none', false],
];

function itemIn(text: string): Item | null {
  for (const [begins, kind, keeps, safe] of BEGINNINGS) {
    const [lead, sign = lead] = begins.exec(text) ?? [];
    if (lead === undefined || sign === undefined) continue;
    return { lead, kind: kind || sign, kept: { all: lead, sign: `${sign} `, none: '' }[keeps], safe };
  }
  return null;
}

/** Whether a line begins like an item of a list. */
export const beginsLikeItem = (text: string): boolean => itemIn(text.trim()) !== null;

/** @returns an item as it should be, at most 60 characters of its text */
export const itemFix = (mark: string, text: string): string =>
  `${mark}${text.length > 60 ? `${text.slice(0, 60)}…` : text}`;

/** Maximum number of items shown. */
const MOST_SHOWN = 3;

const labelOf = (lead: string): string => lead.replace(/[^a-z\d]/gi, '').toLowerCase();

/** Consecutive labels: letters and numbers are rarely anything else then. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz'.split(''), 'i ii iii iv v vi vii viii ix x'.split(' ')];

function followsOn(before: Item, after: Item): boolean {
  const [one, other] = [labelOf(before.lead), labelOf(after.lead)];
  if (/^\d+$/.test(one)) return Number(other) === Number(one) + 1;
  return ROWS.some((row) => row.includes(one) && row[row.indexOf(one) + 1] === other);
}

/** Numbers as Markdown writes them; two that rise from line to line are those of a list. */
const NUMBER = /^\d{1,2}[.)][ \t\u00A0]/;
const isHigher = ({ lead: one }: Item, { lead: other }: Item): boolean =>
  NUMBER.test(one) && NUMBER.test(other) && Number(labelOf(other)) > Number(labelOf(one));

/** Capital letters before a name are initials: a list begins with the first, or with a Roman one. */
const INITIAL = /^[B-HJ-Z]\.\s/;
const isSentence = ({ text }: TextSpan): boolean => /^[A-Z]\. .*\.$/.test(text);

/** Whether only two sentences begin with `A.` and `B.`, and nothing announces a list. */
function mayBeNames(lines: readonly TextSpan[], first: number): boolean {
  const [before, one, two, third] = [-1, 0, 1, 2].map((index) => lines[first + index]);
  const areSentences = [one, two].every((line) => line && isSentence(line));
  return areSentences && !before?.text.endsWith(':') && !/^C\. /.test(third?.text ?? '');
}

/** Whether a line of a paragraph is separated from the next one by hand. */
export const isHardBroken = (content: string, { at, text }: TextSpan): boolean =>
  /^(?:[ \t]{2}|\\$)/.test(content.slice(at + text.length, at + text.length + 2)) ||
  /(?:\\|<br ?\/?>)$/i.test(text);

/** The item of a list that the lines belong to. */
export interface Outer {
  /** Its first line, as written. */
  line: string;
  /** Column of its text. */
  column: number;
  /** Columns at which the lines begin. */
  columns: readonly number[];
  /** Whether an empty line ends it above them. */
  isAbove: boolean;
}

/** The list mark that an item should have: of numbers that are not consecutive each is kept as text. */
function markOf({ kind, kept, lead }: Item, index: number, [item, next]: readonly (Item | null)[]): string {
  const label = labelOf(lead);
  if (kind !== 'counted') return `- ${kept}`;
  if (!/^\d+$/.test(label)) return `${index + 1}. `;
  return item && next && isHigher(item, next) && !followsOn(item, next)
    ? `- ${label}\\. `
    : `${Number(label)}. `;
}

/**
 * @param outer the item of a list that the lines are in: a list in it must be indented, or it would end that list
 * @returns the faults of a paragraph's lines that begin like items: one for the first list
 */
export function bulletMistake(
  content: string,
  lines: readonly TextSpan[],
  outer: Outer | null = null,
): Mistake | null {
  if (lines.length < 2) return null;
  const items = lines.map(({ text }) => itemIn(text));
  const isSame = (item: Item, other: Item | null): boolean =>
    other?.kind === item.kind && (!/^(?:counted|section)$/.test(item.kind) || followsOn(item, other));
  const isNext = (item: Item, other: Item | null | undefined): boolean => !!other && isHigher(item, other);
  const first = items.findIndex(
    (item, index) =>
      item &&
      !INITIAL.test(item.lead) &&
      (isNext(item, items[index + 1]) ||
        items.slice(index + 1, index + 40).some((other) => isSame(item, other))),
  );
  const [line, item] = [lines[first], items[first]];
  if (!line || !item || mayBeNames(lines, first)) return null;
  const rest = lines.slice(first);
  // Each line is separated by hand.
  if (rest.slice(0, -1).every((one) => isHardBroken(content, one))) return null;
  const ofList = items.slice(first);
  // The first line of an item may have two marks.
  const depth = outer && (first > 0 || outer.isAbove) ? outer.column : 0;
  const safe = ofList.every((one) => one?.safe === true && one.kind === item.kind);
  const edits: MistakeEdit[] = safe
    ? rest.map(({ at }, index) => {
        const { lead = '', kept = '' } = ofList[index] ?? {};
        const indent = ' '.repeat(Math.max(0, depth - (outer?.columns[first + index] ?? 0)));
        return { at, length: lead.length, new: `${indent}- ${kept}`, bare: kept };
      })
    : [];
  const sign = item.lead.trim() || item.kind;
  const shown = rest.slice(0, MOST_SHOWN).flatMap(({ text }, index) => {
    const own = ofList[index];
    return own ? [itemFix(markOf(own, index, ofList.slice(index)), text.slice(own.lead.length))] : [];
  });
  const isInside = outer !== null && depth > 0;
  const rows = isInside ? [itemFix('', outer.line), ...shown.map((row) => ' '.repeat(depth) + row)] : [];
  const [fix = ''] = isInside ? [] : shown;
  // It is written right, but a list below a text without an empty line begins with 1.
  const isRight = !isInside && fix.startsWith(`${sign} `);
  const params = { sign, fix, rows, first: isRight ? sign : '' };
  return { code: 'markdown/list-sign', params, at: line.at, length: line.text.length, edits };
}
