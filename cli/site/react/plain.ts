/** Plain data: values that survive a round trip through JSON. */

import type { InBoth } from './site-fault.ts';

/** Objects that were found to be plain. */
const known = new WeakSet<object>();

function nameOf(value: unknown): InBoth {
  if (typeof value === 'object' && value !== null && '$$typeof' in value)
    return { en: 'a React element', id: 'elemen React' };
  const isObject = typeof value === 'object' && value !== null;
  const kind = isObject ? (value.constructor?.name ?? 'object') : typeof value;
  return { en: `a ${kind}`, id: kind };
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return (
    Array.isArray(value) || ((prototype === Object.prototype || prototype === null) && !('$$typeof' in value))
  );
}

/** @returns a description of what is not plain in a value, or null */
export function plainFault(
  value: unknown,
  name = 'data',
  open: ReadonlySet<object> = new Set(),
): InBoth | null {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) return null;
  if (typeof value !== 'object' || !isPlain(value)) {
    const { en, id } = nameOf(value);
    return { en: `“${name}” is ${en}`, id: `“${name}” adalah ${id}` };
  }
  if (known.has(value)) return null;
  if (open.has(value)) return { en: `“${name}” contains itself`, id: `“${name}” memuat dirinya sendiri` };
  const inside = new Set(open).add(value);
  for (const [key, child] of Object.entries(value)) {
    const fault = plainFault(child, Array.isArray(value) ? name : key, inside);
    if (fault !== null) return fault;
  }
  known.add(value);
  return null;
}
