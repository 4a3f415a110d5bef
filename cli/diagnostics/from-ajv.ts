/** What ajv reports, in our words, one fault a cause. */
import type { ErrorObject } from 'ajv';
import type { Fault, Param, Params } from './diagnostic.ts';
import { disguised } from './disguise.ts';
import { codePointName, insideCurlyQuotes, specialSpace } from './letters.ts';
import { nearest } from './suggest.ts';

/** What explaining needs to know beside ajv's errors. */
export interface Explaining {
  /** Says what is wrong with a value of a named format; null when nothing is. */
  formatProblem(format: string, value: string): Omit<Fault, 'at'> | null;
  /** A value as it was typed, quotes included. */
  sourceAt(pointer: string): string;
  /** What stands behind a field's colon on its line. */
  restOfLine(pointer: string): string;
  /** Whether the model demands the value. */
  isRequired(pointer: string): boolean;
}

interface SchemaLike {
  description?: string;
  $comment?: string;
  format?: string;
  type?: string | string[];
  /** Other names that people give the field, in either language. */
  'x-synonyms'?: string[];
  properties?: Record<string, SchemaLike>;
}

/** Not `String`: a mapping may hold a field called toString, which is then no function. */
const textOf = (data: unknown): string => (typeof data === 'string' ? data : (JSON.stringify(data) ?? ''));

export const escapePointer = (key: string): string => key.replace(/~/g, '~0').replace(/\//g, '~1');

/** What people call the value at a pointer; an item of a list by its list and number: "items 2". */
export function nameOf(pointer: string): string {
  const parts = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));
  return parts.length > 1 && /^\d+$/.test(parts.at(-1) ?? '')
    ? `${parts.at(-2)} ${Number(parts.at(-1)) + 1}`
    : (parts.at(-1) ?? '');
}

const isItem = (pointer: string): boolean => /\/\d+$/.test(pointer);

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

function kindOf(value: unknown): Param {
  if (Array.isArray(value)) return { id: 'daftar', en: 'a list' };
  if (typeof value === 'object') return { id: 'kumpulan isian', en: 'a group of fields' };
  if (typeof value === 'number') return { id: `angka ${value}`, en: `the number ${value}` };
  return { id: `“${shown(value)}”`, en: `“${shown(value)}”` };
}

const schemaOf = (error: ErrorObject): SchemaLike => (error.parentSchema ?? {}) as SchemaLike;
const knownNames = (error: ErrorObject): string[] => Object.keys(schemaOf(error).properties ?? {});

/** What the model says about a field: in Indonesian as its description, in English as its comment. */
const aboutOf = (schema: SchemaLike | undefined): Param => ({
  id: schema?.description ?? '',
  en: schema?.$comment ?? '',
});

const fixOf = (pointer: string, text: string): string =>
  `${isItem(pointer) ? '-' : `${nameOf(pointer)}:`} "${text.replace(/["\\]/g, '\\$&')}"`;

/** @returns the fault of a value that is not there, with what may be done about it */
export function emptyAt(pointer: string, isRequired: boolean): Omit<Fault, 'at'> {
  const optional: Param = isItem(pointer)
    ? { id: 'Butir yang tidak perlu boleh dihapus.', en: 'An item that is not needed may be removed.' }
    : isRequired
      ? { id: 'Isian ini wajib.', en: 'This field is required.' }
      : {
          id: 'Isian ini tidak wajib: barisnya boleh dihapus.',
          en: 'It is optional: its line may be removed.',
        };
  return { code: 'content/empty', params: { name: nameOf(pointer), optional } };
}

/** A number or true/false where text belongs: YAML reads unquoted ones so. */
function notText(error: ErrorObject, source: string, { formatProblem }: Explaining): Omit<Fault, 'at'> {
  const { format } = schemaOf(error);
  const problem = format === undefined ? null : formatProblem(format, source);
  if (problem) return problem;
  const name = nameOf(error.instancePath);
  const params = { name, value: source, fix: fixOf(error.instancePath, source) };
  if (typeof error.data === 'boolean') return { code: 'content/true-false-not-text', params };
  return { code: /^[-+]?0\d/.test(source) ? 'content/leading-zero' : 'content/number-not-text', params };
}

function wrongType(error: ErrorObject, explaining: Explaining): Omit<Fault, 'at'> {
  const { instancePath: pointer, data } = error;
  const name = nameOf(pointer);
  if (data === null) {
    const rest = explaining.restOfLine(pointer);
    return rest.startsWith('#')
      ? { code: 'yaml/value-is-comment', params: { name, fix: fixOf(pointer, rest) } }
      : emptyAt(pointer, explaining.isRequired(pointer));
  }
  const params = { name, found: kindOf(data) };
  switch ([error.params.type].flat()[0]) {
    case 'array':
      return { code: 'content/expected-list', params };
    case 'object':
      return { code: 'content/expected-fields', params: { ...params, known: knownNames(error).join(', ') } };
    case 'boolean':
      return { code: 'content/expected-yes-no', params, suggestions: yesNo(data) };
    case 'string': {
      if (typeof data !== 'object') return notText(error, explaining.sourceAt(pointer), explaining);
      const line = explaining.sourceAt(pointer).trimEnd();
      // `- Pagi: minum air` is a group of one field only because of its colon.
      return !Array.isArray(data) && isItem(pointer) && Object.keys(data).length === 1 && !line.includes('\n')
        ? { code: 'yaml/colon-in-value', params: { key: name, fix: fixOf(pointer, line) } }
        : { code: 'content/expected-text', params };
    }
  }
  return { code: 'content/invalid', params: { name, rule: 'type', about: aboutOf(schemaOf(error)) } };
}

/** YAML 1.2 reads yes, no, on and off as text; here it is clear what they mean. */
function yesNo(value: unknown): string[] {
  if (/^(?:yes|y|on|ya|benar|true|1)$/i.test(textOf(value))) return ['true'];
  return /^(?:no|n|off|tidak|salah|false|0)$/i.test(textOf(value)) ? ['false'] : [];
}

const plain = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');

/** The fields that people call by a name, however it is put together. */
function alsoCalled(name: string, error: ErrorObject): string[] {
  const fields = Object.entries(schemaOf(error).properties ?? {});
  const called = ([, field]: [string, SchemaLike]) =>
    field['x-synonyms']?.some((each) => plain(each) === plain(name)) === true;
  return fields.filter(called).map(([field]) => field);
}

function unknownField(error: ErrorObject): Fault {
  const unknown = String(error.params.additionalProperty);
  const known = knownNames(error);
  const at = { pointer: `${error.instancePath}/${escapePointer(unknown)}`, target: 'key' } as const;
  const inside = insideCurlyQuotes(unknown);
  if (inside !== null && known.includes(inside)) {
    return { code: 'yaml/curly-quotes', params: { fix: inside }, suggestions: [inside], at };
  }
  const trick = disguised(
    unknown,
    { id: `nama isian “${shown(unknown)}”`, en: `field name “${shown(unknown)}”` },
    (text) => known.includes(text),
  );
  if (trick) return { ...trick, at };
  const space = specialSpace(unknown);
  if (space) {
    const { character, index } = space;
    // With such a space behind it, the colon does not end the name.
    const meant = [unknown.replaceAll(character, ''), unknown.slice(0, index).replace(/:$/, '')];
    const name = meant.find((text) => known.includes(text));
    const params = { character: codePointName(character) };
    return { code: 'yaml/odd-space', params, at: { ...at, spot: character }, ...(name && { meant: name }) };
  }
  const suggestions = [...new Set([...alsoCalled(unknown, error), ...nearest(unknown, known)])].slice(0, 3);
  return {
    code: 'content/unknown-field',
    params: { name: shown(unknown), known: known.join(', ') },
    suggestions,
    at,
  };
}

function missingField(error: ErrorObject): Fault {
  const missing = String(error.params.missingProperty);
  const params = { name: missing, about: aboutOf(schemaOf(error).properties?.[missing]) };
  const at = { pointer: `${error.instancePath}/${escapePointer(missing)}`, target: 'key' } as const;
  return { code: 'content/missing-field', params, at };
}

function wrongChoice(error: ErrorObject): Omit<Fault, 'at'> {
  const allowed = [error.params.allowedValues ?? error.params.allowedValue].flat().map(String);
  return notOneOf(nameOf(error.instancePath), textOf(error.data), allowed);
}

/** @returns the fault of a text that is none of the allowed ones */
export function notOneOf(name: string, value: string, allowed: readonly string[]): Omit<Fault, 'at'> {
  const trick = disguised(value, { id: `isian “${name}”`, en: `value of “${name}”` }, (text) =>
    allowed.includes(text),
  );
  return (
    trick ?? {
      code: 'content/not-one-of',
      params: { name, value: shown(value), allowed: allowed.join(', ') },
      suggestions: nearest(value, allowed),
    }
  );
}

const lengthOf = (data: unknown): number => (Array.isArray(data) ? data.length : [...textOf(data)].length);

/** Which error says most when several concern one value; smaller is better. */
const WEIGHT: Record<string, number> = { type: 0, minLength: 1, const: 2, enum: 2, format: 3, maxLength: 4 };

function explain(error: ErrorObject, explaining: Explaining): Fault {
  const pointer = error.instancePath;
  const name = nameOf(pointer);
  const at = { pointer, target: 'value' } as const;
  const measured = (): Params => ({
    name,
    length: lengthOf(error.data),
    limit: Number(error.params.limit),
  });
  switch (error.keyword) {
    case 'required':
      return missingField(error);
    case 'additionalProperties':
      return unknownField(error);
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
    case 'const':
      return { ...wrongChoice(error), at };
    case 'format': {
      const [format, value] = [String(error.params.format), textOf(error.data)];
      const about = { id: `isian “${name}”`, en: `value of “${name}”` };
      const trick = disguised(value, about, (text) => explaining.formatProblem(format, text) === null);
      const problem = trick ?? explaining.formatProblem(format, value);
      if (problem) return { ...problem, at };
      break;
    }
  }
  const params = { name, rule: error.keyword, about: aboutOf(schemaOf(error)) };
  return { code: 'content/invalid', params, at };
}

const parentOf = (fault: Fault): string =>
  'pointer' in fault.at ? fault.at.pointer.slice(0, fault.at.pointer.lastIndexOf('/')) : '';

/** A missing field whose misspelt name is there too is the same slip, already told with its right name. */
function withoutEchoes(faults: readonly Fault[]): Fault[] {
  const misspelt = new Set(
    faults
      .filter(({ at }) => 'target' in at && at.target === 'key')
      .flatMap((fault) =>
        [fault.meant ?? fault.suggestions?.[0] ?? []].flat().map((right) => `${parentOf(fault)}\n${right}`),
      ),
  );
  return faults.filter(
    (fault) =>
      fault.code !== 'content/missing-field' || !misspelt.has(`${parentOf(fault)}\n${fault.params?.name}`),
  );
}

/** A text or a group, where a colon has made a group of the text: its unknown and missing fields are one slip. */
function colonsInTexts(errors: readonly ErrorObject[], { sourceAt }: Explaining): Map<string, Fault> {
  const found = new Map<string, Fault>();
  for (const { keyword, instancePath: pointer, parentSchema, data } of errors) {
    const type = (parentSchema as SchemaLike | undefined)?.type;
    if (keyword !== 'additionalProperties' || !Array.isArray(type) || Object.keys(data as object).length > 1)
      continue;
    const params = { key: nameOf(pointer), fix: fixOf(pointer, sourceAt(pointer).trimEnd()) };
    found.set(pointer, { code: 'yaml/colon-in-value', params, at: { pointer, target: 'value' } });
  }
  return found;
}

/**
 * @param errors of one document, as ajv gave them (`allErrors`, `verbose`)
 * @returns the faults, at most one for each value, in no particular order
 */
export function fromAjv(errors: readonly ErrorObject[], explaining: Explaining): Fault[] {
  const colons = colonsInTexts(errors, explaining);
  const best = new Map<string, ErrorObject>();
  const others: ErrorObject[] = [];
  for (const error of errors) {
    if (colons.has(error.instancePath)) continue;
    const weight = WEIGHT[error.keyword];
    if (weight === undefined) {
      others.push(error);
      continue;
    }
    const rival = best.get(error.instancePath);
    if (!rival || weight < (WEIGHT[rival.keyword] ?? 9)) best.set(error.instancePath, error);
  }
  const explained = [...best.values(), ...others].map((error) => explain(error, explaining));
  return withoutEchoes([...colons.values(), ...explained]);
}
