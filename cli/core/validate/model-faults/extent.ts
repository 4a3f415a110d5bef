/** Definitions that hold themselves, and models that are too large once all their references are followed. */
import type { Fault } from '../../../diagnostics/diagnostic.ts';
import { phrase } from '../../../diagnostics/phrases.ts';
import { isObject } from '../collections.ts';
import { definitionIn, type Schema } from '../schema.ts';
import { invalid, partsInside, type SchemaPart, schemasIn } from './parts.ts';

/**
 * Most parts of a model, each reference counted as what it refers to: fields are listed, compiled and typed that often.
 * Large models have some hundreds.
 */
const MOST_PARTS = 5000;

/** @returns the part of a model that a reference within the file names, if there is one */
function targetOf(ref: unknown, root: unknown): unknown {
  const [, path] = /^#((?:\/.*)?)$/.exec(String(ref)) ?? [];
  if (path === undefined) return undefined;
  let part = root;
  for (const name of path.split('/').slice(1)) {
    const key = name.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return undefined;
    part = (part as Record<string, unknown>)[key];
  }
  return part;
}

/** @returns the number of parts of each schema in a model; one inside itself counts once */
function extents(model: Schema): (schema: object) => number {
  const known = new Map<object, number>();
  const count = (schema: object): number => {
    const found = known.get(schema);
    if (found !== undefined) return found;
    known.set(schema, 1);
    let all = 1;
    // Definitions count where they are referred to.
    const { $defs: _defs, ...own } = schema as SchemaPart['schema'];
    for (const { schema: child } of partsInside(own)) all += count(child);
    const target = targetOf((schema as Schema).$ref, model);
    if (isObject(target)) all += count(target);
    known.set(schema, all);
    return all;
  };
  return count;
}

/** Definitions that contain themselves: content would have no end, and the fields could not be listed. */
function endlessFaults({ $defs = {} }: Schema): Fault[] {
  const named = (name: string): string[] =>
    [...schemasIn(Object.hasOwn($defs, name) ? $defs[name] : null)].flatMap(
      ({ schema }) => definitionIn(schema) ?? [],
    );
  const edges = new Map(Object.keys($defs).map((name) => [name, named(name)]));
  return [...edges.keys()].flatMap((name) => {
    const reached = new Set<string>();
    const pending = [name];
    for (let next = pending.pop(); next !== undefined; next = pending.pop())
      for (const one of edges.get(next) ?? [])
        if (!reached.has(one)) {
          reached.add(one);
          pending.push(one);
        }
    return reached.has(name) ? invalid(`/$defs/${name}`, phrase('model/invalid:endless'), 'key') : [];
  });
}

/** @returns the fault of the smallest part that is too large */
function extentFaults(parts: readonly SchemaPart[], model: Schema): Fault[] {
  const extentOf = extents(model);
  const large = parts
    .map(({ pointer, schema }) => ({ pointer, extent: extentOf(schema) }))
    .filter(({ extent }) => extent > MOST_PARTS)
    .sort((a, b) => a.extent - b.extent);
  return large.slice(0, 1).map(({ pointer }) => {
    const target = pointer === '' ? 'value' : 'key';
    return invalid(pointer, phrase('model/invalid:too-large', { most: MOST_PARTS }), target);
  });
}

/** @param parts all schemas of a model */
export function sizeFaults(parts: readonly SchemaPart[], model: Schema): Fault[] {
  const endless = endlessFaults(model);
  return endless.length > 0 ? endless : extentFaults(parts, model);
}
