/** Values and names that are correct except for an invisible character, or one of another alphabet. */

import {
  insideCurlyQuotes,
  latinise,
  lookAlike,
  plainSpaces,
  specialSpace,
} from '../../core/values/letters.ts';
import type { UnplacedFault } from '../../diagnostics/index.ts';
import type { Param } from '../../diagnostics/languages/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { codePointName } from '../../diagnostics/texts/index.ts';

/**
 * @param written a value or name that was refused
 * @param what its name in the message
 * @param passes whether a text would have been accepted
 * @returns the fault that names the character, with the corrected text as its suggestion; null if that is not the
 *   cause
 */
export function lookAlikeFault(
  written: string,
  what: Param,
  passes: (text: string) => boolean,
): UnplacedFault | null {
  if (written.length > 2000) return null;
  const inside = insideCurlyQuotes(written.trim());
  if (inside !== null && passes(inside)) {
    return { code: 'yaml/curly-quotes', params: { fix: `"${inside}"` }, suggestions: [inside] };
  }
  const plain = plainSpaces(written);
  if (plain !== written && passes(plain)) {
    const special = specialSpace(written);
    const character = special && codePointName(special.character);
    const space: Param = character
      ? phrase('content/odd-space:special', { character })
      : phrase('content/odd-space:many');
    return { code: 'content/odd-space', params: { what, space }, suggestions: [plain] };
  }
  const latin = latinise(written);
  if (latin !== written && passes(latin)) {
    const letter =
      lookAlike(written)?.character ?? [...written].find((each) => latinise(each) !== each) ?? '';
    const params = { what, letter, character: codePointName(letter) };
    return { code: 'content/look-alike', params, suggestions: [latin] };
  }
  return null;
}
