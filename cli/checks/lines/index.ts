import {
  type Block,
  type BodyCheck,
  type BodyFault,
  type BodyText,
  cellsOf,
  type Mistake,
  mistakeIn,
  type TextSpan,
} from '../../core/bodies/text/index.ts';
import { alikeIn } from '../../core/bodies/typed/index.ts';
import { isPlaceholder, mayBePlaceholder, PLACEHOLDER_PARAMS } from '../../core/values/placeholders.ts';
import { textBelowItem } from './joined-lines.ts';
import { RULE, ruleFor, spansIn, tableMistake } from './line-mistakes.ts';
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

/** @returns the faults of a paragraph's lines: of tables only the first */
export function paragraphMistakes(content: string): Mistake[] {
  const lines = spansIn(content);
  const isApart = alikeIn(lines.map(({ text }) => text)).size > 0;
  const table = tableMistake(lines) ?? (isApart ? null : pastedTable(lines));
  return [...(table ? [table] : []), ...placeholderMistakes(lines)];
}

/** Characters of tables. */
const SIGNS = /[|\t¦‖｜\u2502\u2503\u250C-\u254B\u2551-\u2570]/;
/** Two parts without spaces between them. */
const PARTS = /[;,](?! )[^;,\n]{0,41}[;,]/;

/** @returns whether the lines of a paragraph may be a table: a fast test */
const isSuspect = (content: string): boolean =>
  content.startsWith('|') ||
  (content.includes('|') && content.includes('--')) ||
  (content.includes('\n') && (SIGNS.test(content) || PARTS.test(content) || content.includes('   ')));

/** Tables that the lines of a paragraph were intended to be, and placeholders, which may be anywhere. */
export default {
  on: 'body',
  *run(text) {
    const hasNotes = mayHaveNotes(text.body.text);
    for (const [index, block] of text.blocks.entries()) {
      const { parent, content } = block;
      const isParagraph = parent === 'paragraph_open';
      if (hasNotes) for (const mistake of privateNotes(block)) yield mistakeIn(text, block, mistake);
      const mayFollow = block.inItem && content.includes('\n');
      if (!(isParagraph && (mayFollow || isSuspect(content))) && !mayBePlaceholder(content)) continue;
      const gap = isParagraph && content.startsWith('|') ? tableGap(text, index) : null;
      if (gap?.fault) yield gap.fault;
      if (gap?.isPart) continue;
      const mistakes = isParagraph ? paragraphMistakes(content) : placeholderMistakes(spansIn(content));
      for (const mistake of mistakes) yield mistakeIn(text, block, mistake);
      const below = mistakes.length === 0 ? textBelowItem(text, index) : null;
      if (below) yield mistakeIn(text, block, below);
    }
    if (hasNotes) yield* longNotes(text);
    yield* noteHeadings(text);
  },
} satisfies BodyCheck;

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
