/** Checks of bodies: marks that show as text, parts that show nothing. Any text is valid CommonMark. */
import type { Fault } from '../../../diagnostics/index.ts';
import type { Span } from '../../../diagnostics/places/index.ts';
import type { Block, BodyText } from '../body-text.ts';

/** A change of one line of a file. */
export interface BodyEdit extends Span {
  new: string;
  /** Visible text of the line before and afterwards. */
  bare: string;
}

/** A fault at offsets into the body. */
export interface BodyFault extends Fault {
  at: Span;
  /** The fix, if it is safe. */
  edits?: readonly BodyEdit[];
}

/** A check of single bodies: of those with visible content, or of those without. */
export interface BodyCheck {
  on: 'body' | 'empty-body';
  /** Types of tokens that it is about; it is skipped for a body without them. By default it runs for every body. */
  of?: readonly string[];
  /** @returns the faults in the order of the text */
  run(text: BodyText): Iterable<BodyFault>;
}

/** A fault with offset and length in the content of a block. */
export interface Mistake extends Pick<Fault, 'code' | 'params' | 'suggestions'> {
  at: number;
  length: number;
  edits?: readonly MistakeEdit[];
}

/** A change of a part of the content on one line. */
export interface MistakeEdit {
  at: number;
  length: number;
  new: string;
  /** Visible text of the part before and afterwards, without list marks. */
  bare: string;
}

/** @returns the fault of a mistake, placed in the file */
export function mistakeIn(
  text: BodyText,
  block: Block,
  { at, length, edits = [], ...mistake }: Mistake,
): BodyFault {
  const { params } = mistake;
  const fix = params?.fix;
  return {
    ...mistake,
    // A bar in a cell needs a backslash.
    ...(block.cell >= 0 &&
      typeof fix === 'string' && { params: { ...params, fix: fix.replaceAll('|', '\\|') } }),
    at: { start: text.place(block, at), end: text.place(block, at + length) },
    edits: edits.map((edit) => {
      const from = text.place(block, edit.at);
      return { start: from, end: from + edit.length, new: edit.new, bare: edit.bare };
    }),
  };
}

/** Maximum number of faults reported in one body; one with more is not text. */
const MOST_FAULTS = 100;

/** @returns the first faults of a body */
export function bodyFaults(
  text: BodyText,
  checks: readonly BodyCheck[],
  most: number = MOST_FAULTS,
): BodyFault[] {
  const kind = text.showsSomething ? 'body' : 'empty-body';
  const faults: BodyFault[] = [];
  for (const { on, of, run } of checks) {
    if (on !== kind || (of && !of.some(text.has.has, text.has))) continue;
    let count = 0;
    for (const fault of run(text)) {
      if (count === most) break;
      count += 1;
      faults.push(fault);
    }
  }
  return faults.length < 2 ? faults : faults.sort((a, b) => a.at.start - b.at.start).slice(0, most);
}
