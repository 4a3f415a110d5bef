/** Characters of a file that were read in a wrong encoding, in fields and below them. */
import { codePointName, garbledIn } from '../../core/values/letters.ts';
import type { Fault } from '../../diagnostics/diagnostic.ts';
import { phrase } from '../../diagnostics/phrases.ts';

/** @returns the first character that can be restored and the first that is lost, each with their number */
export function* garbledFaults(text: string): Generator<Fault> {
  const all = [...garbledIn(text)];
  for (const isLost of [false, true]) {
    const some = all.filter((one) => (one.meant === null) === isLost);
    const [first] = some;
    if (!first) continue;
    const { index: start, found, meant } = first;
    const lost = phrase('content/garbled-text:lost');
    const shown = meant === ' ' ? phrase('content/garbled-text:space') : (meant ?? lost);
    const seen = /[\uE000-\uF8FF]/.test(found) ? codePointName(found) : found;
    const params = { count: some.length, found: seen, meant: shown };
    yield { code: 'content/garbled-text', params, at: { start, end: start + found.length } };
  }
}
