/** Validates fields against their model, applies checks of texts that no model can express, and fills in defaults. */
import type { ErrorObject } from 'ajv';
import { type Code, type Diagnostic, entryOf, type Fault, type Outcome } from '../../diagnostics/index.ts';
import { locator, placesIn } from '../../diagnostics/locator/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { nameOf, valuesIn } from '../../diagnostics/pointers/index.ts';
import type { FileChecks } from '../models/checks/index.ts';
import type { Model, Models } from '../models/index.ts';
import { fieldAt, fieldTexts, isRequired } from '../models/schema/index.ts';
import type { Document } from '../stages/document.ts';
import { FORMATS, type FormatName } from '../values/formats/formats.ts';
import { isLikeThousands } from '../values/formats/numbers.ts';
import { leaveOutEmpty } from './as-read.ts';
import { type ExplanationContext, explained } from './explained.ts';

/** Codes that explain a value better than the rule of the model it violates. */
const MORE_PRECISE: ReadonlySet<Code> = new Set<Code>(['content/lone-surrogate', 'yaml/missing-space']);

/** A field in a comment: its name, and the rest. */
const COMMENTED = /^#+[ \t]*([A-Za-z_][\w-]*)[ \t]*:[ \t](.*)$/gm;

/** A missing field whose line exists but is a comment. */
function commentedOut(fault: Fault, { yaml }: Document): Fault {
  const { code, params, at } = fault;
  const name = String(params?.name);
  if (code !== 'content/missing-field' || !('pointer' in at) || at.pointer !== `/${name}`) return fault;
  for (const { 0: line, 1: written, 2: rest = '', index } of yaml.text.matchAll(COMMENTED)) {
    if (written !== name || rest.trim() === '') continue;
    const start = yaml.start + index;
    const place = { start, end: start + line.trimEnd().length };
    return { code: 'yaml/field-is-comment', params: { name, fix: `${name}: ${rest.trim()}` }, at: place };
  }
  return fault;
}

function explanationOf({ schema }: Model, document: Document, timeZone?: string): ExplanationContext {
  const places = placesIn(document.yaml);
  return {
    formatFault: (format, value) => FORMATS[format as FormatName]?.(value, timeZone) ?? null,
    sourceAt: (pointer) => places.sourceAt(pointer),
    restOfLine: (pointer) => places.restOfLine(pointer),
    isRequired: (pointer) => isRequired(schema, pointer),
    isWritten: (pointer) => places.has(pointer),
  };
}

const modelFaults = (
  model: Model,
  document: Document,
  errors: readonly ErrorObject[],
  timeZone?: string,
): Fault[] =>
  errors.length === 0
    ? []
    : explained
        .get()
        .fromAjv(errors, explanationOf(model, document, timeZone))
        .map((fault) => commentedOut(fault, document));

/** A number with more digits than JavaScript keeps, where the model allows one. */
const tooManyDigits = (pointer: string): Fault => ({
  code: 'content/invalid',
  params: {
    name: nameOf(pointer),
    rule: phrase('content/invalid:digits'),
    about: phrase('content/invalid:as-text'),
  },
  at: { pointer },
});

/**
 * @param timeZone of the site, for dates that are suggested
 * @returns faults of a document against its model; fills defaults into `fields`
 */
export function documentFaults(
  model: Model,
  document: Document,
  fields: Record<string, unknown>,
  checks: FileChecks,
  timeZone?: string,
): Fault[] {
  if (document.unread?.whole) return [];
  const own: Fault[] = [];
  for (const { run } of checks.document) own.push(...run(document, model.schema));
  for (const { pointer, value } of fieldTexts(model.links, document.fields)) {
    for (const { run } of checks.link) {
      const fault = run(value);
      if (fault) own.push({ ...fault, at: { pointer } });
    }
  }
  const { validate } = model;
  const leaveOut = (): boolean =>
    leaveOutEmpty(fields, validate.errors ?? [], explanationOf(model, document)) && validate(fields);
  let ruled =
    validate(fields) || leaveOut() ? [] : modelFaults(model, document, validate.errors ?? [], timeZone);
  if (/\d\.\d\d0(?!\d)/.test(document.yaml.text)) {
    const places = placesIn(document.yaml);
    for (const { pointer, value } of valuesIn(document.fields)) {
      if (typeof value !== 'number' || !isLikeThousands(places.sourceAt(pointer))) continue;
      const { schema } = fieldAt(model.schema, pointer);
      const fault = explained.get().thousandsFault(pointer, places.sourceAt(pointer), schema);
      // It is the cause of others: of a number that is too small.
      if (fault) ruled = [...ruled.filter(({ at }) => !('pointer' in at) || at.pointer !== pointer), fault];
    }
  }
  if (/\d{16}/.test(document.yaml.text)) {
    const known = pointersOf(ruled);
    for (const { pointer, value } of valuesIn(document.fields))
      if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER && !known.has(pointer))
        ruled.push(tooManyDigits(pointer));
  }
  if (own.length === 0 || ruled.length === 0) return [...ruled, ...own];
  const better = pointersOf(own.filter(({ code }) => MORE_PRECISE.has(code)));
  const faults = ruled.filter(({ at }) => !('pointer' in at) || !better.has(at.pointer));
  const reported = [...pointersOf(faults)];
  /** Whether there is already a fault of a value, or of a group that contains it. */
  const isReported = (pointer: string): boolean =>
    reported.some((one) => `${pointer}/`.startsWith(`${one}/`));
  return [...faults, ...own.filter(({ at }) => !('pointer' in at) || !isReported(at.pointer))];
}

/**
 * @param faults by the site's own model
 * @returns further faults of the settings that senja itself uses
 */
export function settingsFaultsOf(
  { site: model, settings }: Pick<Models, 'site' | 'settings'>,
  document: Document,
  fields: Record<string, unknown>,
  faults: readonly Fault[],
): Fault[] {
  if (document.unread?.whole) return [];
  const errors = settings(fields) ? [] : (settings.errors ?? []);
  const known = [...pointersOf(faults.filter(isGrave))];
  return modelFaults(model, document, errors).filter(
    ({ at }) => 'pointer' in at && !known.some((one) => `${at.pointer}/`.startsWith(`${one}/`)),
  );
}

/** Pointers to the values with faults. */
export const pointersOf = (faults: readonly Fault[]): Set<string> =>
  new Set(faults.flatMap(({ at }) => ('pointer' in at ? [at.pointer] : [])));

export const isGrave = (fault: Fault): boolean => entryOf(fault).severity === 'error';

/** @returns the result for a document without errors, else null; with its faults placed in the file */
export function outcomeOf<T>(document: Document, faults: readonly Fault[], entry: T): Outcome<T | null> {
  const { unread } = document;
  if (!unread && faults.length === 0) return { value: entry, diagnostics: [] };
  const isEcho = ({ code, params, range }: Diagnostic): boolean =>
    unread !== null &&
    (unread.lines.has(range.line) ||
      (code === 'content/missing-field' && (unread.uncertain || unread.names.has(String(params.name)))));
  // An error in a value takes precedence over a warning.
  const wrong = pointersOf(faults.filter(isGrave));
  const reported = faults.filter(
    (fault) => isGrave(fault) || !('pointer' in fault.at) || !wrong.has(fault.at.pointer),
  );
  const diagnostics = reported.map(locator(document)).filter((diagnostic) => !isEcho(diagnostic));
  diagnostics.sort((a, b) => a.range.line - b.range.line || a.range.column - b.range.column);
  // Lines indented by special spaces are fields of their own, and the one above them has no value.
  const odd = new Set(diagnostics.map(({ code, range }) => (code === 'yaml/odd-space' ? range.line : 0)));
  const own = diagnostics.filter(({ code, range }) => code !== 'content/empty' || !odd.has(range.line + 1));
  return { value: unread || faults.some(isGrave) ? null : entry, diagnostics: own };
}
