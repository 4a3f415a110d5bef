/** The text of a file as it is edited: from the text on disk, and a list of edits, each of which can be undone. */
import { apply, changeOf, type Replacement } from '../../core/values/changes/text-pieces.ts';

/** Edits that are undone together. */
interface EditStep {
  edits: readonly Replacement[];
  /** Edits with the same one follow each other in one step; null for a step of its own. */
  key: string | null;
}

export interface Draft {
  file: string;
  /** The text on disk that it began from, without byte-order mark; null for a file that is not there yet. */
  base: string | null;
  text: string;
  done: readonly EditStep[];
  undone: readonly EditStep[];
  /** Counts the changes of the text. */
  revision: number;
  /** When the first change since the last save was made (ISO 8601); null without one. */
  since: string | null;
  /** The same for the last change that was found in the journal. */
  restored: string | null;
  /** Mark of the place where it was begun, if that is not this one; null for the user's own. */
  foreign: string | null;
}

export const newDraft = (file: string, base: string | null, text = base ?? ''): Draft => ({
  file,
  base,
  text,
  done: [],
  undone: [],
  revision: 1,
  since: null,
  restored: null,
  foreign: null,
});

export const isUnsaved = ({ base, text }: Draft): boolean => base !== text;

/** Most steps that can be undone. */
const MOST_STEPS = 1000;

const dated = (draft: Draft, now: string): Draft => ({
  ...draft,
  revision: draft.revision + 1,
  since: isUnsaved(draft) ? (draft.since ?? now) : null,
  restored: isUnsaved(draft) ? draft.restored : null,
  foreign: isUnsaved(draft) ? draft.foreign : null,
});

const joins = ({ done, undone }: Draft, key: string | null): boolean =>
  key !== null && done.at(-1)?.key === key && undone.length === 0;

/** @returns the draft with another text */
export function withText(draft: Draft, text: string, key: string | null, now: string): Draft {
  if (text === draft.text) return draft;
  const edit = changeOf(draft.text, text);
  const last = joins(draft, key) ? draft.done.at(-1) : undefined;
  const before = last ? draft.done.slice(0, -1) : draft.done;
  // What was typed and deleted again is no step: to undo it would change nothing.
  const isNone = last !== undefined && without(draft, last) === text;
  const step = { key, edits: [...(last?.edits ?? []), edit] };
  const done = isNone ? before : [...before, step].slice(-MOST_STEPS);
  return dated({ ...draft, text, done, undone: [] }, now);
}

const inverse = ({ start, old, new: now }: Replacement): Replacement => ({
  start,
  end: start + now.length,
  old: now,
  new: old,
});

const appliedTo = (text: string, edits: readonly Replacement[]): string =>
  edits.reduce((before, edit) => apply(before, [edit]), text);

const without = ({ text }: Draft, { edits }: EditStep): string =>
  appliedTo(text, edits.map(inverse).reverse());

/**
 * @returns the text that a step began from, if it is the last one. What is typed letter by letter is written into that: a
 *   space at the end, as long as it is there, needs quotation marks that the whole text does not
 */
export function textBefore(draft: Draft, key: string | null): string {
  const step = joins(draft, key) ? draft.done.at(-1) : undefined;
  return step ? without(draft, step) : draft.text;
}

/** @returns the draft without its last step */
export function undo(draft: Draft, now: string): Draft {
  const step = draft.done.at(-1);
  if (!step) return draft;
  const text = without(draft, step);
  const undone = [...draft.undone, step];
  return dated({ ...draft, text, done: draft.done.slice(0, -1), undone }, now);
}

/** @returns the draft with the last step again that was undone */
export function redo(draft: Draft, now: string): Draft {
  const step = draft.undone.at(-1);
  if (!step) return draft;
  // A step of its own from now on.
  const done = [...draft.done, { ...step, key: null }];
  return dated(
    { ...draft, text: appliedTo(draft.text, step.edits), done, undone: draft.undone.slice(0, -1) },
    now,
  );
}

/**
 * @param text the new text on disk
 * @returns the draft after it was saved, or after the disk has changed; what others have written cannot be undone here
 */
export function based(draft: Draft, text: string): Draft {
  const isSame = draft.text === text;
  const steps = isSame ? {} : { done: [], undone: [], revision: draft.revision + 1 };
  return { ...draft, ...steps, base: text, text, since: null, restored: null, foreign: null };
}
