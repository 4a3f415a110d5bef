/** Faults of senja's keywords in a model that depend on other parts of it, or on `site.yaml`. */
import type { Fault } from '../../../../diagnostics/index.ts';
import { phrase } from '../../../../diagnostics/phrases/index.ts';
import { ROLES, type Role } from '../../../stages/meanings.ts';
import { NOTATIONS } from '../../../values/days/notations.ts';
import { FORMATS } from '../../../values/formats/formats.ts';
import { blocksIn, type Schema, type SchemaPart, schemasIn } from '../../schema/index.ts';
import { invalid, unknownValue } from './faults.ts';

/** Keywords that name another field of the model, at its top level. */
const FIELD_NAMES = ['x-not-before', 'x-after'];

/** @returns the lists of `site.yaml` that a value can be chosen from, as `x-one-of` names them */
export function listsOf(site: Schema): string[] {
  return Object.entries(site.properties ?? {}).flatMap(([name, { items }]) => {
    if (items === undefined) return [];
    const { properties, type } = items;
    if (properties) return Object.keys(properties).map((by) => `${name}/${by}`);
    return type === 'string' ? [name] : [];
  });
}

function choiceFault(pointer: string, value: unknown, choices: readonly string[]): Fault[] {
  if (choices.includes(value as string)) return [];
  const { params, ...fault } = unknownValue(pointer, '', value, choices);
  return [{ ...fault, code: 'model/unknown-list', params: { keyword: params.value, known: params.known } }];
}

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** @returns whether a field may have its default, by type and choices */
function isPossible({ default: value, type, enum: choices }: Schema): boolean {
  const types = [type ?? []].flat().map((one) => (one === 'integer' ? 'number' : one));
  return (types.length === 0 || types.includes(typeOf(value))) && (choices?.includes(value) ?? true);
}

const TYPES = ['string', 'boolean', 'array', 'number', 'integer', 'object', 'null'];

const DATES = ['format', Object.keys(NOTATIONS)] as const;

/** The keyword that a field with a role needs, and its possible values. */
const NEEDS: Readonly<Record<Role, readonly [key: 'type' | 'format', kinds: readonly string[]]>> = {
  title: ['type', ['string']],
  description: ['type', ['string']],
  draft: ['type', ['boolean']],
  aliases: ['type', ['array']],
  published: DATES,
  updated: DATES,
  expires: DATES,
};

/** A field that does not meet the requirements of its role would be ignored without notice. */
function kindFault(pointer: string, field: Schema, role: unknown): Fault[] {
  if (!ROLES.includes(role as Role)) return [];
  const [key, kinds] = NEEDS[role as Role];
  const known = key === 'format' ? Object.keys(FORMATS) : TYPES;
  if (kinds.includes(field[key] as string)) return [];
  // An unknown value has a fault of its own.
  if (field[key] !== undefined && !known.includes(String(field[key]))) return [];
  return [invalid(pointer, phrase('model/invalid:role-needs', { key, kinds: kinds.join(', ') }))];
}

/** Faults of roles: each belongs to one field, at the top level of the model. */
function roleFaults(parts: readonly SchemaPart[]): Fault[] {
  const taken = new Set<unknown>();
  return parts.flatMap(({ pointer, schema }): Fault[] => {
    const { 'x-role': role } = schema;
    if (schema['x-from'] !== undefined && role !== 'title')
      return [invalid(`${pointer}/x-from`, phrase('model/invalid:from-title'), 'key')];
    if (role === undefined) return [];
    const at = `${pointer}/x-role`;
    if (!/^\/properties\/[^/]*$/.test(pointer))
      return [invalid(at, phrase('model/invalid:role-place'), 'key')];
    if (taken.has(role)) return [invalid(at, phrase('model/invalid:role-taken'))];
    taken.add(role);
    return kindFault(at, schema as Schema, role);
  });
}

/**
 * @param choices lists and folders that a value can be chosen from; null if unknown
 * @returns faults of senja's own keywords that refer to something that does not exist
 */
export function keywordFaults(model: Schema, choices: readonly string[] | null): Fault[] {
  const parts = [...schemasIn(model)];
  const fields = Object.keys(model.properties ?? {});
  /** The sibling fields of a field. */
  const siblings = (pointer: string): string[] | null => {
    const group = parts.find((one) => one.pointer === /^(.*)\/properties\/[^/]+$/.exec(pointer)?.[1]);
    return group ? Object.keys(group.schema.properties ?? {}) : null;
  };
  const ownFaults = ({ pointer, schema }: SchemaPart): Fault[] =>
    Object.entries(schema).flatMap(([key, value]): Fault[] => {
      const at = `${pointer}/${key}`;
      const known = FIELD_NAMES.includes(key) ? fields : key === 'x-alt' ? siblings(pointer) : null;
      if (known && !known.includes(value as string)) return [unknownValue(at, key, value, known)];
      if (key === 'default' && !isPossible(schema)) return [invalid(at, phrase('model/invalid:default'))];
      return key === 'x-one-of' && choices ? choiceFault(at, value, choices) : [];
    });
  const kindFaults = ({ pointer, schema }: SchemaPart): Fault[] => {
    const { oneOf = [] } = schema as Schema;
    const isNamed = (kind: Schema) =>
      Object.values(kind.properties ?? {}).some((one) => typeof one.const === 'string');
    if (!Array.isArray(oneOf) || !oneOf.some(isNamed) || blocksIn(schema)) return [];
    return [invalid(`${pointer}/oneOf`, phrase('model/invalid:kinds'), 'key')];
  };
  return [...parts.flatMap(ownFaults), ...parts.flatMap(kindFaults), ...roleFaults(parts)];
}
