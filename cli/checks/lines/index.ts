import { type BodyCheck, type Slip, slipIn } from '../../core/bodies/body-check.ts';
import type { TextSpan } from '../../core/bodies/table-rows.ts';
import { isPlaceholder, PLACEHOLDER_HINT } from '../../core/values/placeholders.ts';
import { bulletSlip } from './bullet-slips.ts';
import { lineSlips, spansIn } from './line-slips.ts';
import { looseLists } from './loose-bullets.ts';
import { pastedTable } from './pasted-tables.ts';
import { tableGap } from './table-gaps.ts';

function placeholderSlips(lines: readonly TextSpan[]): Slip[] {
  const line = lines.find(({ text }) => isPlaceholder(text));
  return line ? [{ code: 'markdown/placeholder', params: {}, at: line.at, length: line.text.length }] : [];
}

/** @returns the faults of a paragraph's lines: of lists and tables only the first */
export function paragraphSlips(content: string): Slip[] {
  const lines = spansIn(content);
  const slips = lineSlips(content, lines);
  if (slips.length === 0) {
    const run = bulletSlip(content, lines) ?? pastedTable(lines, content);
    if (run) slips.push(run);
  }
  return [...slips, ...placeholderSlips(lines)];
}

/**
 * A fast test for such paragraphs: characters of headings or tables, a special space or gap, two parts without spaces
 * between them, or a later line that does not begin with a word.
 */
const SUSPECT =
  /[#|\t¦‖｜\u2502\u2503\u250C-\u254B\u2551-\u2570\u00A0\u2000-\u200B\u202F\u3000]| {3}|\s:\s|\.{4}|……|[;,](?! )[^;,\n]{0,41}[;,]|\n[ \t]*(?:(?:jawab(?:an)?|answer) ?:|(?![a-z]{2,}(?:[^a-z.)]|$)))/i;

/** Intended meaning of a paragraph's lines: headings, lists, tables, or separate text. Placeholders may be anywhere. */
export default {
  on: 'body',
  *run(text) {
    for (const [index, block] of text.blocks.entries()) {
      const { parent, content } = block;
      const isParagraph = parent === 'paragraph_open';
      if (!(isParagraph && SUSPECT.test(content)) && !PLACEHOLDER_HINT.test(content)) continue;
      const gap = isParagraph && content.startsWith('|') ? tableGap(text, index) : null;
      if (gap?.fault) yield gap.fault;
      if (gap?.isPart) continue;
      const slips = isParagraph ? paragraphSlips(content) : placeholderSlips(spansIn(content));
      for (const slip of slips) yield slipIn(text, block, slip);
    }
    yield* looseLists(text);
  },
} satisfies BodyCheck;
