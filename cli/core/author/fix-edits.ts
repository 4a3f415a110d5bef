/** Edits that fix a file. */
import type { Code, Diagnostic } from '../../diagnostics/diagnostic.ts';

/** Tidying without a fault. */
export type Cleanup = 'final-newline' | 'trailing-blanks';

/** A change of a text, described so that a person can follow it. */
export interface Edit {
  /** Offsets into the old text. */
  start: number;
  end: number;
  old: string;
  new: string;
  /** The code of the diagnostic that it fixes, or the tidying rule. */
  code: Code | Cleanup;
  /** JSON Pointer of the changed value or name, '' if there is none. */
  field: string;
  /** Set if it is made only because the user asked for suggestions. */
  suggested?: true;
}

/** Which of the provable edits to make. */
export interface Choice {
  /** Whether to make edits for a code or of a tidying rule. */
  wants(code: string): boolean;
  /** Whether the only suggestion of a diagnostic counts as certain. */
  suggested: boolean;
}

export const EVERYTHING_CERTAIN: Choice = { wants: () => true, suggested: false };

/** Condition for the new text. */
export type Claim =
  /** The field has this value. */
  | { is: 'value'; value: unknown }
  /** The field has been renamed to this name, with the same value. */
  | { is: 'name'; name: string }
  /**
   * The line, unreadable before, now gives the text after its colon or dash as a value, under its name if it has one.
   */
  | { is: 'line'; name: string | null; rest: string }
  /** The field is a list now, of which this line is an item with this text. */
  | { is: 'item'; text: string }
  /** The line begins with plain spaces, and none of them belongs to a text. */
  | { is: 'indentation' }
  /** The visible text of this part of the body, the same before and afterwards apart from list marks. */
  | { is: 'shown'; bare: string }
  /** No value changes. */
  | { is: 'nothing' };

/** An edit that may be correct. */
export interface Candidate extends Edit {
  line: number;
  /** The diagnostic that it fixes; null for a tidying rule. */
  mends: Diagnostic | null;
  claim: Claim;
}

/** Whether an edit is meant to make an unreadable line readable. */
export const opensLine = ({ claim }: Candidate): boolean => claim.is === 'line' || claim.is === 'indentation';

/** @param edits in order of places, not overlapping */
export function apply(text: string, edits: readonly Edit[]): string {
  let made = '';
  let done = 0;
  for (const { start, end, new: piece } of edits) {
    made += text.slice(done, start) + piece;
    done = end;
  }
  return made + text.slice(done);
}

/** In order of places, without edits that overlap the one before. */
export function withoutOverlaps(edits: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = kept.at(-1);
    if (!last || edit.start > last.end || (edit.start === last.end && edit.end > edit.start)) kept.push(edit);
  }
  return kept;
}

/** Result of edits that are proven together: the text, and the edits with their changed fields. */
export interface Proof<Text> {
  after: Text;
  edits: readonly Candidate[];
}

/**
 * @param proof tries edits, which are in order
 * @param isSpent whether the limit of work is reached
 * @returns as many of the edits as are certain together: if all are not, each half is tried
 */
export function certainEdits<Text>(
  edits: readonly Candidate[],
  proof: (edits: readonly Candidate[]) => Proof<Text> | null,
  isSpent: () => boolean,
  kept: Proof<Text> | null = null,
): Proof<Text> | null {
  if (edits.length === 0 || isSpent()) return kept;
  const proven = proof(withoutOverlaps([...(kept?.edits ?? []), ...edits]));
  if (proven || edits.length === 1) return proven ?? kept;
  const half = Math.ceil(edits.length / 2);
  const first = certainEdits(edits.slice(0, half), proof, isSpent, kept);
  return certainEdits(edits.slice(half), proof, isSpent, first);
}

/** A fixed file. */
export interface FixedFile {
  path: string;
  /** Without byte-order mark. */
  before: string;
  after: string;
  /** In order; places refer to the text after the previous pass. No edit moves a line. */
  passes: (readonly Candidate[])[];
}
