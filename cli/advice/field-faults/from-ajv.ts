/** Converts Ajv's errors to senja's faults, one per cause. */
import type { ErrorObject } from 'ajv';
import { aboutOf, isPlainText, type Schema } from '../../core/models/schema/index.ts';
import type { ExplanationContext } from '../../core/validate/index.ts';
import type { Fault, Params, UnplacedFault } from '../../diagnostics/index.ts';
import { inBoth, type Param } from '../../diagnostics/languages/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { isItem, nameOf } from '../../diagnostics/pointers/index.ts';
import { nearest } from '../../diagnostics/suggestions/index.ts';
import { formatValue } from '../../diagnostics/texts/index.ts';
import {
  isAlmostKnown,
  knownNames,
  missingField,
  schemaOf,
  unknownField,
  withoutMisspelt,
} from './field-name-faults.ts';
import { lookAlikeFault } from './look-alikes.ts';
import { numbersFor } from './number-faults.ts';

/** Not `String`: a mapping may have a field called toString, which is then not a function. */
const textOf = (data: unknown): string => (typeof data === 'string' ? data : (JSON.stringify(data) ?? ''));

function kindOf(value: unknown): Param {
  if (Array.isArray(value)) return phrase('content/expected-text:list');
  if (typeof value === 'object') return phrase('content/expected-text:group');
  if (typeof value === 'number') return phrase('content/expected-text:number', { number: value });
  return inBoth(() => `“${formatValue(value)}”`);
}

const fixOf = (pointer: string, text: string): string =>
  `${isItem(pointer) ? '-' : `${nameOf(pointer)}:`} "${text.replace(/["\\]/g, '\\$&')}"`;

/**
 * @param source the value as it was typed, which may be a word that means nothing to YAML: `null`
 * @returns the fault of an empty value, with advice
 */
export function emptyAt(pointer: string, isRequired: boolean, source = ''): UnplacedFault {
  const need = isItem(pointer) ? 'item' : isRequired ? 'required' : 'optional';
  return {
    code: 'content/empty',
    params: {
      name: nameOf(pointer),
      fix: /^null$/i.test(source) ? fixOf(pointer, source) : '',
      optional: phrase(`content/empty:${need}`),
    },
  };
}

/** A number or boolean in place of text: YAML parses unquoted text that way. */
function notText(error: ErrorObject, source: string, { formatFault }: ExplanationContext): UnplacedFault {
  const { format, enum: choices } = schemaOf(error);
  const found = format === undefined ? null : formatFault(format, source);
  if (found) return found;
  const name = nameOf(error.instancePath);
  if (choices && !choices.includes(source)) return notOneOf(name, source, choices.map(String));
  const params = { name, value: source, fix: fixOf(error.instancePath, source) };
  if (typeof error.data === 'boolean') return { code: 'content/true-false-not-text', params };
  return { code: /^[-+]?0\d/.test(source) ? 'content/leading-zero' : 'content/number-not-text', params };
}

/** A text in YAML without quotes. */
const PLAIN = /^[\p{L}\d/](?!.*(?::\s|\s#|:$))/u;

/** @returns the lines of a list that is written as its only group */
function groupIn(name: string, source: string): string[] {
  const [first = '', ...rest] = source.trimEnd().split('\n');
  const indent = Math.min(...rest.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  return [`${name}:`, `  - ${first}`, ...rest.map((line) => `    ${line.slice(indent)}`.trimEnd())];
}

/** @returns the lines of a list that is written as one text, with commas or semicolons between its items */
function itemsIn(name: string, data: unknown): string[] {
  const [line = '', ...more] = typeof data === 'string' ? data.split('\n') : [];
  const items = line.split(line.includes(';') ? ';' : ',').map((item) => item.trim());
  const isSure = more.length === 0 && items.length > 1 && items.every((item) => PLAIN.test(item));
  return isSure ? [`${name}:`, ...items.map((item) => `  - ${item}`)] : [];
}

/** @returns the text that a list of texts was intended to be: its only one, or all of them where any text may stand */
function joinedTexts(error: ErrorObject): string[] {
  const { data, instancePath } = error;
  const schema = schemaOf(error);
  const most = isPlainText(schema, nameOf(instancePath)) && schema['x-one-of'] === undefined ? 20 : 1;
  const isText = (one: unknown): boolean => typeof one === 'string' && one.trim() !== '';
  return Array.isArray(data) && data.length > 0 && data.length <= most && data.every(isText)
    ? [data.join(', ')]
    : [];
}

/** A text in place of a number, or decimals in place of a whole number. */
function notNumber(error: ErrorObject, text: string): UnplacedFault {
  const fault = ruleFault(error);
  const suggestions = numbersFor(text, schemaOf(error));
  const params = { ...fault.params, about: phrase('content/invalid:digits-alone') };
  return suggestions.length === 0 ? fault : { ...fault, params, suggestions };
}

function wrongType(error: ErrorObject, explaining: ExplanationContext): UnplacedFault {
  const { instancePath: pointer, data } = error;
  const name = nameOf(pointer);
  if (data === null) {
    const rest = explaining.restOfLine(pointer);
    const schema = schemaOf(error);
    // Only such a text may be the word `null`.
    const isFree = isPlainText(schema, name) && schema['x-one-of'] === undefined;
    return rest.startsWith('#')
      ? { code: 'yaml/value-is-comment', params: { name, fix: fixOf(pointer, rest) } }
      : emptyAt(pointer, explaining.isRequired(pointer), isFree ? explaining.sourceAt(pointer) : '');
  }
  const params = { name, found: kindOf(data) };
  switch ([error.params.type].flat()[0]) {
    case 'array': {
      const isGroup = typeof data === 'object' && [schemaOf(error).items?.type].flat().includes('object');
      const rows = isGroup ? groupIn(name, explaining.sourceAt(pointer)) : itemsIn(name, data);
      return { code: 'content/expected-list', params: { ...params, rows } };
    }
    case 'object':
      return { code: 'content/expected-fields', params: { ...params, known: knownNames(error).join(', ') } };
    case 'boolean':
      return { code: 'content/expected-yes-no', params, suggestions: yesNo(data) };
    case 'number':
    case 'integer':
      return notNumber(error, typeof data === 'string' ? data : explaining.sourceAt(pointer));
    case 'string': {
      if (typeof data !== 'object') return notText(error, explaining.sourceAt(pointer), explaining);
      const line = explaining.sourceAt(pointer).trimEnd();
      // `- Senin: baca buku` is a group of one field only because of its colon.
      return !Array.isArray(data) && isItem(pointer) && Object.keys(data).length === 1 && !line.includes('\n')
        ? { code: 'yaml/colon-in-value', params: { key: name, fix: fixOf(pointer, line) } }
        : { code: 'content/expected-text', params, suggestions: joinedTexts(error) };
    }
  }
  return ruleFault(error);
}

/** Rules with a limit. */
const LIMITS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'pattern',
] as const;

function ruleOf({ keyword, params }: ErrorObject): Param {
  if (keyword === 'type')
    return phrase(`content/invalid:${[params.type].flat().includes('number') ? 'number' : 'integer'}`);
  if (keyword === 'uniqueItems') return phrase('content/invalid:uniqueItems');
  const limit = params.limit ?? params.multipleOf ?? params.pattern ?? keyword;
  return phrase(`content/invalid:${LIMITS.find((one) => one === keyword) ?? 'other'}`, { limit });
}

/** @returns the fault of a rule without a code of its own */
const ruleFault = (error: ErrorObject): UnplacedFault => ({
  code: 'content/invalid',
  params: { name: nameOf(error.instancePath), rule: ruleOf(error), about: aboutOf(schemaOf(error)) },
});

/** The boolean for yes, no, on and off, which YAML 1.2 parses as text. */
function yesNo(value: unknown): string[] {
  if (/^(?:yes|y|on|ya|benar|true|1)$/i.test(textOf(value))) return ['true'];
  return /^(?:no|n|off|tidak|salah|false|0)$/i.test(textOf(value)) ? ['false'] : [];
}

/** @returns the fault of a text that is not one of the choices */
export function notOneOf(name: string, value: string, allowed: readonly string[]): UnplacedFault {
  const trick = lookAlikeFault(value, phrase('content/odd-space:value', { name }), (text) =>
    allowed.includes(text),
  );
  return (
    trick ?? {
      code: 'content/not-one-of',
      params: { name, value: formatValue(value), allowed: allowed.join(', ') },
      suggestions: nearest(value, allowed),
    }
  );
}

const lengthOf = (data: unknown): number => (Array.isArray(data) ? data.length : [...textOf(data)].length);

/** Priority of the errors of one value; the smallest is reported. */
const WEIGHT: Record<string, number> = { type: 0, minLength: 1, const: 2, enum: 2, format: 3, maxLength: 4 };

function explain(error: ErrorObject, explaining: ExplanationContext): Fault {
  const pointer = error.instancePath;
  const name = nameOf(pointer);
  const at = { pointer };
  const measured = (): Params => ({
    name,
    length: lengthOf(error.data),
    limit: Number(error.params.limit),
  });
  switch (error.keyword) {
    case 'required':
      return missingField(error);
    case 'additionalProperties':
      return unknownField(error, explaining.isWritten);
    case 'type':
      return { ...wrongType(error, explaining), at };
    case 'minLength':
      return { ...emptyAt(pointer, explaining.isRequired(pointer)), at };
    case 'maxLength':
      return { code: 'content/too-long', params: measured(), at };
    case 'minItems':
      return { code: 'content/too-few', params: measured(), at };
    case 'maxItems':
      return { code: 'content/too-many', params: measured(), at };
    case 'enum':
    case 'const': {
      const allowed = [error.params.allowedValues ?? error.params.allowedValue].flat().map(String);
      return { ...notOneOf(name, textOf(error.data), allowed), at };
    }
    case 'format': {
      const [format, value] = [String(error.params.format), textOf(error.data)];
      const about = phrase('content/odd-space:value', { name });
      const trick = lookAlikeFault(value, about, (text) => explaining.formatFault(format, text) === null);
      const found = trick ?? explaining.formatFault(format, value);
      if (found) return { ...found, at };
      break;
    }
  }
  return { ...ruleFault(error), at };
}

/** Text in place of which a colon has made a group: its unknown and missing fields are one fault. */
function colonsInTexts(errors: readonly ErrorObject[], { sourceAt }: ExplanationContext): Map<string, Fault> {
  const found = new Map<string, Fault>();
  for (const error of errors) {
    const { keyword, instancePath: pointer, parentSchema, data } = error;
    const type = (parentSchema as Schema | undefined)?.type;
    if (keyword !== 'additionalProperties' || !Array.isArray(type) || Object.keys(data as object).length > 1)
      continue;
    if (isAlmostKnown(error)) continue;
    const params = { key: nameOf(pointer), fix: fixOf(pointer, sourceAt(pointer).trimEnd()) };
    found.set(pointer, { code: 'yaml/colon-in-value', params, at: { pointer } });
  }
  return found;
}

/**
 * @param errors of one document, from Ajv (`allErrors`, `verbose`)
 * @returns the faults, at most one for each value, in no particular order
 */
export function fromAjv(errors: readonly ErrorObject[], explaining: ExplanationContext): Fault[] {
  const colons = colonsInTexts(errors, explaining);
  const best = new Map<string, ErrorObject>();
  const others: ErrorObject[] = [];
  for (const error of errors) {
    // A condition that fails is reported by its consequences.
    if (colons.has(error.instancePath) || error.keyword === 'if') continue;
    const weight = WEIGHT[error.keyword];
    if (weight === undefined) {
      others.push(error);
      continue;
    }
    const rival = best.get(error.instancePath);
    if (!rival || weight < (WEIGHT[rival.keyword] ?? 9)) best.set(error.instancePath, error);
  }
  const explained = [...best.values(), ...others].map((error) => explain(error, explaining));
  return withoutMisspelt([...colons.values(), ...explained]);
}
