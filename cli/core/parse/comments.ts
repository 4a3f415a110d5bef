/** The comments of a YAML text. */
import { Lexer } from 'yaml';
import type { Slice } from '../../diagnostics/places/index.ts';

/** A comment, with its mark, and its offset. */
export interface Comment {
  at: number;
  text: string;
}

/** Marks of the lexer, which are not in the text. */
const LEXER_MARKS = ['\u0002', '\u0018', '\u001f'];

/** @returns the comments of a YAML text, each with its place */
export function commentsIn({ text, start }: Slice): Comment[] {
  if (!text.includes('#')) return [];
  let at = start;
  return [...new Lexer().lex(text)].flatMap((token) => {
    if (LEXER_MARKS.includes(token)) return [];
    const found = token.startsWith('#') ? [{ at, text: token }] : [];
    at += token.length;
    return found;
  });
}
