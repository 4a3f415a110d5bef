/** Boxes that there are not, which show as text with their colons, and boxes that no line closes. */
import type { BodyCheck } from '../../core/bodies/body-check.ts';
import { formatValue } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/suggest.ts';

const OPENING = /^[ \t]*:{3,}[ \t]*([^\s:]+)/gm;
const CLOSING = /^[\s>]*:{3,}\s*$/;

export default {
  on: 'body',
  *run(text) {
    const { boxes } = text;
    for (const block of text.blocks) {
      const { parent, content } = block;
      if (parent !== 'paragraph_open' || !content.includes(':::')) continue;
      for (const { 0: line, 1: name = '', index } of content.matchAll(OPENING)) {
        const start = text.place(block, index + line.length - name.length);
        const params = { name: formatValue(name), known: boxes.join(', ') };
        const at = { start, end: start + name.length };
        yield { code: 'markdown/unknown-box', params, suggestions: nearest(name, boxes), at };
      }
    }
    /** Lines that close an outer box. */
    const closed = new Set<number>();
    for (const { type, markup, info, map } of text.tokens) {
      if (type !== 'container_box_open' || !map) continue;
      const [first, last] = map;
      if (!closed.has(last) && CLOSING.test(text.lineOf(last))) closed.add(last);
      else {
        const params = { mark: markup, name: formatValue(info.trim()) };
        yield { code: 'markdown/unclosed-box', params, at: text.wholeLine(first) };
      }
    }
  },
} satisfies BodyCheck;
