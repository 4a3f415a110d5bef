/** All that is looked for in the lines of a paragraph. */
import { isPlaceholder } from '../values/placeholders.ts';
import { bulletSlip } from './bullet-slips.ts';
import { type Line, lineSlips, linesIn } from './line-slips.ts';
import type { Slip } from './markdown-leftovers.ts';
import { pastedTable } from './pasted-tables.ts';

function placeholderSlip(lines: readonly Line[]): Slip | null {
  const line = lines.find(({ text }) => isPlaceholder(text));
  return line ? { code: 'markdown/placeholder', params: {}, at: line.at, length: line.text.length } : null;
}

const CONTAINER = /^:{3,} {0,9}[{\p{L}]/u;

/** `::: note`, template syntax of a whole line. */
function containerSlips(lines: readonly Line[]): Slip[] {
  return lines.flatMap(({ text, at }): Slip[] =>
    text.startsWith(':::') && CONTAINER.test(text)
      ? [{ code: 'markdown/template-syntax', params: { kind: '::: …' }, at, length: text.length }]
      : [],
  );
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
  return [...slips, ...containerSlips(lines)];
}
