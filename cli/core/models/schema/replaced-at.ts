/** Fields with other values in some places. */
import type { Fields } from '../../stages/entry.ts';
import { ITEMS, isOfKind, KIND } from './field-paths.ts';

/**
 * @param more returns what a group or list with such a text gets besides; it is given what they already got
 * @returns a copy of the fields in which each text at a path is replaced
 */
export function replacedAt(
  value: unknown,
  path: readonly string[],
  replace: (text: string) => unknown,
  more: (group: Fields, name: string, shown: object) => object = () => ({}),
): unknown {
  const [name, ...rest] = path;
  if (name === undefined && Array.isArray(value)) return replacedAt(value, [ITEMS], replace, more);
  if (name === undefined) return typeof value === 'string' ? replace(value) : value;
  if (name?.startsWith(KIND)) return isOfKind(value, name) ? replacedAt(value, rest, replace, more) : value;
  if (name === ITEMS) {
    if (!Array.isArray(value)) return value;
    const list = value.map((one) => replacedAt(one, rest, replace, more)).filter((one) => one !== null);
    for (const [at, one] of rest.length === 0 ? value.entries() : [])
      if (typeof one === 'string') Object.assign(list, more({ [at]: one }, String(at), list));
    return list;
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value;
  const own = value as Record<string, unknown>;
  const shown = rest.length === 0 && typeof own[name] === 'string' ? more(own, name, own) : {};
  return { ...own, [name]: replacedAt(own[name], rest, replace, more), ...shown };
}
