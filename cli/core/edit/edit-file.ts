/**
 * Makes edits of one file as far as they are proven: all at once; if that fails, each half, down to the single edit.
 * What has been made may show more faults, with more edits.
 */
import { type Candidate, type FixedFile, groupsOf, inOrder, isOfBody } from './edits.ts';
import { type Proof, prove } from './proof.ts';
import type { CheckedFile, Reader } from './read-file.ts';

/** Maximum number of characters read for one file. A file that needs more is left to its author. */
const MOST_READ = 1_000_000;

/**
 * @param proof tries edits, which are in order
 * @param isSpent whether the limit of work is reached
 * @returns as many of the groups as are safe together
 */
function safeEdits(
  groups: readonly Candidate[][],
  proof: (edits: readonly Candidate[]) => Proof | null,
  isSpent: () => boolean,
  kept: Proof | null = null,
): Proof | null {
  if (groups.length === 0 || isSpent()) return kept;
  const proven = proof(inOrder([...(kept?.edits ?? []), ...groups.flat()]));
  if (proven || groups.length === 1) return proven ?? kept;
  const half = Math.ceil(groups.length / 2);
  const first = safeEdits(groups.slice(0, half), proof, isSpent, kept);
  return safeEdits(groups.slice(half), proof, isSpent, first);
}

/**
 * @param edits finds possible edits of the file, again after each pass that has made some
 * @returns the file with as many of the edits as are safe; null if there is none
 */
export function editFile(
  path: string,
  text: string,
  reader: Reader,
  edits: (file: CheckedFile, pass: number) => readonly Candidate[],
): FixedFile | null {
  let left = MOST_READ;
  const limited: Reader = {
    ...reader,
    read(next) {
      left -= next.length;
      return left < 0 ? { path, text: next, document: null, diagnostics: [] } : reader.read(next);
    },
  };
  const passes: FixedFile['passes'] = [];
  let now = reader.read(text);
  for (;;) {
    const last = now;
    const proof = (some: readonly Candidate[]): Proof | null => prove(last, some, limited);
    const isSpent = (): boolean => left < 0;
    const found = edits(last, passes.length);
    // By themselves, so that the many of a long body are not tried again for one of a field that is refused.
    const ofBody = groupsOf(found.filter(isOfBody));
    const ofFields = groupsOf(found.filter((edit) => !isOfBody(edit)));
    const proven = safeEdits(ofBody, proof, isSpent, safeEdits(ofFields, proof, isSpent));
    if (left < 0) return null;
    if (!proven) break;
    passes.push(proven.edits);
    now = proven.after;
  }
  return passes.length === 0 ? null : { path, before: text, after: now.text, passes };
}

/** @returns the file with all of the edits, or null if they are not safe together */
export function editWholly(
  path: string,
  text: string,
  reader: Reader,
  edits: readonly Candidate[],
): FixedFile | null {
  const proven = prove(reader.read(text), inOrder(edits), reader);
  return proven && { path, before: text, after: proven.after.text, passes: [proven.edits] };
}
