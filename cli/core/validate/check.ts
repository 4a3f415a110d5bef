/** Fields checked against their model and for what no model can say of texts; defaults filled in. */

import {
  type Code,
  type Diagnostic,
  entryOf,
  type Fault,
  type Outcome,
} from '../../diagnostics/diagnostic.ts';
import { emptyAt, fromAjv } from '../../diagnostics/from-ajv.ts';
import {
  CURLY_OPEN,
  codePointName,
  insideCurlyQuotes,
  lookAlike,
  specialSpace,
} from '../../diagnostics/letters.ts';
import { FieldPlaces, locator } from '../../diagnostics/place.ts';
import { escapePointer, nameOf } from '../../diagnostics/pointer.ts';
import { forbiddenCharacter } from '../parse/decode.ts';
import type { Document } from '../stages/document.ts';
import { FORMATS, type FormatName } from '../values/formats.ts';
import { insecureFault } from '../values/urls.ts';
import { mayHoldField, misreadFields } from './field-names.ts';
import { isRequired, type Model, valuesOf } from './models.ts';
import { mayHoldMarks, textSlips } from './text-slips.ts';
import { invisibleText, loneSurrogate } from './unseen-text.ts';

const formatFault = (format: string, value: string) => FORMATS[format as FormatName]?.(value) ?? null;

/** Nothing but this is in most values, so that they cost one test. */
const ORDINARY = /^(?! )[ -~]*(?<! )$/;

/** What is odd in a text that no rule forbids; written escapes (`"\u202e"`) included. */
function oddText(value: string, pointer: string, source: () => string): Fault | null {
  const name = nameOf(pointer);
  const at = { pointer, target: 'value' } as const;
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
  const letter = lookAlike(value)?.character;
  if (letter !== undefined) {
    const params = { ...named(letter), letter };
    return { code: 'content/look-alike-in-text', params, at: { ...at, spot: letter } };
  }
  const space = specialSpace(value)?.character;
  if (space !== undefined) {
    return { code: 'content/odd-space-in-text', params: named(space), at: { ...at, spot: space } };
  }
  return value.trim() === value || /^[|>]/.test(source())
    ? null
    : { code: 'content/outer-space', params: { name }, at };
}

/** What says more of a value than the rule of the model that it breaks. */
const TELLING: ReadonlySet<Code> = new Set<Code>(['content/lone-surrogate', 'yaml/missing-space']);

/** All that is to be said of the texts in a document, whatever its model makes of them. */
function textFaults({ schema }: Model, { fields, yaml }: Document, places: FieldPlaces): Fault[] {
  const faults: Fault[] = [];
  const hasEscapes = yaml.text.includes('\\');
  const ofText = (value: string, pointer: string): void => {
    const [ordinary, marks, field] = [ORDINARY.test(value), mayHoldMarks(value), mayHoldField(value, schema)];
    if (ordinary && !marks && !field) return;
    const source = () => places.sourceAt(pointer);
    if (marks) faults.push(...textSlips(value, source, pointer));
    if (field) faults.push(...misreadFields(source(), schema, pointer));
    if (ordinary) return;
    const at = { pointer, target: 'value' } as const;
    const found =
      value.trim() === ''
        ? { ...emptyAt(pointer, isRequired(schema, pointer)), at }
        : (loneSurrogate(value, nameOf(pointer), at, source) ?? oddText(value, pointer, source));
    if (found) faults.push(found);
  };
  const walk = (value: unknown, pointer: string): void => {
    if (typeof value === 'string') ofText(value, pointer);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) {
        const below = `${pointer}/${escapePointer(key)}`;
        const half = hasEscapes ? loneSurrogate(key, key, { pointer: below, target: 'key' }) : null;
        if (half) faults.push(half);
        walk(child, below);
      }
    }
  };
  walk(fields, '');
  return faults;
}

/** A missing field whose line is there, behind a number sign. */
function commentedOut(fault: Fault, { yaml }: Document): Fault {
  const { code, params, at } = fault;
  const name = String(params?.name);
  if (code !== 'content/missing-field' || !('pointer' in at) || at.pointer !== `/${name}`) return fault;
  let start = yaml.start;
  for (const line of yaml.text.split('\n')) {
    const own = line.trimEnd();
    const [, written, rest = ''] = /^#+[ \t]*([A-Za-z_][\w-]*)[ \t]*:[ \t](.*)$/.exec(own) ?? [];
    if (written === name && rest.trim() !== '') {
      const params = { name, fix: `${name}: ${rest.trim()}` };
      return { code: 'yaml/field-is-comment', params, at: { start, end: start + own.length } };
    }
    start += line.length + 1;
  }
  return fault;
}

/** Links that work and are not encrypted. */
const insecureLinks = ({ links }: Model, { fields }: Document): Fault[] =>
  valuesOf(links, fields).flatMap(({ pointer, value }) => {
    const fault = typeof value === 'string' ? insecureFault(value) : null;
    return fault ? [{ ...fault, at: { pointer, target: 'value' } }] : [];
  });

/** Faults of a document against its model; `fields` get their defaults. */
export function check(model: Model, document: Document, fields: Record<string, unknown>): Fault[] {
  if (document.unread?.whole) return [];
  const places = new FieldPlaces(document.yaml.text);
  const own = [...textFaults(model, document, places), ...insecureLinks(model, document)];
  const found = fromAjv(model.check(fields), {
    formatFault,
    sourceAt: (pointer) => places.sourceAt(pointer),
    restOfLine: (pointer) => places.restOfLine(pointer),
    isRequired: (pointer) => isRequired(model.schema, pointer),
  });
  const ruled = found.map((fault) => commentedOut(fault, document));
  if (own.length === 0) return ruled;
  const better = pointersOf(own.filter(({ code }) => TELLING.has(code)));
  const faults = ruled.filter(({ at }) => !('pointer' in at) || !better.has(at.pointer));
  const reported = pointersOf(faults);
  return [...faults, ...own.filter(({ at }) => !('pointer' in at) || !isReported(at.pointer, reported))];
}

/** Whether something is told of a value, or of what it is a part of. */
function isReported(pointer: string, reported: ReadonlySet<string>): boolean {
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1)) {
    if (reported.has(pointer.slice(0, end))) return true;
  }
  return reported.has('');
}

/** Fields that defaults may be filled into: what the parser read stays as it is. */
export const ownFields = ({ fields }: Document): Record<string, unknown> => structuredClone(fields);

/** The values that faults concern. */
export const pointersOf = (faults: readonly Fault[]): Set<string> =>
  new Set(faults.flatMap(({ at }) => ('pointer' in at ? [at.pointer] : [])));

export const isGrave = (fault: Fault): boolean => entryOf(fault).severity === 'error';

export function settle<T>(document: Document, faults: readonly Fault[], entry: () => T): Outcome<T | null> {
  const { unread } = document;
  const isEcho = ({ code, params, range }: Diagnostic): boolean =>
    unread !== null &&
    (unread.lines.has(range.line) ||
      (code === 'content/missing-field' && (unread.uncertain || unread.names.has(String(params.name)))));
  // What is wrong with a value outweighs what is only odd about it.
  const wrong = pointersOf(faults.filter(isGrave));
  const reported = faults.filter(
    (fault) => isGrave(fault) || !('pointer' in fault.at) || !wrong.has(fault.at.pointer),
  );
  const diagnostics = reported.map(locator(document)).filter((diagnostic) => !isEcho(diagnostic));
  diagnostics.sort((a, b) => a.range.line - b.range.line || a.range.column - b.range.column);
  return { value: unread || faults.some(isGrave) ? null : entry(), diagnostics };
}
