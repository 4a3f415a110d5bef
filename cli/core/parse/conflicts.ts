/** Git's conflict markers around two versions of the same lines. */
import type { Fault } from '../../diagnostics/index.ts';
import { linesIn, type Span } from '../../diagnostics/places/index.ts';

const MARK = /^([<|=>])\1{6}(?:[ \t].*)?$/;

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
  for (const { start, text: own } of linesIn(text)) {
    const line = own.replace(/\r$/, '');
    const mark = MARK.exec(line)?.[1] ?? '';
    const end = start + line.length;
    if (mark === '<' || (mark === '>' && !open)) {
      const at = { start, end: start + 7 };
      faults.push({ code: 'file/conflict', params: { mark: mark.repeat(7) }, at });
      spans.push({ start, end });
      open = mark === '<';
    } else if (open && (mark === '|' || mark === '=') && from < 0) {
      from = start;
    } else if (open && mark === '>') {
      spans.push({ start: from < 0 ? start : from, end });
      open = false;
      from = -1;
    }
  }
  return { faults, spans };
}
