/** A body without visible content, also because a comment is not closed. */

import { UNCLOSED_COMMENT } from '../../core/bodies/html/index.ts';
import type { BodyCheck } from '../../core/bodies/text/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';

export default {
  on: 'empty-body',
  *run(text) {
    const comment = text.tokens.find(({ type }) => type === UNCLOSED_COMMENT);
    const first = text.starts.findIndex((_, index) => text.lineOf(index).trim() !== '');
    const line = comment?.map?.[0] ?? first;
    const advice = phrase(`markdown/nothing-visible:${comment ? 'comment' : 'write'}`);
    if (line >= 0) yield { code: 'markdown/nothing-visible', params: { advice }, at: text.wholeLine(line) };
  },
} satisfies BodyCheck;
