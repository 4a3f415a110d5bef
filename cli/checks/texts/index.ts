/** Checks of the texts in a document, independent of its model. */

import type { DocumentCheck } from '../../core/models/checks/index.ts';
import { fieldAt, isPlainText, isRequired, type Schema } from '../../core/models/schema/index.ts';
import type { Document } from '../../core/stages/document.ts';
import { explained } from '../../core/validate/index.ts';
import { forbiddenCharacter } from '../../core/values/characters.ts';
import { localImage } from '../../core/values/image-paths.ts';
import {
  CURLY_OPEN,
  insideCurlyQuotes,
  lookAlike,
  MAY_BE_GARBLED,
  straySpace,
} from '../../core/values/letters.ts';
import { PLACEHOLDER_PARAMS, placeholderIn } from '../../core/values/placeholders.ts';
import { asComment, enclosedNotes } from '../../core/values/private-notes.ts';
import type { Fault } from '../../diagnostics/index.ts';
import { placesIn } from '../../diagnostics/locator/index.ts';
import { escapePointer, nameOf } from '../../diagnostics/pointers/index.ts';
import { codePointName } from '../../diagnostics/texts/index.ts';
import { mayHoldField, misreadFields } from './field-names.ts';
import { mayHoldMarks, textMistakes } from './text-mistakes.ts';
import { garbledFaults, invisibleText, loneSurrogate } from './unseen-text.ts';

/** A fast test that most values pass. */
const ORDINARY = /^[ -~]*$/;

/** Unusual characters that no rule forbids, including escapes (`"\u202e"`). */
function oddText(value: string, pointer: string, source: () => string): Fault | null {
  const name = nameOf(pointer);
  const at = { pointer };
  const named = (character: string) => ({ name, character: codePointName(character) });
  const forbidden = [...value].find((character) => forbiddenCharacter(character) !== null);
  if (forbidden !== undefined) {
    return { code: 'content/control-character', params: named(forbidden), at: { ...at, spot: forbidden } };
  }
  const invisible = invisibleText(value, name);
  if (invisible) return { ...invisible, at };
  const inside = insideCurlyQuotes(value);
  if (inside !== null && CURLY_OPEN.test(source())) {
    return { code: 'yaml/curly-quotes', params: { fix: `"${inside}"` }, at };
  }
  // A file may have any name; one that does not exist is reported.
  if (localImage(value) !== null) return null;
  const letter = lookAlike(value)?.character;
  if (letter !== undefined) {
    const params = { ...named(letter), letter };
    return { code: 'content/look-alike-in-text', params, at: { ...at, spot: letter } };
  }
  const space = straySpace(value)?.character;
  if (space !== undefined) {
    return { code: 'content/odd-space-in-text', params: named(space), at: { ...at, spot: space } };
  }
  return null;
}

/** The same, without characters of HTML, Markdown and fields, except the colon of an address: most values. */
const PLAIN = /^(?:https:\/\/)?[ -"$'-)+-9;=-Z\\\]^a-z|}]*$/;

/** @param group all fields, or those of a group or list at a pointer */
function* textFaults(
  document: Document,
  schema: Schema,
  group: object = document.fields,
  pointer = '',
): Generator<Fault> {
  const { yaml, text, unread } = document;
  if (pointer === '' && !unread && MAY_BE_GARBLED.test(text)) yield* garbledFaults(text);
  const hasEscapes = yaml.text.includes('\\');
  for (const [key, value] of Object.entries(group)) {
    if (!hasEscapes && typeof value === 'string' && PLAIN.test(value) && !placeholderIn(value)) continue;
    const below = `${pointer}/${escapePointer(key)}`;
    const half = hasEscapes ? loneSurrogate(key, key, { pointer: below, target: 'key' }) : null;
    if (half) yield half;
    if (typeof value === 'string') yield* faultsOf(value, below, yaml, schema);
    else if (typeof value === 'object' && value !== null) yield* textFaults(document, schema, value, below);
  }
}

function* faultsOf(value: string, pointer: string, yaml: Document['yaml'], schema: Schema): Generator<Fault> {
  const [ordinary, marks, field] = [ORDINARY.test(value), mayHoldMarks(value), mayHoldField(value, schema)];
  const placeholder = placeholderIn(value);
  const at = { pointer };
  if (placeholder)
    yield { code: 'markdown/placeholder', params: PLACEHOLDER_PARAMS, at: { ...at, spot: placeholder } };
  for (const { at: start, end, inner } of enclosedNotes(value)) {
    const { params } = asComment(value.slice(...inner));
    yield { code: 'markdown/placeholder', params, at: { ...at, spot: value.slice(start, end) } };
  }
  if (ordinary && !marks && !field) return;
  const source = () => placesIn(yaml).sourceAt(pointer);
  if (marks) {
    const isRead = isPlainText(fieldAt(schema, pointer).schema, nameOf(pointer));
    yield* textMistakes(value, isRead, source, pointer);
  }
  if (field) yield* misreadFields(source(), schema, pointer);
  if (ordinary) return;
  const found =
    value.trim() === ''
      ? { ...explained.get().emptyAt(pointer, isRequired(schema, pointer)), at }
      : (loneSurrogate(value, nameOf(pointer), at, source) ?? oddText(value, pointer, source));
  if (found) yield found;
}

export default { on: 'document', run: textFaults } satisfies DocumentCheck;
