/** Characters that content must not hold, and what to do about them. */
import type { Code } from '../../diagnostics/index.ts';
import type { Param } from '../../diagnostics/languages/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';

/** Tab, line feed and a carriage return before a line feed are the only control characters that text needs. */
export const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029]|\r(?!\n)/;
/** Characters that change the direction of text. */
export const BIDI = /[\u202A-\u202E\u2066-\u2069]/;

/** The code for a character that content must not hold, or null. */
export function forbiddenCharacter(character: string): Code | null {
  if (character === '\uFEFF') return 'file/byte-order-mark';
  if (character === '\0') return 'file/nul';
  if (BIDI.test(character)) return 'file/bidi-character';
  return CONTROL.test(character) ? 'file/control-character' : null;
}

/** Line and page breaks of word processors, and the ends of their cells: without them words would join. */
export const SEPARATORS = '\u0007\u000B\u000C\u0085\u2028\u2029';
/** The hyphen of Word at which no line breaks. */
export const OLD_HYPHEN = '\u001E';

/** @returns what to do about a control character */
export function cureFor(character: string): Param {
  if (character === '\r') return phrase('file/control-character:line');
  if (character === OLD_HYPHEN) return phrase('file/control-character:hyphen');
  return phrase(`file/control-character:${SEPARATORS.includes(character) ? 'space' : 'remove'}`);
}
