/** An unclosed code block, which continues to the end. */
import type { BodyCheck } from '../../core/bodies/text/index.ts';

export default {
  on: 'body',
  of: ['fence'],
  *run(text) {
    for (const { type, markup, map } of text.tokens) {
      if (type !== 'fence') continue;
      const [first, last] = map ?? [0, 0];
      const closing = /^[\s>]*([`~]{3,})\s*$/.exec(text.lineOf(last - 1))?.[1] ?? '';
      if (last - first > 1 && closing.startsWith(markup)) continue;
      const start = text.startOf(first) + Math.max(0, text.lineOf(first).indexOf(markup));
      const at = { start, end: start + markup.length };
      yield { code: 'markdown/unclosed-fence', params: { mark: markup }, at };
    }
  },
} satisfies BodyCheck;
