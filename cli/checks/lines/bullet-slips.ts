/** Lines of a paragraph that begin with signs that make no list in Markdown, so that they run together. */
import type { Slip, SlipEdit } from '../../core/bodies/body-check.ts';
import type { Line } from '../../core/bodies/table-rows.ts';

/** Blanks of any kind, as word processors put them behind a sign. */
const GAP = '[ \\t\\u00A0\\u2000-\\u200B\\u202F\\u3000]';

interface Item {
  /** What stands in front of the text, blanks included. */
  lead: string;
  /** Signs of one list are of one kind. */
  kind: string;
  /** What the list mark is written before: a sign that says something itself stays. */
  kept: string;
  /** Whether nothing but an item of a list can be meant. */
  certain: boolean;
}

/** Signs that mean an item and nothing else; those of the private area are what Word's symbol fonts leave behind. */
const BULLET = new RegExp(
  `^([\\u2022\\u00B7\\u2219\\u22C5\\u2023\\u2043\\u25AA-\\u25AB\\u25A0-\\u25A1\\u25CF\\u25CB\\u25E6\\u25C6\\u25C7\\u2756\\u25B6\\u25BA\\u27A2\\u27A4\\uF000-\\uF0FF])${GAP}*(?=\\S)`,
);
/** Bullets of other fonts are letters. */
const LETTER = /^([oOvqlnØü§])(?:\t[ \t]*| {3,})(?=\S)/;
/** Signs that say something: done, wrong, this one, the third. */
const PICTURE = new RegExp(
  `^((?:\\d\\uFE0F?\\u20E3|[\\u2460-\\u2473\\u2776-\\u2793\\u2610-\\u2612\\u2713-\\u2718\\u2192\\u21D2\\u27A1\\u2605\\u2606]|(?![\\d#*©®™])\\p{Extended_Pictographic})[\\uFE0F\\u{1F3FB}-\\u{1F3FF}]?)${GAP}*(?=[^\\s\\p{Extended_Pictographic}])`,
  'u',
);
/** Behind a dash there may be what somebody says. */
const DASH = new RegExp(`^([\\u2013\\u2212])(?:${GAP}+(?=\\S)|(?=\\p{L}))`, 'u');
/** No emphasis: there is no other star. A plus is as good. */
const STAR = /^(?:\*(?=\p{L}[^*]*$)|\+(?=\p{L}))/u;
const LONG_DASH = new RegExp(`^([\\u2014\\u2015])${GAP}*(?=\\S)`);
const COUNTED = /^(?:\(([a-z]|\d{1,2}|[ivx]{1,4})\)|([a-z]|[ivx]{2,4})[.)])[ \t\u00A0]+(?=\S)/i;

/** Whether a text begins with a word of two letters or more: most lines do. */
const beginsWithWord = (text: string): boolean => /^[a-z]{2,}[^a-z.)]/i.test(text);

function itemIn(text: string): Item | null {
  if (beginsWithWord(text)) return null;
  const bullet = BULLET.exec(text);
  if (bullet) return { lead: bullet[0], kind: bullet[1] ?? '', kept: '', certain: true };
  const letter = LETTER.exec(text);
  if (letter) return { lead: letter[0], kind: letter[1] ?? '', kept: '', certain: true };
  const dash = DASH.exec(text);
  if (dash) return { lead: dash[0], kind: '–', kept: '', certain: true };
  const star = STAR.exec(text);
  if (star) return { lead: star[0], kind: star[0], kept: '', certain: true };
  const long = LONG_DASH.exec(text);
  if (long) return { lead: long[0], kind: '—', kept: '', certain: false };
  const picture = PICTURE.exec(text);
  if (picture) return { lead: picture[0], kind: 'picture', kept: `${picture[1]} `, certain: true };
  const counted = COUNTED.exec(text);
  const count = counted?.[1] ?? counted?.[2];
  return counted && count ? { lead: counted[0], kind: 'counted', kept: '', certain: false } : null;
}

const labelOf = (lead: string): string => lead.replace(/[^a-z\d]/gi, '').toLowerCase();

/** Labels that follow each other: letters and numbers are seldom anything else then. */
const ROWS = ['abcdefghijklmnopqrstuvwxyz'.split(''), 'i ii iii iv v vi vii viii ix x'.split(' ')];

function followsOn(before: Item, after: Item): boolean {
  const [one, other] = [labelOf(before.lead), labelOf(after.lead)];
  if (/^\d+$/.test(one)) return Number(other) === Number(one) + 1;
  return ROWS.some((row) => row.includes(one) && row[row.indexOf(one) + 1] === other);
}

const isHardBroken = (content: string, { at, text }: Line): boolean =>
  /^(?:[ \t]{2}|\\$)/.test(content.slice(at + text.length, at + text.length + 2)) || text.endsWith('\\');

/** @returns what is wrong with the lines of a paragraph that begin like items: one slip for the first list there is */
export function bulletSlip(content: string, lines: readonly Line[]): Slip | null {
  if (lines.length < 2) return null;
  const items = lines.map(({ text }) => itemIn(text));
  const first = items.findIndex(
    (item, index) =>
      item !== null &&
      items
        .slice(index + 1, index + 40)
        .some((other) => other?.kind === item.kind && (item.kind !== 'counted' || followsOn(item, other))),
  );
  const [line, item] = [lines[first], items[first]];
  if (!line || !item) return null;
  const rest = lines.slice(first);
  // Each line is kept apart by hand.
  if (rest.slice(0, -1).every((one) => isHardBroken(content, one))) return null;
  const ofList = items.slice(first);
  const certain = ofList.every((one) => one?.certain === true && one.kind === item.kind);
  const edits: SlipEdit[] = certain
    ? rest.map(({ at }, index) => {
        const { lead = '', kept = '' } = ofList[index] ?? {};
        return { at, length: lead.length, new: `- ${kept}`, bare: kept };
      })
    : [];
  const text = line.text.slice(item.lead.length);
  const mark = item.kind === 'counted' ? '1.' : '-';
  const fix = `${mark} ${item.kept}${text.length > 60 ? `${text.slice(0, 60)}…` : text}`;
  const params = { sign: item.lead.trim() || item.kind, fix };
  return { code: 'markdown/list-sign', params, at: line.at, length: line.text.length, edits };
}
