/** What ajv reports, in our words, one fault a cause. */
import type { ErrorObject } from 'ajv';
import type { Fault, Params } from './diagnostic.ts';
import { nearest } from './suggest.ts';

/** Says what is wrong with a value of a named format; null when nothing is. */
export type FormatProblem = (format: string, value: string) => Omit<Fault, 'at'> | null;

const escapePointer = (key: string): string => key.replace(/~/g, '~0').replace(/\//g, '~1');

const nameOf = (pointer: string): string => {
  const parts = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));
  // An item of a list is called by its list and number: "items 2".
  return parts.length > 1 && /^\d+$/.test(parts.at(-1) ?? '')
    ? `${parts.at(-2)} ${Number(parts.at(-1)) + 1}`
    : (parts.at(-1) ?? '');
};

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

function kindOf(value: unknown): { found: string; foundEn: string } {
  if (value === null) return { found: 'kosong', foundEn: 'nothing' };
  if (Array.isArray(value)) return { found: 'daftar', foundEn: 'a list' };
  if (typeof value === 'object') return { found: 'kumpulan isian', foundEn: 'a group of fields' };
  if (typeof value === 'number') return { found: `angka ${value}`, foundEn: `the number ${value}` };
  if (typeof value === 'boolean') return { found: String(value), foundEn: String(value) };
  return { found: 'tulisan', foundEn: 'text' };
}

interface SchemaLike {
  description?: string;
  properties?: Record<string, SchemaLike>;
}

const knownNames = (error: ErrorObject): string[] =>
  Object.keys((error.parentSchema as SchemaLike | undefined)?.properties ?? {});

const TYPE_CODES = {
  string: 'content/expected-text',
  array: 'content/expected-list',
  object: 'content/expected-fields',
  boolean: 'content/expected-yes-no',
} as const;

function wrongType(error: ErrorObject): Omit<Fault, 'at'> {
  const name = nameOf(error.instancePath);
  if (error.data === null) return { code: 'content/empty', params: { name } };
  const wanted = [error.params.type].flat()[0] as keyof typeof TYPE_CODES;
  const value = shown(error.data).replace(/"/g, '');
  return {
    code: TYPE_CODES[wanted] ?? 'content/invalid',
    params: {
      name,
      value,
      rule: 'type',
      about: '',
      known: knownNames(error).join(', '),
      ...kindOf(error.data),
    },
    suggestions: wanted === 'boolean' ? yesNo(error.data) : [],
  };
}

/** YAML 1.2 reads yes, no, on and off as text; here it is clear what they mean. */
function yesNo(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  if (/^(?:yes|y|on|ya|benar|true)$/i.test(value)) return ['true'];
  return /^(?:no|n|off|tidak|salah|false)$/i.test(value) ? ['false'] : [];
}

/** Which error says most when several concern one value; smaller is better. */
const WEIGHT: Record<string, number> = { type: 0, minLength: 1, const: 2, enum: 2, format: 3, maxLength: 4 };

function explain(error: ErrorObject, formatProblem: FormatProblem): Fault {
  const pointer = error.instancePath;
  const name = nameOf(pointer);
  const about = (error.parentSchema as SchemaLike | undefined)?.description ?? '';
  const at = { pointer, target: 'value' } as const;
  const params: Params = { name, about };
  const length = Array.isArray(error.data) ? error.data.length : String(error.data).length;
  switch (error.keyword) {
    case 'required': {
      const missing = String(error.params.missingProperty);
      const schema = error.parentSchema as SchemaLike | undefined;
      return {
        code: 'content/missing-field',
        params: { name: missing, about: schema?.properties?.[missing]?.description ?? '' },
        at: { pointer: `${pointer}/${escapePointer(missing)}`, target: 'key' },
      };
    }
    case 'additionalProperties': {
      const unknown = String(error.params.additionalProperty);
      const known = knownNames(error);
      return {
        code: 'content/unknown-field',
        params: { name: shown(unknown), known: known.join(', ') },
        suggestions: nearest(unknown, known),
        at: { pointer: `${pointer}/${escapePointer(unknown)}`, target: 'key' },
      };
    }
    case 'type':
      return { ...wrongType(error), at };
    case 'minLength':
      return { code: 'content/empty', params, at };
    case 'maxLength':
      return { code: 'content/too-long', params: { name, length, limit: Number(error.params.limit) }, at };
    case 'minItems':
      return { code: 'content/too-few', params: { name, length, limit: Number(error.params.limit) }, at };
    case 'maxItems':
      return { code: 'content/too-many', params: { name, length, limit: Number(error.params.limit) }, at };
    case 'enum':
    case 'const': {
      const allowed = [error.params.allowedValues ?? error.params.allowedValue].flat().map(String);
      return {
        code: 'content/not-one-of',
        params: { name, value: shown(error.data), allowed: allowed.join(', ') },
        suggestions: nearest(String(error.data), allowed),
        at,
      };
    }
    case 'format': {
      const problem = formatProblem(String(error.params.format), String(error.data));
      if (problem) return { ...problem, at };
      break;
    }
  }
  return { code: 'content/invalid', params: { name, rule: error.keyword, about }, at };
}

/** A missing field whose misspelt name is there too is the same slip, already told with its right name. */
function withoutEchoes(faults: readonly Fault[]): Fault[] {
  const parent = (fault: Fault): string =>
    'pointer' in fault.at ? fault.at.pointer.replace(/\/[^/]*$/, '') : '';
  const misspelt = new Set(
    faults
      .filter(({ code }) => code === 'content/unknown-field')
      .flatMap((fault) => (fault.suggestions ?? []).slice(0, 1).map((right) => `${parent(fault)}\n${right}`)),
  );
  return faults.filter(
    (fault) =>
      fault.code !== 'content/missing-field' || !misspelt.has(`${parent(fault)}\n${fault.params?.name}`),
  );
}

/**
 * @param errors of one document, as ajv gave them (`allErrors`, `verbose`)
 * @param formatProblem explains a failed format
 * @returns the faults, at most one for each value, in no particular order
 */
export function fromAjv(errors: readonly ErrorObject[], formatProblem: FormatProblem): Fault[] {
  const best = new Map<string, ErrorObject>();
  const others: ErrorObject[] = [];
  for (const error of errors) {
    const weight = WEIGHT[error.keyword];
    if (weight === undefined) {
      others.push(error);
      continue;
    }
    const rival = best.get(error.instancePath);
    if (!rival || weight < (WEIGHT[rival.keyword] ?? 9)) best.set(error.instancePath, error);
  }
  return withoutEchoes([...best.values(), ...others].map((error) => explain(error, formatProblem)));
}
