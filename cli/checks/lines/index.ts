import { type BodyCheck, type Slip, slipIn } from '../../core/bodies/body-check.ts';
import type { Line } from '../../core/bodies/table-rows.ts';
import { isPlaceholder } from '../../core/values/placeholders.ts';
import { bulletSlip } from './bullet-slips.ts';
import { lineSlips, linesIn } from './line-slips.ts';
import { pastedTable } from './pasted-tables.ts';

function placeholderSlip(lines: readonly Line[]): Slip | null {
  const line = lines.find(({ text }) => isPlaceholder(text));
  return line ? { code: 'markdown/placeholder', params: {}, at: line.at, length: line.text.length } : null;
}

/** @returns what is wrong with the lines of a paragraph: of lists and tables the first alone */
export function paragraphSlips(content: string): Slip[] {
  const lines = linesIn(content);
  const slips = lineSlips(content, lines);
  if (slips.length === 0) {
    const run = bulletSlip(content, lines) ?? pastedTable(lines);
    if (run) slips.push(run);
  }
  const placeholder = placeholderSlip(lines);
  if (placeholder) slips.push(placeholder);
  return slips;
}

/** What the lines of paragraphs were meant to be: headings, lists, tables, a text of their own. */
export default {
  on: 'body',
  *run({ blocks }) {
    for (const block of blocks)
      if (block.parent === 'paragraph_open')
        for (const slip of paragraphSlips(block.content)) yield slipIn(block, slip);
  },
} satisfies BodyCheck;
