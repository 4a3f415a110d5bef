import { type BodyCheck, type BodyFault, type Mistake, mistakeIn } from '../../core/bodies/body-check.ts';
import type { Block, BodyText } from '../../core/bodies/body-text.ts';
import { cellsOf, type TextSpan } from '../../core/bodies/table-rows.ts';
import { isPlaceholder, mayBePlaceholder, PLACEHOLDER_PARAMS } from '../../core/values/placeholders.ts';
import { bulletMistake, type Outer } from './bullet-mistakes.ts';
import { joinedMistake, separateLines, textBelowItem } from './joined-lines.ts';
import { lineMistakes, RULE, ruleFor, spansIn } from './line-mistakes.ts';
import { looseLists } from './loose-bullets.ts';
import { pastedTable } from './pasted-tables.ts';
import { longNotes, mayHaveNotes, noteHeadings, privateNotes } from './private-notes.ts';

/** Code is shown as it is on purpose. */
const CODE = /`[^`]*`/g;

function placeholderMistakes(lines: readonly TextSpan[]): Mistake[] {
  const line = lines.find(({ text }) => isPlaceholder(text.replace(CODE, '`')));
  if (!line) return [];
  return [
    { code: 'markdown/placeholder', params: PLACEHOLDER_PARAMS, at: line.at, length: line.text.length },
  ];
}

/** @returns the faults of a paragraph's lines: of lists and tables only the first */
export function paragraphMistakes(content: string, outer: Outer | null = null): Mistake[] {
  const lines = spansIn(content);
  const mistakes = lineMistakes(content, lines);
  if (mistakes.length === 0) {
    const run =
      joinedMistake(content, lines) ??
      bulletMistake(content, lines, outer) ??
      pastedTable(lines, content) ??
      separateLines(content, lines);
    if (run) mistakes.push(run);
  }
  return [...mistakes, ...placeholderMistakes(lines)];
}

/** Special spaces, which may be around the mark that a line begins with. */
const ODD_SPACE = /[\u00A0\u2000-\u200B\u202F\u3000]/;
/** Characters of tables. */
const SIGNS = /[|\t¦‖｜\u2502\u2503\u250C-\u254B\u2551-\u2570]/;
/** Two parts without spaces between them. */
const PARTS = /[;,](?! )[^;,\n]{0,41}[;,]/;
/** A later line that does not begin with a word, or begins like a sentence, a name or an answer. */
const LATER_LINE = /\n[ \t]*(?:(?:jawab(?:an)?|answer) ?:|(?![a-z]{2,}(?:[^a-z.)]|$)))/i;
const NEXT_LINE = /\n[ \t]*["“‘'(*_]{0,3}\p{Lu}/u;

/** @returns whether several lines may be a list or a table, or separate */
const areSuspect = (content: string): boolean =>
  SIGNS.test(content) ||
  PARTS.test(content) ||
  content.includes('   ') ||
  content.includes('....') ||
  content.includes('……') ||
  (content.includes(':') && /\s:\s/.test(content)) ||
  LATER_LINE.test(content) ||
  NEXT_LINE.test(content);

/** @returns whether the lines of a paragraph may be anything else: a fast test */
const isSuspect = (content: string): boolean =>
  content.includes('##') ||
  content.startsWith('|') ||
  (content.includes('|') && content.includes('--')) ||
  ODD_SPACE.test(content) ||
  (content.includes('\n') && areSuspect(content));

/** Intended meaning of a paragraph's lines: headings, lists, tables, or separate text. Placeholders may be anywhere. */
export default {
  on: 'body',
  *run(text) {
    const hasNotes = mayHaveNotes(text.body.text);
    for (const [index, block] of text.blocks.entries()) {
      const { parent, content } = block;
      const isParagraph = parent === 'paragraph_open';
      if (hasNotes) for (const mistake of privateNotes(block)) yield mistakeIn(text, block, mistake);
      if (!(isParagraph && isSuspect(content)) && !mayBePlaceholder(content)) continue;
      const gap = isParagraph && content.startsWith('|') ? tableGap(text, index) : null;
      if (gap?.fault) yield gap.fault;
      if (gap?.isPart) continue;
      const mistakes = isParagraph
        ? paragraphMistakes(content, content.includes('\n') ? outerOf(text, index) : null)
        : placeholderMistakes(spansIn(content));
      for (const mistake of mistakes) yield mistakeIn(text, block, mistake);
      const below = mistakes.length === 0 ? textBelowItem(text, index) : null;
      if (below) yield mistakeIn(text, block, below);
    }
    if (hasNotes) yield* longNotes(text);
    yield* noteHeadings(text);
    yield* looseLists(text);
  },
} satisfies BodyCheck;

/** The mark of an item, with the spaces around it. */
const MARK = /^[ \t]*(?:[-+*]|\d{1,9}[.)])[ \t]+(?=\S)/;

/** @returns the item of a list that the lines of a block belong to, also with an empty line above them */
function outerOf(text: BodyText, index: number): Outer | null {
  const { blocks } = text;
  const block = blocks[index];
  const isBetween = !block?.inItem && blocks[index - 1]?.inItem && blocks[index + 1]?.inItem;
  const item = isBetween ? blocks[index - 1] : block;
  if (!block || !item?.inItem) return null;
  const line = text.lineOf(item.lines[0]).trimEnd();
  const column = MARK.exec(line)?.[0].length;
  if (column === undefined) return null;
  const [first, end] = block.lines;
  const columns = Array.from({ length: end - first }, (_, at) => text.lineOf(first + at).search(/[^ \t]|$/));
  return { line, column, columns, isAbove: item !== block };
}

/** Number of columns of a cell's row, or of a paragraph that looks like rows; otherwise 0. */
function columnsOf(text: BodyText, { parent, content, cell, lines: [first] }: Block): number {
  const isRows =
    parent === 'paragraph_open' && content.split('\n').every((row) => /^\|.*\|$/.test(row.trim()));
  return cell >= 0 || isRows ? cellsOf(text.lineOf(first)).length : 0;
}

/** Whether a paragraph is the rest of the table above it. */
function continues(text: BodyText, above: Block | undefined, block: Block | undefined): boolean {
  if (!above || !block || block.cell >= 0) return false;
  const columns = columnsOf(text, block);
  if (columns === 0 || columnsOf(text, above) !== columns) return false;
  const between = text.body.text.slice(text.starts[above.lines[1]], text.starts[block.lines[0]]);
  // A head alone is followed by its rule.
  return /^[-:|\s]*$/.test(between);
}

/** @returns whether a paragraph is a part of a table with gaps, which is reported at its first gap; with the fault */
function tableGap(text: BodyText, index: number): { isPart: boolean; fault?: BodyFault } {
  const { blocks } = text;
  const isRest = (at: number): boolean => continues(text, blocks[at - 1], blocks[at]);
  if (!isRest(index)) return { isPart: isRest(index + 1) };
  const [above, block] = [blocks[index - 1], blocks[index]];
  if (!above || !block || (above.cell < 0 && isRest(index - 1))) return { isPart: true };
  let end = index + 1;
  while (isRest(end)) end += 1;
  const parts = blocks.slice(index, end).map(({ content }) => content);
  const rows = [above.content, ...parts].flatMap((part) => part.split('\n'));
  const hasRule = above.cell >= 0 || rows.some((row) => RULE.test(row));
  const params = { count: parts.length, fix: hasRule ? '' : ruleFor(above.content) };
  return { isPart: true, fault: { code: 'markdown/table-gap', params, at: text.wholeLine(block.lines[0]) } };
}
