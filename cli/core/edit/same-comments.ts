/** Compares the comments of the fields before and after edits. */
import type { Slice, Span } from '../../diagnostics/places/index.ts';
import { type Comment, commentsIn } from '../parse/index.ts';
import type { Document } from '../stages/document.ts';
import type { TextPiece } from '../values/changes/text-pieces.ts';

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
