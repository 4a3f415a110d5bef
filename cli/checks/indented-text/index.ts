/** Text that shows as code because it is indented, as word processors paste it. */
import type { Token } from 'markdown-it';
import type { BodyCheck, BodyEdit, BodyFault, BodyText } from '../../core/bodies/text/index.ts';
import { isIndentedList, isIndentedProse, isItemOrRow, isPlainProse } from './prose.ts';

/** Spaces before a code block, if removing them is safe. */
function indentEdits(text: BodyText, first: number, last: number): BodyEdit[] {
  const lines = Array.from({ length: last - first }, (_, index) => text.lineOf(first + index));
  const isJoined = text.lineOf(last).trim() !== '' && isItemOrRow(lines.at(-1)?.trim() ?? '');
  if (isJoined || !isPlainProse(lines)) return [];
  return lines.flatMap((line, index) => {
    const indent = line.trim() === '' ? '' : (/^[ \t]*/.exec(line)?.[0] ?? '');
    const start = text.startOf(first + index);
    return indent === '' ? [] : [{ start, end: start + indent.length, new: '', bare: indent }];
  });
}

/** Code is rare in a quotation. */
const ENOUGH_IN_QUOTE = 5;

function indentedTextFault(
  text: BodyText,
  { content, map, level }: Token,
  isQuoted: boolean,
): BodyFault | null {
  const isProse = isIndentedProse(content, isQuoted ? ENOUGH_IN_QUOTE : undefined);
  if (!map || !(isProse || isIndentedList(content))) return null;
  const [first, behind] = map;
  let last = behind;
  while (last > first + 1 && text.lineOf(last - 1).trim() === '') last -= 1;
  const edits = level === 0 ? indentEdits(text, first, last) : [];
  // Marks of a quotation are not part of it.
  const [shown = ''] = content.split('\n');
  const { end } = text.wholeLine(first);
  return { code: 'markdown/indented-text', at: { start: end - shown.trim().length, end }, edits };
}

export default {
  on: 'body',
  of: ['code_block'],
  *run(text) {
    let quotes = 0;
    for (const token of text.tokens) {
      if (token.type.startsWith('blockquote_')) quotes += token.nesting;
      const fault = token.type === 'code_block' ? indentedTextFault(text, token, quotes > 0) : null;
      if (fault) yield fault;
    }
  },
} satisfies BodyCheck;
