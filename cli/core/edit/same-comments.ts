/** Compares the comments of the fields before and after edits. */
import { Lexer } from 'yaml';
import type { Slice, Span } from '../../diagnostics/diagnostic.ts';
import type { Document } from '../stages/document.ts';
import type { TextPiece } from '../values/changes/text-pieces.ts';

interface Comment {
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

/** The comments outside the places, in order, or those inside, in any order. */
function commentsOf(yaml: Slice, places: readonly Span[], areInside: boolean): string {
  const isInside = ({ at }: Comment): boolean => places.some(({ start, end }) => at >= start && at < end);
  const found = commentsIn(yaml).flatMap((one) => (isInside(one) === areInside ? one.text : []));
  return (areInside ? found.sort() : found).join('\n');
}

/**
 * @param edits in order, not overlapping
 * @param mayLose whether comments in what is replaced may be lost
 */
export function sameComments(
  before: Document,
  after: Document,
  edits: readonly TextPiece[],
  mayLose: boolean,
): boolean {
  let moved = 0;
  const made = edits.map(({ start, end, new: { length } }) => {
    const place = { start: start + moved, end: start + moved + length };
    moved += length - (end - start);
    return place;
  });
  const areSame = (inside: boolean): boolean =>
    commentsOf(before.yaml, edits, inside) === commentsOf(after.yaml, made, inside);
  return areSame(false) && (mayLose || areSame(true));
}
