/**
 * Writes a change of the fields or the body into the text of a file. Only the text of the field is edited; then the file
 * is read again, and the change is made only if every other value and comment is as before.
 */
import type { Markdown } from '../../bodies/index.ts';
import type { Document } from '../../stages/document.ts';
import { below, type Json, type Pointer } from '../../values/changes/field-values.ts';
import { changeOf, newlineOf, type TextPiece, withLineBreaks } from '../../values/changes/text-pieces.ts';
import {
  type FieldChange,
  type FieldOrder,
  type ValueChange,
  valuesAfter,
} from '../../values/changes/values-after.ts';
import { scalar } from '../../values/yaml/quoting.ts';
import { editWholly } from '../edit-file.ts';
import { type Candidate, editsIn, type FixedFile } from '../edits.ts';
import { type Proof, prove } from '../proof.ts';
import { type CheckedFile, parsing } from '../read-file.ts';
import { indented, moveItem, removePart, replaceLines, sourceOfPart } from './parts.ts';
import { columnOf, find, type WrittenParts, writtenFields } from './source.ts';
import { type EditedText, insertField, insertItem, type Pieces, setValue } from './values.ts';
import { type WritableFile, writable } from './writable.ts';

type Described = Pick<Candidate, 'claim'> & Partial<Candidate>;

/** @returns the file after edits that together make a change; null if more than that has changed */
function proven({ document }: WritableFile, pieces: Pieces, described: Described): Proof | null {
  const { path, text } = document;
  // What is typed may be wrong: only what it would change besides is refused.
  const read = (now: string): CheckedFile => ({ ...parsing(path).read(now), diagnostics: [] });
  const edits = pieces.map((piece) => editsIn(text)(piece, { code: 'written', ...described }));
  return prove({ path, text, document, diagnostics: [] }, edits, { read });
}

/** Edits that may make a change, the mildest first. */
function piecesFor(target: EditedText, root: WrittenParts, change: ValueChange, order: FieldOrder): Pieces[] {
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
  return rest.length === 0 && part?.value && !list
    ? []
    : setValue(target, found, [change.value], orderThere());
}

/** The same for lines that replace those of a field, or are added. */
function piecesForLines(
  { text, newline }: EditedText,
  root: WrittenParts,
  { pointer, text: lines }: FieldChange & { is: 'lines' },
  order: FieldOrder,
): Pieces[] {
  const { parts, holders, rest } = find(root, pointer);
  const part = parts.at(-1);
  const around = holders[parts.length - 1];
  if (rest.length === 0 && part && around) {
    const isSame = lines === sourceOfPart(text, part, around);
    return [isSame ? [] : replaceLines({ text, newline }, part, around, lines.trimEnd())];
  }
  const [name, ...more] = rest;
  const group = holders[parts.length];
  if (name === undefined || more.length > 0 || group?.is !== 'group' || group.flow) return [];
  const [first] = group.parts;
  const holder = pointer.slice(0, pointer.lastIndexOf('/'));
  // An empty field, whose source is then replaced.
  const [empty = []] = insertField({ text, newline }, group, name, null, order(holder));
  const own = indented(lines.trimEnd(), first ? columnOf(text, first.at) : 0, newline);
  return [empty.map((piece) => ({ ...piece, new: piece.new.replace(`${scalar(name)}: null`, () => own) }))];
}

function writeBody(file: WritableFile, text: string): Proof | null {
  const { body, text: before } = file.document;
  if (!body) return null;
  const head = before.slice(0, body.start);
  const gap = head.endsWith('\n') || text === '' ? '' : newlineOf(head);
  const own = body.text === '' ? text.replaceAll('\n', newlineOf(head)) : withLineBreaks(body.text, text);
  return proven(file, [changeOf(before, head + gap + own)], { claim: { is: 'body', text: own } });
}

function isBetweenBrackets({ fields }: WritableFile, pointer: string): boolean {
  const { parts, holders } = find(fields.root, pointer);
  return holders[parts.length - 1]?.flow === true;
}

/**
 * @returns the file with the change, and its edits; null if it cannot be made without changing something else, which is
 *   then left to the person
 */
function changed(file: WritableFile, change: FieldChange, order: FieldOrder): Proof | null {
  if (change.is === 'body') return writeBody(file, change.text);
  const { text } = file.document;
  const target: EditedText = { text, newline: newlineOf(text) };
  const { root, values } = file.fields;
  const { pointer } = change;
  if (change.is === 'lines') {
    if (change.text.trim() === '') return changed(file, { is: 'remove', pointer }, order);
    const [pieces] = piecesForLines(target, root, change, order);
    const described = { field: pointer, claim: { is: 'any' }, losesComments: true } as const;
    return pieces ? proven(file, pieces, described) : null;
  }
  const described: Described = {
    claim: { is: 'value', value: valuesAfter(values, change) },
    // Between brackets, a comment may be about what is before it.
    losesComments: change.is === 'remove' && !isBetweenBrackets(file, pointer),
  };
  for (const pieces of piecesFor(target, root, change, order)) {
    const proof = proven(file, pieces, described);
    if (proof) return proof;
  }
  return null;
}

/** @returns the text with the change; null if it is not certain */
export const writeField = (file: WritableFile, change: FieldChange, order: FieldOrder): string | null =>
  changed(file, change, order)?.after.text ?? null;

/** @returns the file with another value in a field; null if that is not certain */
export function withValue(path: string, text: string, pointer: Pointer, value: Json): FixedFile | null {
  const file = writable(path, text);
  const proof = file && changed(file, { is: 'set', pointer, value }, () => []);
  return proof && { path, before: text, after: proof.after.text, passes: [proof.edits] };
}

/** An address in the body, in other words: the span as it is written, `from` and `to` as it is read. */
export interface ReplacedAddress extends TextPiece {
  from: string;
  to: string;
}

/**
 * @param values of fields, by pointer
 * @param isName and `markdown`: the site's own names of fields, and its Markdown
 * @returns the file with all of them in place of the old ones; null if one of them is not certain
 */
export function withReplaced(
  { path, text, yaml }: Document,
  values: ReadonlyMap<Pointer, Json>,
  addresses: readonly ReplacedAddress[],
  { isName, markdown }: { isName: (word: string) => boolean; markdown: Markdown | undefined },
): FixedFile | null {
  const make = editsIn(text);
  const { root } = (values.size > 0 && writtenFields(yaml)) || {};
  const target = { text, newline: newlineOf(text) };
  const edits = [...values].map(([field, value]) => {
    const change = { is: 'set', pointer: field, value } as const;
    const [pieces] = root ? piecesFor(target, root, change, () => []) : [];
    const described = { code: 'written', field, claim: { is: 'value', value } } as const;
    return pieces?.map((piece) => make(piece, described));
  });
  const below = addresses.map(({ from, to, ...piece }) =>
    make(piece, { code: 'written', claim: { is: 'replaced', from, to } }),
  );
  if (edits.includes(undefined) || below.some(({ old }) => old === '')) return null;
  const all = [...edits.flatMap((pieces) => pieces ?? []), ...below];
  return editWholly(path, text, { ...parsing(path, isName), markdown }, all);
}
