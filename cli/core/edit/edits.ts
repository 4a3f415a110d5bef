/** Edits of a text, what each claims about the new text, and which of them can be made together. */
import type { Code, Diagnostic } from '../../diagnostics/index.ts';
import { lineStarts, position } from '../../diagnostics/places/index.ts';
import type { Replacement, TextPiece } from '../values/changes/text-pieces.ts';
import { groupBy } from '../values/lists.ts';

/** Tidying without a fault, and what a person writes into a field. */
export type Cleanup = 'final-newline' | 'trailing-blanks' | 'written';

/** A change of a text, described so that a person can follow it. */
export interface Edit extends Replacement {
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
  /** Whether the only suggestion of a diagnostic counts as safe. */
  suggested: boolean;
}

export const ALL_SAFE: Choice = { wants: () => true, suggested: false };

/** Condition for the new text. Whatever no claim names must be as before. */
export type Claim =
  /** The field has this value; all fields together have it if the edit names none. */
  | { is: 'value'; value: unknown }
  /** The field has any value, or is gone. */
  | { is: 'any' }
  /** The field has been renamed to this name, with the same value. */
  | { is: 'name'; name: string }
  /**
   * The line, unreadable before, now gives the text after its colon or dash as a value, under its name if it has one.
   */
  | { is: 'line'; name: string | null; rest: string }
  /** The line begins with plain spaces, and none of them belongs to a text. */
  | { is: 'indentation' }
  /**
   * The visible text of this part of the body, the same before and afterwards apart from list marks. The part is whole:
   * blanks, signs that are escaped, text whose marks move, a sign that becomes the mark of its line, or a note.
   */
  | { is: 'shown'; bare: string }
  /** The name of a box, whole. It does not show. */
  | { is: 'box' }
  /** Parts of the body that consist of or contain the first text, such as addresses, have the second one instead. */
  | { is: 'replaced'; from: string; to: string }
  /** The body is this text. */
  | { is: 'body'; text: string }
  /** No value changes. */
  | { is: 'nothing' };

/** An edit that may be correct. */
export interface Candidate extends Edit {
  line: number;
  /** The diagnostic that it fixes; null for a tidying rule. */
  mends: Diagnostic | null;
  claim: Claim;
  /** Set if it is made only with all other edits that fix its diagnostic: half a list is not a list. */
  together?: true;
  /** Set if comments in what it replaces may be lost. */
  losesComments?: boolean;
}

type Described = Pick<Candidate, 'code' | 'claim'> & Partial<Candidate>;

/** @returns a function that describes a replacement in a text */
export function editsIn(text: string) {
  const starts = lineStarts(text);
  return ({ start, end, new: now }: TextPiece, described: Described): Candidate => {
    const { line } = position(starts, start);
    return { start, end, old: text.slice(start, end), new: now, field: '', line, mends: null, ...described };
  };
}

/** Whether an edit is intended to make an unreadable line readable. */
export const opensLine = ({ claim }: Candidate): boolean => claim.is === 'line' || claim.is === 'indentation';

/** Whether an edit is one of the text below the fields. */
export const isOfBody = ({ claim }: Candidate): boolean => /^(?:shown|box|replaced|body)$/.test(claim.is);

export const inOrder = (edits: readonly Candidate[]): Candidate[] =>
  [...edits].sort((a, b) => a.start - b.start || a.end - b.end);

/** In order of places, without edits that overlap the one before. */
export function withoutOverlaps(edits: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  for (const edit of inOrder(edits)) {
    const last = kept.at(-1);
    if (!last || edit.start > last.end || (edit.start === last.end && edit.end > edit.start)) kept.push(edit);
  }
  return kept;
}

/** @returns edits that are made together or not at all, in order; without groups of which a part overlaps an edit before */
export function groupsOf(edits: readonly Candidate[]): Candidate[][] {
  const kept = new Set(withoutOverlaps(edits));
  const groups = groupBy(inOrder(edits), (edit) => (edit.together ? edit.mends : edit));
  return [...groups.values()].filter((group) => group.every((edit) => kept.has(edit)));
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
