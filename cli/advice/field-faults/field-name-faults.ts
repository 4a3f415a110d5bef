/** Faults of unknown and missing fields, converted from Ajv's errors. */
import type { ErrorObject } from 'ajv';
import { aboutOf, type Schema } from '../../core/models/schema/index.ts';
import { insideCurlyQuotes, specialSpace } from '../../core/values/letters.ts';
import { GENERATOR_FIELDS } from '../../core/values/names/generator-fields.ts';
import type { Fault } from '../../diagnostics/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { escapePointer } from '../../diagnostics/pointers/index.ts';
import { nearest } from '../../diagnostics/suggestions/index.ts';
import { codePointName, formatValue } from '../../diagnostics/texts/index.ts';
import { lookAlikeFault } from './look-alikes.ts';

/** The part of a model that Ajv attaches to an error. */
export const schemaOf = (error: ErrorObject): Schema => (error.parentSchema ?? {}) as Schema;
export const knownNames = (error: ErrorObject): string[] => Object.keys(schemaOf(error).properties ?? {});

const plain = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');

/** Fields that have a name among their synonyms; case, spaces and hyphens are ignored. */
function alsoCalled(name: string, error: ErrorObject): string[] {
  const fields = Object.entries(schemaOf(error).properties ?? {});
  const called = ([, field]: [string, Schema]) =>
    field['x-synonyms']?.some((each) => plain(each) === plain(name)) === true;
  return fields.filter(called).map(([field]) => field);
}

/**
 * @param isWritten whether the file has a field
 * @returns the fault of an unknown field; it suggests no name that is there already, as both may have content
 */
export function unknownField(error: ErrorObject, isWritten: (pointer: string) => boolean): Fault {
  const fault = unknownName(error);
  const [intended = fault.intended] = fault.suggestions ?? [];
  if (intended === undefined || !isWritten(`${error.instancePath}/${escapePointer(intended)}`)) return fault;
  const name = formatValue(String(error.params.additionalProperty));
  return { code: 'content/unknown-field', params: { name, taken: intended, known: '' }, at: fault.at };
}

/** @returns whether an unknown name is that of a field in other words, or a slip */
export const isAlmostKnown = (error: ErrorObject): boolean =>
  (unknownName(error).suggestions ?? []).length > 0;

function unknownName(error: ErrorObject): Fault {
  const unknown = String(error.params.additionalProperty);
  const known = knownNames(error);
  const at = { pointer: `${error.instancePath}/${escapePointer(unknown)}`, target: 'key' } as const;
  const inside = insideCurlyQuotes(unknown);
  if (inside !== null && known.includes(inside)) {
    return { code: 'yaml/curly-quotes', params: { fix: inside }, suggestions: [inside], at };
  }
  const what = phrase('content/odd-space:name', { name: formatValue(unknown) });
  const trick = lookAlikeFault(unknown, what, (text) => known.includes(text));
  if (trick) return { ...trick, at };
  const space = specialSpace(unknown);
  if (space) {
    const { character, index } = space;
    // With such a space after it, the colon does not end the name.
    const intended = [unknown.replaceAll(character, ''), unknown.slice(0, index).replace(/:$/, '')];
    const name = intended.find((text) => known.includes(text));
    const params = { character: codePointName(character) };
    return {
      code: 'yaml/odd-space',
      params,
      at: { ...at, spot: character },
      ...(name && { intended: name }),
    };
  }
  const bare = unknown.replace(/^[^\p{L}]{1,6}/u, '').replace(/[^\p{L}\p{N}]{1,6}$/u, '');
  const undecorated = known.includes(bare) ? [bare] : [];
  const suggestions = [
    ...new Set([...undecorated, ...alsoCalled(unknown, error), ...nearest(unknown, known)]),
  ].slice(0, 3);
  if (error.instancePath === '' && suggestions.length === 0 && GENERATOR_FIELDS.has(unknown))
    return { code: 'content/generator-field', params: { name: unknown }, at };
  return {
    code: 'content/unknown-field',
    params: { name: formatValue(unknown), taken: '', known: known.join(', ') },
    suggestions,
    at,
  };
}

export function missingField(error: ErrorObject): Fault {
  const missing = String(error.params.missingProperty);
  const params = { name: missing, line: missing, about: aboutOf(schemaOf(error).properties?.[missing]) };
  const at = { pointer: `${error.instancePath}/${escapePointer(missing)}`, target: 'key' } as const;
  return { code: 'content/missing-field', params, at };
}

const parentOf = (fault: Fault): string =>
  'pointer' in fault.at ? fault.at.pointer.slice(0, fault.at.pointer.lastIndexOf('/')) : '';

/** Removes a missing field whose misspelt name is present: that is already reported, with the right name. */
export function withoutMisspelt(faults: readonly Fault[]): Fault[] {
  const misspelt = new Set(
    faults
      .filter(({ at }) => 'target' in at && at.target === 'key')
      .flatMap((fault) =>
        [fault.intended ?? fault.suggestions?.[0] ?? []]
          .flat()
          .map((right) => `${parentOf(fault)}\n${right}`),
      ),
  );
  return faults.filter(
    (fault) =>
      fault.code !== 'content/missing-field' || !misspelt.has(`${parentOf(fault)}\n${fault.params?.name}`),
  );
}
