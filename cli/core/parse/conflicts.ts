/** Git's conflict markers around two versions of the same lines. */
import type { Fault, Span } from '../../diagnostics/diagnostic.ts';
import { type Line, lineAfter, lineAt } from './traps/line-traps.ts';

const MARK = /^([<|=>])\1{6}(?:[ \t].*)?$/;
const markOf = ({ text }: Line): string => MARK.exec(text)?.[1] ?? '';

/**
 * @returns a fault for each conflict, and for each marker without the others; and the spans of the markers and the
 *   second version: parsing continues with the first
 */
export function conflictsIn(text: string): { faults: Fault[]; spans: Span[] } {
  const faults: Fault[] = [];
  const spans: Span[] = [];
  if (!/^[<>]{7}/m.test(text)) return { faults, spans };
  let open = false;
  let from = -1;
  for (let line: Line | null = lineAt(text, 0); line; line = lineAfter(text, line)) {
    const mark = markOf(line);
    const end = line.start + line.text.length;
    const at = { start: line.start, end: line.start + 7 };
    if (mark === '<' || (mark === '>' && !open)) {
      faults.push({ code: 'file/conflict', params: { mark: mark.repeat(7) }, at });
      spans.push({ start: line.start, end });
      open = mark === '<';
    } else if (open && (mark === '|' || mark === '=') && from < 0) {
      from = line.start;
    } else if (open && mark === '>') {
      spans.push({ start: from < 0 ? line.start : from, end });
      open = false;
      from = -1;
    }
  }
  return { faults, spans };
}
