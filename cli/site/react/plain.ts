/** Plain data: values that survive a round trip through JSON. */

import type { InBoth } from './site-fault.ts';

/** Objects that hold others and were found to be plain. */
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
export function plainFault(value: unknown, name = 'data', open: object[] = []): InBoth | null {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) return null;
  if (typeof value !== 'object' || !isPlain(value)) {
    const { en, id } = nameOf(value);
    return { en: `“${name}” is ${en}`, id: `“${name}” adalah ${id}` };
  }
  if (known.has(value)) return null;
  if (open.includes(value))
    return { en: `“${name}” contains itself`, id: `“${name}” memuat dirinya sendiri` };
  open.push(value);
  let isDeep = false;
  for (const key of Object.keys(value)) {
    const child = (value as Record<string, unknown>)[key];
    isDeep ||= typeof child === 'object' && child !== null;
    const fault = plainFault(child, Array.isArray(value) ? name : key, open);
    if (fault !== null) return fault;
  }
  open.pop();
  // Looking again at one that holds no others takes no longer than remembering it.
  if (isDeep) known.add(value);
  return null;
}
