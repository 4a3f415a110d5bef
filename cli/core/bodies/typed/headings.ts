/** Headings with no space behind their marks, as older tools wrote them, or with a special space next to them: `##Title`. */
import type MarkdownIt from 'markdown-it';
import type { StateBlock } from 'markdown-it';
import { ODD_SPACE } from './lists.ts';

/** A single `#` may begin a tag; two never do. */
const GLUED = /^(#{2,6})(?=[^#\s\\])/;
const SPACED = new RegExp(`^(?:[${ODD_SPACE}]+(#{1,6})\\s|(#{1,6})[${ODD_SPACE}])[\\s\\u200B]*(?=\\S)`);
const CLOSING = /(?:[ \t]#{1,6}|(?<=[^#\s])#{2,6})$/;

function typedHeading(state: StateBlock, first: number, _last: number, silent: boolean): boolean {
  const begin = (state.bMarks[first] ?? 0) + (state.tShift[first] ?? 0);
  if ((state.sCount[first] ?? 0) - state.blkIndent >= 4) return false;
  if (!/[^\p{L}\p{N}]/u.test(state.src[begin] ?? '')) return false;
  const line = state.src.slice(begin, state.eMarks[first]).trimEnd();
  const found = SPACED.exec(line) ?? GLUED.exec(line);
  const markup = found?.[1] ?? found?.[2];
  if (!found || markup === undefined) return false;
  if (silent) return true;
  const map: [number, number] = [first, first + 1];
  state.line = first + 1;
  const tag = `h${markup.length}`;
  Object.assign(state.push('heading_open', tag, 1), { markup, map });
  const content = line.slice(found[0].length).replace(CLOSING, '').trim();
  Object.assign(state.push('inline', '', 0), { content, map, children: [] });
  state.push('heading_close', tag, -1).markup = markup;
  return true;
}

/** Makes a parser read them. */
export function readTypedHeadings({ block: { ruler } }: MarkdownIt): void {
  ruler.after('heading', 'typed_heading', typedHeading, { alt: ['paragraph', 'reference', 'blockquote'] });
}
