/**
 * Writes a change of the fields or the body into the text of a file. Only the text of the field is edited; then the file
 * is read again, and the change is made only if every other value and comment is as before.
 */
import { isDeepStrictEqual } from 'node:util';
import { changeOf, editsIn } from '../../core/edit/edits.ts';
import { prove } from '../../core/edit/proof.ts';
import type { CheckedFile } from '../../core/edit/read-file.ts';
import { parse } from '../../core/parse/parse.ts';
import { scalar } from '../../core/parse/quoting.ts';
import type { Document } from '../../core/stages/document.ts';
import type { EntryChange } from '../api.ts';
import { below } from '../field-values.ts';
import { valuesAfter } from '../values-after.ts';
import { indented, moveItem, removePart, replaceLines, sourceOfPart } from './parts.ts';
import { columnOf, find, type WrittenFields, type WrittenParts, writtenFields } from './source.ts';
import { type EditedText, insertField, insertItem, type Pieces, setValue } from './values.ts';

/** A change of the fields, or of the text below them. */
export type FieldChange = Extract<
  EntryChange,
  { is: 'set' | 'remove' | 'insert' | 'move' | 'lines' | 'body' }
>;

/** @returns the names of the fields of the group at a pointer, in the order of its model */
export type FieldOrder = (pointer: string) => readonly string[];

/** A file whose syntax has no fault, with its fields as written. */
export interface WritableFile {
  document: Document;
  fields: WrittenFields;
}

/** @returns null for a text that is not wholly readable as fields */
export function writable(path: string, text: string): WritableFile | null {
  const { value: document } = parse(path, text);
  if (!document || document.unread) return null;
  const fields = writtenFields(document.yaml);
  return fields && { document, fields };
}

export const newlineOf = (text: string): string => (/\r?\n/.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n');

/** What a change must lead to. */
interface Wanted {
  fields(values: unknown): boolean;
  /** Whether the comments in replaced text may go. */
  losesComments: boolean;
}

/** @returns the text after the edits; null if more than what is wanted has changed */
function proven(
  { document }: WritableFile,
  pieces: Pieces,
  { fields, losesComments }: Wanted,
): string | null {
  const { path, text } = document;
  // What is typed may be wrong: only what it would change besides is refused.
  const read = (now: string): CheckedFile => ({
    path,
    text: now,
    document: parse(path, now).value,
    diagnostics: [],
  });
  const hold = ({ yaml }: Document): boolean => fields(writtenFields(yaml)?.values);
  const describe = editsIn(text);
  const edits = pieces.map((piece) =>
    describe(piece, { code: 'written', claim: { is: 'fields', hold, losesComments } }),
  );
  const before = { path, text, document, diagnostics: [] };
  return prove(before, edits, { read })?.after.text ?? null;
}

/** Edits that may make a change, the mildest first. */
function piecesFor(
  target: EditedText,
  root: WrittenParts,
  change: Exclude<FieldChange, { is: 'body' | 'lines' }>,
  order: FieldOrder,
): Pieces[] {
  const found = find(root, change.pointer);
  const { parts, holders, rest } = found;
  const orderThere = (): readonly string[] => order(parts.map(({ name }) => name).reduce(below, ''));
  if (change.is === 'set') return setValue(target, found, change.value, orderThere());
  const part = parts.at(-1);
  const holder = holders[parts.length - 1];
  if (rest.length === 0 && change.is === 'remove' && part && holder) {
    const [above, around] = [parts.at(-2), holders[parts.length - 2]];
    const outer = above && around ? { part: above, holder: around } : null;
    return removePart(target, holder, holder.parts.indexOf(part), outer);
  }
  const list = rest.length === 0 ? holders[parts.length] : undefined;
  const isFilled = list?.is === 'list' && list.parts.length > 0;
  if (change.is === 'move') {
    const isThere = (index: number): boolean => list?.parts[index] !== undefined;
    return isFilled && isThere(change.from) && isThere(change.to)
      ? moveItem(target, list, change.from, change.to)
      : [];
  }
  if (change.is !== 'insert') return [];
  if (isFilled) return insertItem(target, list, change.index ?? list.parts.length, change.value);
  return part?.value && !list ? [] : setValue(target, found, [change.value], orderThere());
}

/** Without the fields at a pointer. */
const without = (values: unknown, pointer: string): unknown => valuesAfter(values, { is: 'remove', pointer });

/** Replaces the lines of a field, or adds them. */
function writeLines(
  file: WritableFile,
  target: EditedText,
  { pointer, text }: FieldChange & { is: 'lines' },
  order: FieldOrder,
): string | null {
  const lines = text.trimEnd();
  const found = find(file.fields.root, pointer);
  const part = found.parts.at(-1);
  const wanted: Wanted = {
    losesComments: true,
    fields: (values) => isDeepStrictEqual(without(values, pointer), without(file.fields.values, pointer)),
  };
  const around = found.holders[found.parts.length - 1];
  if (found.rest.length === 0 && part && around)
    return text === sourceOfPart(target.text, part, around)
      ? target.text
      : proven(file, replaceLines(target, part, around, lines), wanted);
  const [name, ...more] = found.rest;
  const group = found.holders[found.parts.length];
  if (name === undefined || more.length > 0 || group?.is !== 'group' || group.flow) return null;
  const [first] = group.parts;
  const holder = pointer.slice(0, pointer.lastIndexOf('/'));
  // An empty field, whose source is then replaced.
  const [empty] = insertField(target, group, name, null, order(holder));
  const column = first ? columnOf(target.text, first.at) : 0;
  const pieces = empty?.map((piece) => ({
    ...piece,
    new: piece.new.replace(`${scalar(name)}: null`, () => indented(lines, column, target.newline)),
  }));
  return pieces ? proven(file, pieces, wanted) : null;
}

/** @returns a text with the line breaks of an old one, where these are the same lines */
export function withLineBreaks(old: string, text: string): string {
  if (!old.includes('\r\n')) return text;
  const { start, end, new: piece } = changeOf(old.replaceAll('\r\n', '\n'), text);
  const [from = 0, to = 0] = [start, end].map((offset) => {
    let at = 0;
    for (let left = offset; left > 0; left -= 1) at += old.startsWith('\r\n', at) ? 2 : 1;
    return at;
  });
  return old.slice(0, from) + piece.replaceAll('\n', newlineOf(old)) + old.slice(to);
}

function writeBody({ document, fields }: WritableFile, text: string): string | null {
  const { body } = document;
  if (!body) return null;
  const head = document.text.slice(0, body.start);
  const gap = head.endsWith('\n') || text === '' ? '' : newlineOf(head);
  const own = body.text === '' ? text.replaceAll('\n', newlineOf(head)) : withLineBreaks(body.text, text);
  const after = head + gap + own;
  const now = writable(document.path, after);
  const isSame = now?.document.body?.text === own && isDeepStrictEqual(now.fields.values, fields.values);
  return isSame ? after : null;
}

function isBetweenBrackets({ fields }: WritableFile, pointer: string): boolean {
  const { parts, holders } = find(fields.root, pointer);
  return holders[parts.length - 1]?.flow === true;
}

/**
 * @returns the text with the change; null if it cannot be made without changing something else, which is then left to the
 *   person
 */
export function writeField(file: WritableFile, change: FieldChange, order: FieldOrder): string | null {
  if (change.is === 'body') return writeBody(file, change.text);
  const { text } = file.document;
  const target: EditedText = { text, newline: newlineOf(text) };
  if (change.is === 'lines')
    return change.text.trim() === ''
      ? writeField(file, { is: 'remove', pointer: change.pointer }, order)
      : writeLines(file, target, change, order);
  const values = valuesAfter(file.fields.values, change);
  const wanted: Wanted = {
    // Between brackets, a comment may be about what is before it.
    losesComments: change.is === 'remove' && !isBetweenBrackets(file, change.pointer),
    fields: (now) => isDeepStrictEqual(now, values),
  };
  for (const pieces of piecesFor(target, file.fields.root, change, order)) {
    const after = proven(file, pieces, wanted);
    if (after !== null) return after;
  }
  return null;
}
