/** Texts without any visible character, with lone surrogates, or that were read in a wrong encoding. */

import { garbledIn } from '../../core/values/letters.ts';
import { isVisible } from '../../core/values/visible.ts';
import type { Fault } from '../../diagnostics/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import type { FieldPlace } from '../../diagnostics/places/index.ts';
import { codePointName } from '../../diagnostics/texts/index.ts';

/** A lone surrogate, which is not a character. */
const HALF = /[\uD800-\uDFFF]/u;

/** Escapes in double quotes: of a backslash, of a surrogate pair, and of a lone surrogate. */
const ESCAPES =
  /\\\\|\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(\\(?:u|U0000)[dD][89a-fA-F][\da-fA-F]{2})/g;

/**
 * @param text a value, or the name of a field
 * @param source of the value
 * @returns the fault of a text with a lone surrogate, at its escape; null if there is none
 */
export function loneSurrogate(
  text: string,
  name: string,
  at: FieldPlace,
  source: () => string = () => '',
): Fault | null {
  const half = HALF.exec(text)?.[0];
  if (half === undefined) return null;
  const params = { name, character: codePointName(half) };
  const typed = [...source().matchAll(ESCAPES)].find((match) => match[1] !== undefined);
  const within = typed && { start: typed.index, end: typed.index + typed[0].length };
  return { code: 'content/lone-surrogate', params, at: within ? { ...at, within } : at };
}

/** @returns the fault of a text without visible characters, or null */
export function invisibleText(text: string, name: string): Pick<Fault, 'code' | 'params'> | null {
  if (isVisible(text)) return null;
  const characters = [...new Set(text)].slice(0, 3).map(codePointName).join(', ');
  return { code: 'content/invisible-text', params: { name, characters } };
}

/** @returns the first character that can be restored and the first that is lost, each with their number */
export function* garbledFaults(text: string): Generator<Fault> {
  const all = [...garbledIn(text)];
  for (const isLost of [false, true]) {
    const some = all.filter((one) => (one.intended === null) === isLost);
    const [first] = some;
    if (!first) continue;
    const { index: start, found, intended } = first;
    const lost = phrase('content/garbled-text:lost');
    const shown = intended === ' ' ? phrase('content/garbled-text:space') : (intended ?? lost);
    const seen = /[\uE000-\uF8FF]/.test(found) ? codePointName(found) : found;
    const params = { count: some.length, found: seen, intended: shown };
    yield { code: 'content/garbled-text', params, at: { start, end: start + found.length } };
  }
}
