/** An unclosed comment, which hides the rest. */

import { UNCLOSED_COMMENT } from '../../core/bodies/html/index.ts';
import type { BodyCheck } from '../../core/bodies/text/index.ts';

export default {
  on: 'body',
  of: [UNCLOSED_COMMENT],
  *run(text) {
    for (const { type, map } of text.tokens)
      if (type === UNCLOSED_COMMENT)
        yield { code: 'markdown/unclosed-comment', at: text.wholeLine(map?.[0] ?? 0) };
  },
} satisfies BodyCheck;
