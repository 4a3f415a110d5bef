/** What mending a file changes, as places in its text and by the diagnostics that it fixes. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { lineStarts, position } from '../../diagnostics/place.ts';
import type { Fix, TextEdit } from '../../diagnostics/report.ts';
import type { FixedFile } from './fix.ts';
import { apply, type Edit } from './fix-edits.ts';

/** An edit of a file, and whether only its suggestion speaks for it. */
interface Placed {
  edit: TextEdit;
  /** The same edit of the text before any pass; null when it changes what an earlier pass has written. */
  first: TextEdit | null;
  suggested: boolean;
}

/** @returns the offset in the text before a pass, or null within what the pass has written */
function offsetBefore(offset: number, pass: readonly Edit[]): number | null {
  let shift = 0;
  for (const { start, end, new: piece } of pass) {
    if (offset <= start + shift) break;
    if (offset < start + shift + piece.length) return null;
    shift += piece.length - (end - start);
  }
  return offset - shift;
}

const offsetAtFirst = (offset: number, passes: readonly Edit[][]): number | null =>
  passes.reduceRight<number | null>((at, pass) => (at === null ? null : offsetBefore(at, pass)), offset);

function rangeOf(starts: readonly number[], start: number, end: number): TextEdit['range'] {
  const to = position(starts, end);
  return { ...position(starts, start), endLine: to.line, endColumn: to.column };
}

function placed({ path: file, before, passes }: FixedFile): Placed[] {
  const firstStarts = lineStarts(before);
  let text = before;
  return passes.flatMap((edits, index) => {
    const starts = lineStarts(text);
    const earlier = passes.slice(0, index);
    const found = edits.map(({ start, end, code, old, new: now, suggested }): Placed => {
      const edit = { code, file, range: rangeOf(starts, start, end), old, new: now, pass: index + 1 };
      const [from, to] = [offsetAtFirst(start, earlier), offsetAtFirst(end, earlier)];
      const isFirst = from !== null && to !== null && before.slice(from, to) === old;
      const first = isFirst ? { ...edit, range: rangeOf(firstStarts, from, to), pass: 1 } : null;
      return { edit, first, suggested: suggested === true };
    });
    text = apply(text, edits);
    return found;
  });
}

/** @returns the edits of a mended file, in their order */
export const editsMade = (file: FixedFile): TextEdit[] => placed(file).map(({ edit }) => edit);

type Range = Diagnostic['range'];

const begins = (one: Pick<Range, 'line' | 'column'>, line: number, column: number): boolean =>
  one.line < line || (one.line === line && one.column <= column);

/** Whether an edit begins in the place of a diagnostic, its end included. */
const isWithin = ({ line, column }: Range, outer: Range): boolean =>
  begins(outer, line, column) && begins({ line, column }, outer.endLine, outer.endColumn);

/** @returns how many of the diagnostics, which are in order, begin at a place or before it */
function countUpTo(diagnostics: readonly Diagnostic[], line: number, column: number): number {
  let [low, high] = [0, diagnostics.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const range = diagnostics[middle]?.range;
    if (range && begins(range, line, column)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The diagnostic of one kind that an edit fixes. One that stands on a line may be fixed on others too, as with tabs. */
function fixedBy({ range }: TextEdit, own: readonly Diagnostic[]): Diagnostic | undefined {
  const last = own[countUpTo(own, range.line, range.column) - 1];
  if (last && isWithin(range, last.range)) return last;
  const first = own[countUpTo(own, range.line, 0)];
  return first?.range.line === range.line ? first : own[0];
}

/**
 * @param diagnostics of the files, in order
 * @returns what fixes each diagnostic that is fixed; edits that can be made in the text as it is count as of the first pass
 */
export function fixesOf(files: readonly FixedFile[], diagnostics: readonly Diagnostic[]): Fix[] {
  const byKind = new Map<string, Diagnostic[]>();
  const kind = (code: string, file: string): string => `${code} ${file}`;
  for (const diagnostic of diagnostics) {
    const own = byKind.get(kind(diagnostic.code, diagnostic.file));
    if (own) own.push(diagnostic);
    else byKind.set(kind(diagnostic.code, diagnostic.file), [diagnostic]);
  }
  const fixes = new Map<Diagnostic, { edits: TextEdit[]; certain: boolean }>();
  for (const { edit: made, first, suggested } of files.flatMap(placed)) {
    const edit = first ?? made;
    const fixed = fixedBy(edit, byKind.get(kind(edit.code, edit.file)) ?? []);
    if (!fixed) continue;
    const known = fixes.get(fixed) ?? { edits: [], certain: true };
    known.edits.push(edit);
    known.certain &&= !suggested;
    fixes.set(fixed, known);
  }
  return [...fixes].map(([diagnostic, fix]) => ({ diagnostic, ...fix }));
}
