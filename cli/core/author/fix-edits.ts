/** The edits that mending a file is made of. */
import type { Code, Diagnostic } from '../../diagnostics/diagnostic.ts';

/** What is put in order without being a fault. */
export type Tidy = 'final-newline' | 'trailing-blanks';

/** One change of a text, named so that a person can follow it. */
export interface Edit {
  /** Offsets into the text that it changes. */
  start: number;
  end: number;
  old: string;
  new: string;
  /** The diagnostic that it follows from, or the rule. */
  code: Code | Tidy;
  /** JSON Pointer to the value or name that it changes, '' when it changes none. */
  field: string;
  /** Set when it is made only because the user asked for suggestions. */
  suggested?: true;
}

/** What of the edits that can be proven is to be made. */
export interface Choice {
  /** Whether edits for a code, or of a rule, are to be made. */
  wants(code: string): boolean;
  /** Whether the only suggestion of a diagnostic counts as certain. */
  suggested: boolean;
}

export const EVERYTHING_CERTAIN: Choice = { wants: () => true, suggested: false };

/** What must be true of the text afterwards. */
export type Claim =
  /** The field has this value. */
  | { is: 'value'; value: unknown }
  /** What the field held stands beside it, under this name. */
  | { is: 'name'; name: string }
  /** The line, which could not be read, gives what stands behind its sign as a value, under its name if it has one. */
  | { is: 'line'; name: string | null; rest: string }
  /** The line begins with plain spaces, and none of them belongs to a text. */
  | { is: 'indentation' }
  /** Of the part of the body readers see this before and afterwards, list marks aside. */
  | { is: 'shown'; bare: string }
  /** No value is another. */
  | { is: 'nothing' };

/** An edit that may be right. */
export interface Candidate extends Edit {
  line: number;
  /** What it mends; null when it is a rule's. */
  mends: Diagnostic | null;
  claim: Claim;
}

/** Whether an edit is to open a line that could not be read. */
export const opensLine = ({ claim }: Candidate): boolean => claim.is === 'line' || claim.is === 'indentation';

/** @param edits in order of their places, none within another */
export function apply(text: string, edits: readonly Edit[]): string {
  let made = '';
  let done = 0;
  for (const { start, end, new: piece } of edits) {
    made += text.slice(done, start) + piece;
    done = end;
  }
  return made + text.slice(done);
}

/** In order of their places, without those that reach into the one before. */
export function ordered(edits: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = kept.at(-1);
    if (!last || edit.start > last.end || (edit.start === last.end && edit.end > edit.start)) kept.push(edit);
  }
  return kept;
}

/** What comes of edits that are proven together: the text, and the edits with the fields that they have changed. */
export interface Proven<Text> {
  after: Text;
  edits: readonly Candidate[];
}

/**
 * @param proof tries edits, which are in order
 * @param isSpent whether nothing more may be tried
 * @returns as many of the edits as are certain together: where all are not, each half is tried
 */
export function certain<Text>(
  edits: readonly Candidate[],
  proof: (edits: readonly Candidate[]) => Proven<Text> | null,
  isSpent: () => boolean,
  kept: Proven<Text> | null = null,
): Proven<Text> | null {
  if (edits.length === 0 || isSpent()) return kept;
  const proven = proof(ordered([...(kept?.edits ?? []), ...edits]));
  if (proven || edits.length === 1) return proven ?? kept;
  const half = Math.ceil(edits.length / 2);
  const first = certain(edits.slice(0, half), proof, isSpent, kept);
  return certain(edits.slice(half), proof, isSpent, first);
}

/** A file that was mended. */
export interface FixedFile {
  path: string;
  /** Without byte-order mark. */
  before: string;
  after: string;
  /** In their order; places are those of the text that the pass before has left. No edit moves a line. */
  passes: (readonly Candidate[])[];
}
