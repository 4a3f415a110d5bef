/** Lines of a paragraph that were intended to be a heading, a list or a table. */
import type { Mistake, MistakeEdit } from '../../core/bodies/body-check.ts';
import { cellsOf, type TextSpan } from '../../core/bodies/table-rows.ts';
import { phrase } from '../../diagnostics/phrases.ts';
import { linesIn } from '../../diagnostics/place.ts';
import { tableOnOneLine } from './one-line-tables.ts';
import { TYPED_RULE } from './pasted-tables.ts';

/** Spaces that Markdown does not recognise. */
const ODD_SPACE = '[\\u00A0\\u2000-\\u200B\\u202F\\u3000]';

/** Marks with a special space before or after them, in front of the text they were intended for. */
const withOddSpace = (signs: string): RegExp =>
  new RegExp(`^(?:${ODD_SPACE}+(${signs})\\s|(${signs})${ODD_SPACE})[\\s\\u200B]*(?=\\S)`, 'u');

// A single `#` may be a hashtag; two never are.
const GLUED_HEADING = /^(#{2,6})(?=[^#\s\\])/;
const SPACED_HEADING = withOddSpace('#{1,6}');
const SPACED_ITEM = withOddSpace('[-+*]|\\d{1,9}[.)]');
/** A hyphen or number directly before a word: a single one may be intended, several lines are a list. */
const GLUED_ITEM = /^(-|\d{1,9}[.)])(?=\p{L})/u;
const ROW = /^\|/;
/** The row below a table's head, with too few or too many parts. */
export const RULE = /^\|?[ \t]*:?-{2,}:?[ \t]*\|[-:| \t]*$/;

/** @returns the lines of an inline token's content */
export const spansIn = (content: string): TextSpan[] =>
  linesIn(content).map(({ start, text: line }) => {
    const text = line.replace(/^[ \t]+/, '');
    return { text: text.trimEnd(), at: start + line.length - text.length };
  });

/** @returns the row that belongs below a table's head */
export const ruleFor = (head: string): string => `|${'---|'.repeat(cellsOf(head).length)}`;

/** The intended form of a line, and its place. */
function respace(code: Mistake['code'], { text, at }: TextSpan, match: RegExpExecArray): Mistake {
  const [whole, ...signs] = match;
  // `##Judul##` closes it again.
  const rest = text.slice(whole.length).replace(/(?<=[^#\s])#{2,6}$/, '');
  const fix = `${signs.find((sign) => sign !== undefined)} ${rest.length > 60 ? `${rest.slice(0, 60)}…` : rest}`;
  return { code, params: { fix }, at, length: text.length };
}

function headingMistake(line: TextSpan): Mistake | null {
  const match = SPACED_HEADING.exec(line.text) ?? GLUED_HEADING.exec(line.text);
  const sign = match?.[1] ?? match?.[2];
  if (!match || !sign) return null;
  const edits: MistakeEdit[] = [{ at: line.at, length: match[0].length, new: `${sign} `, bare: '' }];
  return {
    ...respace('markdown/heading-space', line, match),
    ...(!line.text.endsWith('#') && { edits }),
  };
}

function listMistake(lines: readonly TextSpan[]): Mistake | null {
  const glued = lines.filter(({ text }) => GLUED_ITEM.test(text)).length > 1;
  const matches = lines.map(({ text }) => SPACED_ITEM.exec(text) ?? (glued ? GLUED_ITEM.exec(text) : null));
  const first = matches.findIndex((match) => match !== null);
  const [line, match] = [lines[first], matches[first]];
  if (!line || !match) return null;
  const edits = lines.slice(first).flatMap(({ at }, index): MistakeEdit[] => {
    const found = matches[first + index];
    const sign = found?.[1] ?? found?.[2];
    return found && sign ? [{ at, length: found[0].length, new: `${sign} `, bare: '' }] : [];
  });
  const safe = edits.length === lines.length - first;
  return { ...respace('markdown/list-space', line, match), ...(safe && { edits }) };
}

/** `of the type string|number in one,`: a bar between two words of a sentence. */
const isProse = (text: string): boolean =>
  !text.includes('| ') &&
  !text.includes(' |') &&
  cellsOf(text).some((cell) => cell.text.split(' ', 3).length > 2);

function tableMistake(lines: readonly TextSpan[]): Mistake | null {
  if (!lines.some(({ text }) => text.includes('|')) || lines.some(({ text }) => TYPED_RULE.test(text)))
    return null;
  for (const [index, line] of lines.entries()) {
    // The rest of a cell that went over several lines.
    if (!/[^|\s]/.test(line.text)) continue;
    const whole = tableOnOneLine(line);
    if (whole) return whole;
    const { text, at } = line;
    const next = lines[index + 1]?.text ?? '';
    const isWhole = ROW.test(text) && cellsOf(text).length > 1 && /(?<!\\)\|$/.test(text);
    const parts = text.includes('|') && next.includes('|') ? cellsOf(text).length : 0;
    const third = lines[index + 2]?.text ?? '';
    const isRow =
      parts > 1 &&
      parts === cellsOf(next).length &&
      !(isProse(text) && isProse(next)) &&
      (parts > 2 || (parts === 2 && third.includes('|') && cellsOf(third).length === 2));
    const head =
      isWhole || isRow || (ROW.test(text) && ROW.test(next)) || (text.includes('|') && RULE.test(next));
    if (!head) continue;
    const lacksHead = RULE.test(text);
    const lack = phrase(lacksHead ? 'markdown/table-rule:head' : 'markdown/table-rule:rule');
    const columns = cellsOf(text).map((_, column) => ` ${String.fromCharCode(65 + (column % 26))} |`);
    const shown = lacksHead ? { fix: '', head: `|${columns.join('')}` } : { fix: ruleFor(text), head: '' };
    return { code: 'markdown/table-rule', params: { lack, rows: [], ...shown }, at, length: text.length };
  }
  return null;
}

/** @returns the faults of a paragraph's lines: each heading, and at most one list and one table */
export function lineMistakes(content: string, lines = spansIn(content)): Mistake[] {
  const headings = lines.map(headingMistake);
  return [...headings, listMistake(lines), tableMistake(lines)].filter((mistake) => mistake !== null);
}
