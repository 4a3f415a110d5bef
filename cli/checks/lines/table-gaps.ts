/** Rows of a table that empty lines separate from it, so that they are text. */
import type { BodyFault } from '../../core/bodies/body-check.ts';
import type { Block, BodyText } from '../../core/bodies/body-text.ts';
import { cellsOf } from '../../core/bodies/table-rows.ts';
import { RULE, ruleFor } from './line-slips.ts';

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
export function tableGap(text: BodyText, index: number): { isPart: boolean; fault?: BodyFault } {
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
