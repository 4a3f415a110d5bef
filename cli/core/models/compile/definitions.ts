/**
 * Parts of models that `$ref` names: in the same file, `#/$defs/day`, or in another one of `content/models/`,
 * `page.schema.json#/$defs/title`. They replace the references, so that nothing else has to follow these.
 */
import type { Fault } from '../../../diagnostics/index.ts';
import type { Param } from '../../../diagnostics/languages/index.ts';
import { phrase } from '../../../diagnostics/phrases/index.ts';
import { escapePointer, pointerNames, unescapePointer } from '../../../diagnostics/pointers/index.ts';
import { nearest } from '../../../diagnostics/suggestions/index.ts';
import { isObject } from '../../values/shapes.ts';
import { type ModelTexts, SITE } from '../collections/index.ts';
import { mapParts, type Schema } from '../schema/index.ts';
import { invalid } from './model-faults/faults.ts';

/**
 * Most parts of a model, each reference counted as what it refers to: fields are listed, compiled and typed that often.
 * Large models have some hundreds.
 */
const MOST_PARTS = 5000;

/** A part of a model, as it is written. */
interface Written {
  /** Name of the model. */
  name: string;
  pointer: string;
  part: unknown;
}

/** A part without references, and the number of parts in it. */
interface Resolved {
  schema: Schema;
  extent: number;
}

const NOTHING: Resolved = { schema: {}, extent: 0 };
const ENDLESS: Resolved = { schema: {}, extent: Number.POSITIVE_INFINITY };

/** Models without references. */
export interface WholeModels {
  /** Those that end. */
  models: ReadonlyMap<string, Schema>;
  /** Faults of references, by the model where they are written. */
  faults: ReadonlyMap<string, readonly Fault[]>;
  /** A model and the files with parts of it. */
  filesOf(name: string): ReadonlySet<string>;
}

/** @returns whether a file holds parts for models, and describes no entries itself */
export const holdsParts = ({ $defs, properties, 'x-collection': keyword }: Schema): boolean =>
  $defs !== undefined && properties === undefined && keyword === undefined;

/** @returns a part with the keywords next to its reference: these count, but fields of both are there */
function withOwn({ $id: _id, 'x-collection': _ofFile, ...part }: Schema, own: Schema): Schema {
  const { properties, required } = part;
  const fields = Object.entries(own.properties ?? {}).map(([name, field]): [string, Schema] => [
    name,
    withOwn(new Map(Object.entries(properties ?? {})).get(name) ?? {}, field),
  ]);
  return {
    ...part,
    ...own,
    ...((properties ?? own.properties) && { properties: { ...properties, ...Object.fromEntries(fields) } }),
    ...(required && { required: [...new Set([...required, ...(own.required ?? [])])] }),
  };
}

const NAME = /^(?:\.\/)?([^/]+)\.schema\.json$/;

/** @returns what a reference in a model names: its place, the fault of a reference to nothing */
function targetOf(
  ref: string,
  { name: from, pointer }: Written,
  models: ReadonlyMap<string, Schema>,
): Written | Fault {
  const at = `${pointer}/$ref`;
  const [file = '', path = ''] = ref.split('#');
  const byId = [...models].find(([, { $id = '' }]) => $id !== '' && $id === file)?.[0];
  const name = file === '' ? from : (byId ?? NAME.exec(file)?.[1] ?? '');
  const model = models.get(name);
  // A model that cannot be read has a fault of its own.
  if (model && Object.keys(model).length === 0) return { name, pointer: '', part: model };
  if (!model) {
    const files = nearest(
      file,
      [...models.keys()].map((one) => `${one}.schema.json`),
    );
    const fault = invalid(at, phrase('model/invalid:no-file', { file }));
    return { ...fault, suggestions: files.map((one) => ref.replace(file, one)) };
  }
  let part: unknown = model;
  for (const key of pointerNames(path)) {
    if (!Object.hasOwn(Object(part), key)) {
      const known = Object.keys(model.$defs ?? {}).map((one) => `${file}#/$defs/${escapePointer(one)}`);
      return { ...invalid(at, phrase('model/invalid:no-part', { ref })), suggestions: nearest(ref, known) };
    }
    part = (part as Record<string, unknown>)[key];
  }
  return { name, pointer: path, part };
}

/** @returns a part and, if it is a reference, the parts that it leads to */
function withTargets(written: Written, models: ReadonlyMap<string, Schema>): Written[] {
  const all = [written];
  for (const { part, ...place } of all) {
    const target =
      isObject(part) && typeof part.$ref === 'string' && targetOf(part.$ref, { ...place, part }, models);
    if (target && 'part' in target && !all.some((one) => one.part === target.part)) all.push(target);
  }
  return all;
}

/**
 * @param models as they are written, in the language of the content; one that cannot be read is an empty object
 */
export function withDefinitions(models: ReadonlyMap<string, Schema>): WholeModels {
  const faults = new Map<string, Fault[]>();
  const users = new Map<string, Set<string>>();
  /** Null while a part is being resolved. */
  const known = new Map<unknown, Resolved | null>();
  const report = (name: string, fault: Fault): void => {
    faults.set(name, [...(faults.get(name) ?? []), fault]);
  };
  const reportPart = ({ name, pointer }: Written, text: Param): void =>
    report(name, invalid(pointer, text, pointer === '' ? 'value' : 'key'));

  function referred(ref: unknown, from: Written): Resolved {
    if (typeof ref !== 'string') return NOTHING;
    const target = targetOf(ref, from, models);
    if ('code' in target) {
      report(from.name, target);
      return NOTHING;
    }
    users.set(from.name, (users.get(from.name) ?? new Set()).add(target.name));
    if (known.get(target.part) !== null) return resolve(target);
    reportPart(target, phrase('model/invalid:endless'));
    return ENDLESS;
  }

  function resolve(written: Written): Resolved {
    const { name, pointer, part } = written;
    if (!isObject(part)) return NOTHING;
    const before = known.get(part);
    if (before) return before;
    known.set(part, null);
    let extent = 1;
    const inside = mapParts(part, (child, key) => {
      const own = resolve({ name, pointer: pointer + key, part: child });
      // Definitions count where they are referred to.
      if (!key.startsWith('/$defs/')) extent += own.extent;
      return own.schema;
    });
    const { $ref, $defs: _defs, ...own } = inside;
    const base = $ref === undefined ? NOTHING : referred($ref, written);
    extent += base.extent;
    // What holds an endless or too large part is not reported again.
    if (extent > MOST_PARTS && extent < ENDLESS.extent)
      reportPart(written, phrase('model/invalid:too-large', { most: MOST_PARTS }));
    const schema = $ref === undefined ? own : withOwn(base.schema, own);
    const made = extent > MOST_PARTS ? ENDLESS : { schema, extent };
    known.set(part, made);
    return made;
  }

  const resolved = [...models].flatMap(([name, part]): [string, Schema][] => {
    const made = resolve({ name, pointer: '', part });
    const isModel = made !== ENDLESS && (name === SITE || !holdsParts(part));
    return isModel ? [[name, made.schema]] : [];
  });
  return {
    models: new Map(resolved),
    faults,
    filesOf(name) {
      const all = new Set([name]);
      for (const one of all) for (const other of users.get(one) ?? []) all.add(other);
      return all;
    },
  };
}

/** @returns the model in which a part of another is written, and its place there */
export function placeOf(
  models: ReadonlyMap<string, Schema>,
  name: string,
  pointer: string,
): Pick<Written, 'name' | 'pointer'> {
  let places = withTargets({ name, pointer: '', part: models.get(name) }, models);
  let found = places[0];
  for (const key of pointer.split('/').slice(1)) {
    places = places.flatMap((place) => {
      const [inside, field] = [Object(place.part), unescapePointer(key)];
      if (!Object.hasOwn(inside, field)) return [];
      const below = { ...place, pointer: `${place.pointer}/${key}`, part: inside[field] };
      return withTargets(below, models);
    });
    found = places[0] ?? found;
  }
  return found ?? { name, pointer };
}

/** @returns the texts of models */
export const asTexts = (models: ReadonlyMap<string, Schema>): ModelTexts =>
  Object.fromEntries([...models].map(([name, model]) => [name, JSON.stringify(model)]));
