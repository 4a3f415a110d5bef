/** Headings behind bookmarks of a word processor, as converters of documents write them: `<a id="part"></a># Title`. */
import type MarkdownIt from 'markdown-it';
import type { StateBlock } from 'markdown-it';
import { ruleNamed } from '../note-addresses.ts';

const ANCHOR = '<a id="([^"<>&]{1,200})"></a>';
const BEGINNING = new RegExp(`^((?:${ANCHOR}){1,20})#{1,6}[ \\t]`);

type Rule = (state: StateBlock, first: number, last: number, silent: boolean) => boolean;

/** Makes a parser read them: the heading takes the first id, and the others stay before it. */
export function readAnchoredHeadings({ block: { ruler } }: MarkdownIt): void {
  const heading = ruleNamed<Rule>(ruler, 'heading');
  const rule: Rule = (state, first, last, silent) => {
    const { src, bMarks, tShift, eMarks } = state;
    const begin = (bMarks[first] ?? 0) + (tShift[first] ?? 0);
    if (!src.startsWith('<a id="', begin)) return false;
    const [, anchors = ''] = BEGINNING.exec(src.slice(begin, eMarks[first])) ?? [];
    if (anchors === '') return false;
    if (silent) return true;
    const [{ 0: whole, 1: id = '' } = ['']] = anchors.matchAll(new RegExp(ANCHOR, 'g'));
    const others = anchors.slice(whole.length);
    if (others !== '')
      Object.assign(state.push('html_block', '', 0), { content: others, map: [first, first + 1] });
    const before = state.tokens.length;
    bMarks[first] = begin + anchors.length;
    tShift[first] = 0;
    heading(state, first, last, false);
    state.tokens[before]?.attrSet('id', id);
    return true;
  };
  ruler.before('heading', 'anchored_heading', rule, { alt: ['paragraph', 'reference', 'blockquote'] });
}
