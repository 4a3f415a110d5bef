/** Lines of YAML, and the parts of a field in one. */
import type { Slice } from '../../../diagnostics/places/index.ts';

/** Whether a word is a field name. */
export type IsName = (word: string) => boolean;

/** Without its break. */
export type Line = Slice;

export function lineAt(text: string, offset: number): Line {
  // A backward search from -1 begins at 0, and would find a line break there.
  const start = offset > 0 ? text.lastIndexOf('\n', offset - 1) + 1 : 0;
  const end = text.indexOf('\n', offset);
  return { start, text: text.slice(start, end < 0 ? text.length : end).replace(/\r$/, '') };
}

/** @returns the line below, or null after the last */
export function lineAfter(text: string, { start, text: own }: Line): Line | null {
  const end = text.indexOf('\n', start + own.length);
  return end < 0 ? null : lineAt(text, end + 1);
}

/** @returns the nearest line above that is not blank or a comment; null if there is none */
export function lineBefore(text: string, { start }: Line): Line | null {
  for (let at = start; at > 0; ) {
    const line = lineAt(text, at - 1);
    if (!/^\s*(?:#|$)/.test(line.text)) return line;
    at = line.start;
  }
  return null;
}

/** Indentation and dashes, key, white space around the colon, value. */
export const FIELD = /^(\s*(?:- +)*)([^\s:#"'[{&*!|>%@`,-][^\s:]*)(\s*:\s+)(\S.*)$/;
