/**
 * Verifies edits by applying them, reading the file again and comparing its content and its faults: each edit must meet
 * its claim, and everything else must be as before. `check --fix`, `rename` and the editor stand on it.
 */

import type { YamlNode } from '../../diagnostics/field-places/index.ts';
import { type Diagnostic, isError } from '../../diagnostics/index.ts';
import { lineStarts, position, type Slice } from '../../diagnostics/places/index.ts';
import { escapePointer } from '../../diagnostics/pointers/index.ts';
import type { Document } from '../stages/document.ts';
import { apply } from '../values/changes/text-pieces.ts';
import { groupBy } from '../values/lists.ts';
import { type Candidate, type Claim, inOrder, isOfBody, opensLine } from './edits.ts';
import {
  type CheckedFile,
  isWhole,
  leavesOf,
  type Reader,
  readNodes,
  valuesOf,
  yamlOf,
} from './read-file.ts';
import { sameBody } from './same-body.ts';
import { sameComments } from './same-comments.ts';

/** The text after edits that are proven together; the edits with their changed fields. */
export interface Proof {
  after: CheckedFile;
  edits: readonly Candidate[];
}

type Values = ReadonlyMap<string, unknown>;
type Pointers = (pointer: string) => string;

/** @returns a function from pointers of the old text to those of the new one */
function pointerMapping(edits: readonly Candidate[]): Pointers {
  const names = new Map(
    edits.flatMap(({ field, claim }) => (claim.is === 'name' ? [[field, escapePointer(claim.name)]] : [])),
  );
  if (names.size === 0) return (pointer) => pointer;
  return (pointer) => {
    let old = '';
    const [root, ...parts] = pointer.split('/');
    const renamed = parts.map((part) => {
      old += `/${part}`;
      return names.get(old) ?? part;
    });
    return [root, ...renamed].join('/');
  };
}

/** Whether everything outside the fields is as before, apart from edits of the body: the fences, and the body itself. */
function sameAround(before: CheckedFile, after: CheckedFile, ofBody: readonly Candidate[]): boolean {
  const around = ({ start, text }: Slice, whole: string): string[] => [
    whole.slice(0, start),
    whole.slice(start + text.length),
  ];
  const expected = around(yamlOf(before), apply(before.text, ofBody));
  return String(around(yamlOf(after), after.text)) === String(expected);
}

/** Whether a field of this name, or an item, holds the whole rest of the line, apart from a comment. */
function holds(text: string, { key, value }: YamlNode, name: string | null, rest: string): boolean {
  if (name !== null && key?.value !== name) return false;
  if (rest === '') return name !== null;
  if (!value || !text.startsWith(rest, value.start)) return false;
  return /^\s*(?:#|$)/.test(rest.slice(value.end - value.start));
}

/** @returns whether a pointer names one of some fields, or a value within one */
function isWithin(fields: ReadonlySet<string>): (pointer: string) => boolean {
  const isIn = (pointer: string): boolean =>
    fields.has(pointer) || (pointer !== '' && isIn(pointer.slice(0, pointer.lastIndexOf('/'))));
  return fields.size === 0 ? () => false : isIn;
}

/** The fields that edits make a claim of this kind about. */
const fieldsThat = (edits: readonly Candidate[], is: Claim['is']): Set<string> =>
  new Set(edits.flatMap(({ field, claim }) => (claim.is === is ? field : [])));

/** The values that edits lead to, by pointers of the new text. */
function expectedValues(old: Values, edits: readonly Candidate[], renamed: Pointers): Map<string, unknown> {
  const isReplaced = isWithin(fieldsThat(edits, 'value'));
  const values = new Map(
    [...old].flatMap(([pointer, value]) => (isReplaced(pointer) ? [] : [[renamed(pointer), value]])),
  );
  for (const { field, claim } of edits)
    if (claim.is === 'value')
      for (const [pointer, value] of leavesOf(claim.value, renamed(field))) values.set(pointer, value);
  return values;
}

/** The edits, each with the field that it has changed; null if a line has not become what it claims. */
function openedLines(
  { text }: CheckedFile,
  nodes: readonly YamlNode[],
  edits: readonly Candidate[],
): Candidate[] | null {
  if (!edits.some(opensLine)) return [...edits];
  const starts = lineStarts(text);
  const lineOf = (offset: number): number => position(starts, offset).line;
  const onLine = groupBy(nodes, ({ key, value }) => lineOf((key ?? value)?.start ?? 0));
  const insideTexts = new Set<number>();
  for (const { value } of nodes) {
    if (!value?.type) continue;
    for (let at = lineOf(value.start) + 1; at <= lineOf(value.end - 1); at += 1) insideTexts.add(at);
  }
  const proven: Candidate[] = [];
  for (const edit of edits) {
    const { claim, line } = edit;
    if (opensLine(edit) && insideTexts.has(line)) return null;
    const node =
      claim.is === 'line' && onLine.get(line)?.find((one) => holds(text, one, claim.name, claim.rest));
    if (node === undefined) return null;
    proven.push(node ? { ...edit, field: node.pointer } : edit);
  }
  return proven;
}

/** @returns whether these are the expected values; more of them are allowed if not all are known */
export const hasValues = (now: Values, expected: Values, areAll: boolean): boolean =>
  [...expected].every(([pointer, value]) => Object.is(now.get(pointer), value)) &&
  !(areAll && now.size !== expected.size);

/** The edits of fields, each with the field that it has changed; null if a claim is not met or another value differs. */
function proveFields(
  before: CheckedFile,
  after: CheckedFile,
  edits: readonly Candidate[],
  renamed: Pointers,
): readonly Candidate[] | null {
  if (isWhole(before) && !isWhole(after)) return null;
  const nodes = readNodes(after);
  const isAny = isWithin(fieldsThat(edits, 'any'));
  const others = (values: Values): Values => new Map([...values].filter(([pointer]) => !isAny(pointer)));
  const expected = expectedValues(others(valuesOf(before)), edits, renamed);
  const isAsExpected = hasValues(others(valuesOf(after, nodes)), expected, isWhole(before));
  return isAsExpected ? openedLines(after, nodes, edits) : null;
}

/** Whether the comments are as before, as far as the file could be read then. */
function keepsComments({ document }: CheckedFile, after: Document, edits: readonly Candidate[]): boolean {
  const mayLose = edits.some(({ losesComments }) => losesComments);
  return !document || document.unread !== null || sameComments(document, after, edits, mayLose);
}

/**
 * @param edits in order, not overlapping
 * @returns the edited file and its edits; null unless it can be read, has the same content apart from what the edits
 *   claim, and has no new fault
 */
export function prove(before: CheckedFile, edits: readonly Candidate[], reader: Reader): Proof | null {
  const after = reader.read(apply(before.text, edits));
  const ofBody = edits.filter(isOfBody);
  if (!after.document || !sameAround(before, after, ofBody)) return null;
  const { unread } = after.document;
  if (unread && edits.some(({ line }) => unread.lines.has(line))) return null;
  const renamed = pointerMapping(edits);
  const ofFields = edits.filter((edit) => !isOfBody(edit));
  const proven = ofFields.length === 0 ? [] : proveFields(before, after, ofFields, renamed);
  if (!proven || !keepsFaults(before, after, edits, renamed, reader)) return null;
  if (ofFields.length > 0 && !keepsComments(before, after.document, ofFields)) return null;
  if (ofBody.length > 0 && !sameBody(before, after, ofBody, reader)) return null;
  return { after, edits: inOrder([...proven, ...ofBody]) };
}

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
  { read }: Pick<Reader, 'read'>,
): boolean {
  const left = new Set(
    after.diagnostics.map((fault) => (fault.field === '' ? onLine(fault) : ofField(fault, asIs))),
  );
  const isMended = ({ mends }: Candidate): boolean =>
    mends === null || !left.has(mends.field === '' ? onLine(mends) : ofField(mends, pointers));
  if (!edits.every(isMended)) return false;

  const wasThere = among(before.diagnostics, pointers);
  // A note is no fault.
  const fresh = after.diagnostics.filter((fault) => fault.severity !== 'note' && !wasThere(fault));
  if (fresh.length === 0) return true;
  const wasFaulty = before.diagnostics.some(isError);
  const opened = new Set(edits.filter(opensLine).map(({ line }) => line));
  const rest = before.text.split('\n').map((line, index) => (opened.has(index + 1) ? '' : line));
  const isOfRest = opened.size > 0 ? among(read(rest.join('\n')).diagnostics) : () => false;
  return fresh.every(
    (fault) =>
      (wasFaulty && LATER.test(fault.code)) ||
      isOfRest(fault) ||
      (opened.has(fault.range.line) && /^content\//.test(fault.code) && !STRUCTURE.test(fault.code)),
  );
}
