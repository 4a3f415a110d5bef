/** A body without visible content. */
import type { BodyCheck } from '../../core/bodies/body-check.ts';

export default {
  on: 'empty-body',
  *run(text) {
    const line = text.starts.findIndex((_, index) => text.lineOf(index).trim() !== '');
    if (line >= 0) yield { code: 'markdown/nothing-visible', at: text.wholeLine(line) };
  },
} satisfies BodyCheck;
