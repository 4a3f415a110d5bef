/** What mending a file changes, as places in its text and by the diagnostics that it fixes. */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { lineStarts, position } from '../../diagnostics/place.ts';
import type { Fix, TextEdit } from '../../diagnostics/report.ts';
import type { FixedFile } from './fix.ts';
import { apply } from './fix-edits.ts';

/** An edit of a file, and whether only its suggestion speaks for it. */
interface Placed {
  edit: TextEdit;
  suggested: boolean;
}

function placed({ path: file, before, passes }: FixedFile): Placed[] {
  let text = before;
  return passes.flatMap((edits, index) => {
    const starts = lineStarts(text);
    const found = edits.map(({ start, end, code, old, new: now, suggested }): Placed => {
      const to = position(starts, end);
      const range = { ...position(starts, start), endLine: to.line, endColumn: to.column };
      return { edit: { code, file, range, old, new: now, pass: index + 1 }, suggested: suggested === true };
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

/**
 * @param diagnostics of the files, in order
 * @returns what fixes each diagnostic that is fixed
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
  for (const { edit, suggested } of files.flatMap(placed)) {
    const { code, file, range } = edit;
    const own = byKind.get(kind(code, file)) ?? [];
    // A diagnostic on one line may be fixed on others too, as with tabs.
    const fixed =
      own.find((one) => isWithin(range, one.range)) ??
      own.find((one) => one.range.line === range.line) ??
      own[0];
    if (!fixed) continue;
    const known = fixes.get(fixed) ?? { edits: [], certain: true };
    known.edits.push(edit);
    known.certain &&= !suggested;
    fixes.set(fixed, known);
  }
  return [...fixes].map(([diagnostic, fix]) => ({ diagnostic, ...fix }));
}
