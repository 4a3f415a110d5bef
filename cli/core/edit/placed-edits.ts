/** Edits of fixed files, as places in their text and by the diagnostics that they fix. */
import type { Diagnostic } from '../../diagnostics/index.ts';
import { lineStarts, rangeOf } from '../../diagnostics/places/index.ts';
import type { Fix, TextEdit } from '../../diagnostics/report/index.ts';
import { apply } from '../values/changes/text-pieces.ts';
import type { Edit, FixedFile } from './edits.ts';

/** @returns the offset in the text before a pass, or null within text that the pass has written */
function offsetBefore(offset: number, pass: readonly Edit[]): number | null {
  let shift = 0;
  for (const { start, end, new: piece } of pass) {
    if (offset <= start + shift) break;
    if (offset < start + shift + piece.length) return null;
    shift += piece.length - (end - start);
  }
  return offset - shift;
}

const offsetAtFirst = (offset: number, passes: readonly (readonly Edit[])[]): number | null =>
  passes.reduceRight<number | null>((at, pass) => (at === null ? null : offsetBefore(at, pass)), offset);

/**
 * @returns the edits of a file; `first` is the same edit in the text before any pass, null if it changes what an earlier
 *   pass has written
 */
function placeEdits({ path: file, before, passes }: FixedFile) {
  const firstStarts = lineStarts(before);
  let text = before;
  return passes.flatMap((edits, index) => {
    const starts = lineStarts(text);
    const earlier = passes.slice(0, index);
    const found = edits.map((candidate) => {
      const { start, end, code, old, new: now } = candidate;
      const edit: TextEdit = {
        code,
        file,
        range: rangeOf(starts, start, end),
        old,
        new: now,
        pass: index + 1,
      };
      const [from, to] = [offsetAtFirst(start, earlier), offsetAtFirst(end, earlier)];
      const isFirst = from !== null && to !== null && before.slice(from, to) === old;
      const first = isFirst ? { ...edit, range: rangeOf(firstStarts, from, to), pass: 1 } : null;
      return { edit, first, candidate };
    });
    text = apply(text, edits);
    return found;
  });
}

/** @returns the edits of a fixed file, in order */
export const appliedEdits = (file: FixedFile): TextEdit[] => placeEdits(file).map(({ edit }) => edit);

/** Possible places of a diagnostic that an edit fixes: an earlier pass may have moved it within its line. */
const keysOf = (
  { code, file, range }: Pick<TextEdit, 'code' | 'file' | 'range'>,
  line = range.line,
): string[] =>
  [line, range.line].flatMap((at) => [`${code} ${file} ${at}:${range.column}`, `${code} ${file} ${at}`]);

/**
 * @param diagnostics of the files, in order
 * @returns the edits for each fixed diagnostic; edits that apply to the original text count as made in the first pass
 */
export function fixesOf(files: readonly FixedFile[], diagnostics: readonly Diagnostic[]): Fix[] {
  const known = new Map<string, Diagnostic>();
  for (const one of diagnostics) for (const key of keysOf(one)) if (!known.has(key)) known.set(key, one);
  const restored = new Map<string, Diagnostic>();
  const fixes = new Map<Diagnostic, { edits: TextEdit[]; safe: boolean }>();
  for (const { edit, first, candidate } of files.flatMap(placeEdits)) {
    // Characters are restored before anything is reported, which is then said of the first.
    const keys = candidate.mends ? keysOf(candidate.mends, candidate.line) : keysOf(edit).slice(0, 1);
    const ofFile = `${edit.code} ${edit.file}`;
    const found = keys.map((key) => known.get(key)).find((one) => one !== undefined);
    const fixed = found ?? (candidate.mends ? undefined : restored.get(ofFile));
    if (!fixed) continue;
    if (!candidate.mends) restored.set(ofFile, fixed);
    const fix = fixes.get(fixed) ?? { edits: [], safe: true };
    fix.edits.push(first ?? edit);
    fix.safe &&= candidate.suggested !== true;
    fixes.set(fixed, fix);
  }
  return [...fixes].map(([diagnostic, fix]) => ({ diagnostic, ...fix }));
}
