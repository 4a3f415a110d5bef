/** An unclosed comment, which hides the rest. */
import type { BodyCheck } from '../../core/bodies/body-check.ts';
import { UNCLOSED_COMMENT } from '../../core/bodies/html-comments.ts';

export default {
  on: 'body',
  of: [UNCLOSED_COMMENT],
  *run(text) {
    for (const { type, map } of text.tokens)
      if (type === UNCLOSED_COMMENT)
        yield { code: 'markdown/unclosed-comment', at: text.wholeLine(map?.[0] ?? 0) };
  },
} satisfies BodyCheck;
