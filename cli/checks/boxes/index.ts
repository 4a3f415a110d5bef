/**
 * Boxes that there are not, which show as text with their colons, boxes that no line closes or whose text is joined to
 * the line that opens them, and attributes that a component does not take.
 */

import { boxFaults, isUnclosed, joinedText } from '../../core/bodies/boxes/index.ts';
import type { BodyCheck, BodyFault, BodyText } from '../../core/bodies/text/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { nearest } from '../../diagnostics/suggestions/index.ts';
import { formatValue, shorten } from '../../diagnostics/texts/index.ts';

/** The name of a box, and that of a widget. */
const OPENING = /^[ \t]*:{3,}[ \t]*(?:(widget)[ \t]+)?([^\s:{[]+)/gm;

/** @returns the offset in the file of what follows the colons of a line */
function lineStart(text: BodyText, line: number, info: string): number {
  const written = text.lineOf(line);
  return text.startOf(line) + Math.max(0, written.indexOf(info.trim(), written.indexOf(':::') + 3));
}

export default {
  on: 'body',
  *run(text) {
    const { boxes, widgets } = text;
    for (const block of text.blocks) {
      const { parent, content } = block;
      if (parent !== 'paragraph_open' || !content.includes(':::')) continue;
      for (const { 0: line, 1: ofWidget, 2: name = '', index } of content.matchAll(OPENING)) {
        const start = text.place(block, index + line.length - name.length);
        const all = ofWidget === undefined ? boxes : widgets;
        const params = { name: formatValue(name), known: all.join(', ') };
        const at = { start, end: start + name.length };
        yield { code: 'markdown/unknown-box', params, suggestions: nearest(name, all), at };
      }
    }
    for (const token of text.tokens) {
      const { type, markup, info, map } = token;
      if (type !== 'container_box_open' || !map) continue;
      const [first] = map;
      for (const { at, length, ...fault } of boxFaults(token)) {
        const start = lineStart(text, first, info) + at;
        yield { ...fault, at: { start, end: start + length } } satisfies BodyFault;
      }
      const at = text.wholeLine(first);
      if (isUnclosed(token)) {
        const params = { mark: markup, name: formatValue(info.trim()) };
        yield { code: 'markdown/unclosed-box', params, at };
      }
      const joined = joinedText(token);
      if (joined) {
        const rows = [`${markup} ${joined.name}`, '', shorten(joined.text, 80), '', markup];
        const which = phrase('markdown/joined-lines:box');
        yield {
          code: 'markdown/joined-lines',
          params: { which, advice: phrase('markdown/joined-lines:apart'), rows },
          at,
        };
      }
    }
  },
} satisfies BodyCheck;
