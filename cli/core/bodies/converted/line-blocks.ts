/** Lines that stay apart, as pandoc writes an address or a poem: each begins with a bar, and has no other. */
import type MarkdownIt from 'markdown-it';
import type { StateBlock, StateCore } from 'markdown-it';

const LINE = /^\|(?: ([^|]*))?$/;

function lineBlock(state: StateBlock, first: number, last: number, silent: boolean): boolean {
  const lineAt = (line: number): string | undefined => {
    const begin = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
    const isInside = line < last && (state.sCount[line] ?? 0) - state.blkIndent < 4;
    const found =
      isInside && state.src[begin] === '|' ? LINE.exec(state.src.slice(begin, state.eMarks[line])) : null;
    return found ? (found[1] ?? '') : undefined;
  };
  const texts: string[] = [];
  for (let text = lineAt(first); text !== undefined; text = lineAt(first + texts.length))
    texts.push(text.trim());
  const end = first + texts.length;
  // Another line below it may be one of a table.
  if (silent || texts.filter((text) => text !== '').length < 2 || (end < last && !state.isEmpty(end)))
    return false;
  const map: [number, number] = [first, end];
  state.push('paragraph_open', 'p', 1).map = map;
  Object.assign(state.push('inline', '', 0), {
    content: texts.join('\n'),
    children: [],
    map,
    meta: { apart: true },
  });
  state.push('paragraph_close', 'p', -1);
  state.line = end;
  return true;
}

function breakLines({ tokens }: StateCore): void {
  for (const { meta, children } of tokens)
    if ((meta as { apart?: boolean } | null)?.apart)
      for (const child of children ?? [])
        if (child.type === 'softbreak') Object.assign(child, { type: 'hardbreak', tag: 'br' });
}

/** Makes a parser read them. */
export function readLineBlocks({ block, core }: MarkdownIt): void {
  block.ruler.before('paragraph', 'line_block', lineBlock);
  core.ruler.after('inline', 'line_block', breakLines);
}
