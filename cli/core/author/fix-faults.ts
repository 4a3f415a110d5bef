/** Checks that a fixed file has no new faults. */
import { type Diagnostic, isError } from '../../diagnostics/diagnostic.ts';
import { type Candidate, opensLine } from './fix-edits.ts';
import type { CheckedFile, Judge } from './fix-reading.ts';

type Pointers = (pointer: string) => string;

const kindOf = ({ code, params }: Diagnostic): string => `${code} ${params.name ?? ''}`;
const onLine = (fault: Diagnostic): string => `${kindOf(fault)} @${fault.range.line}`;
const ofField = (fault: Diagnostic, pointers: Pointers): string =>
  `${kindOf(fault)} ${pointers(fault.field)}`;
const asIs: Pointers = (pointer) => pointer;

/** @returns whether one of the given diagnostics has the same code, and the same line or field */
function among(faults: readonly Diagnostic[], pointers: Pointers = asIs): (fault: Diagnostic) => boolean {
  const lines = new Set(faults.map(onLine));
  const fields = new Set(faults.map((fault) => ofField(fault, pointers)));
  return (fault) => lines.has(onLine(fault)) || (fault.field !== '' && fields.has(ofField(fault, asIs)));
}

/** Checks that run only if the fields are valid. */
const LATER = /^(?:site|route|slug|page|link)\//;

/** Faults of a value's position: on a line that was unreadable, they show that it is still not read as intended. */
const STRUCTURE = /^content\/(?:unknown-field|missing-field|expected-(?:list|fields|text)|empty)$/;

/**
 * Whether the edits fix their diagnostics, and there is no new fault. A fault that has only become visible is not new:
 * - one of a check that does not run while there are errors;
 * - one of the rest of the file, which is also found if the edited lines are left out of the old text;
 * - one of the value on an unreadable line: no edit of such a line changes its value.
 * @param pointers of the old text as they are in the new one
 */
export function keepsFaults(
  before: CheckedFile,
  after: CheckedFile,
  edits: readonly Candidate[],
  pointers: Pointers,
  judge: Judge,
): boolean {
  const left = new Set(
    after.diagnostics.map((fault) => (fault.field === '' ? onLine(fault) : ofField(fault, asIs))),
  );
  const isMended = ({ mends }: Candidate): boolean =>
    mends === null || !left.has(mends.field === '' ? onLine(mends) : ofField(mends, pointers));
  if (!edits.every(isMended)) return false;

  const wasThere = among(before.diagnostics, pointers);
  const fresh = after.diagnostics.filter((fault) => !wasThere(fault));
  if (fresh.length === 0) return true;
  const wasFaulty = before.diagnostics.some(isError);
  const opened = new Set(edits.filter(opensLine).map(({ line }) => line));
  const rest = before.text.split('\n').map((line, index) => (opened.has(index + 1) ? '' : line));
  const isOfRest = opened.size > 0 ? among(judge(rest.join('\n')).diagnostics) : () => false;
  return fresh.every(
    (fault) =>
      (wasFaulty && LATER.test(fault.code)) ||
      isOfRest(fault) ||
      (opened.has(fault.range.line) && /^content\//.test(fault.code) && !STRUCTURE.test(fault.code)),
  );
}
