/** Text that shows as code because it is indented, as word processors paste it. */
import type { Token } from 'markdown-it';
import type { BodyCheck, BodyEdit, BodyFault } from '../../core/bodies/body-check.ts';
import type { BodyText } from '../../core/bodies/body-text.ts';
import { isIndentedProse, isPlainProse } from './prose.ts';

/** Spaces before a code block, if removing them is certain to be right. */
function indentEdits(text: BodyText, first: number, last: number): BodyEdit[] {
  const lines = Array.from({ length: last - first }, (_, index) => text.lineOf(first + index));
  if (!isPlainProse(lines)) return [];
  return lines.flatMap((line, index) => {
    const indent = line.trim() === '' ? '' : (/^[ \t]*/.exec(line)?.[0] ?? '');
    const start = text.startOf(first + index);
    return indent === '' ? [] : [{ start, end: start + indent.length, new: '', bare: indent }];
  });
}

function indentedTextFault(text: BodyText, { content, map, level }: Token): BodyFault | null {
  if (!map || !isIndentedProse(content)) return null;
  const [first, end] = map;
  let last = end;
  while (last > first + 1 && text.lineOf(last - 1).trim() === '') last -= 1;
  const edits = level === 0 ? indentEdits(text, first, last) : [];
  return { code: 'markdown/indented-text', at: text.wholeLine(first), edits };
}

export default {
  on: 'body',
  of: ['code_block'],
  *run(text) {
    for (const token of text.tokens) {
      const fault = token.type === 'code_block' ? indentedTextFault(text, token) : null;
      if (fault) yield fault;
    }
  },
} satisfies BodyCheck;
