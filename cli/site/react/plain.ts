/** Plain data: values that survive a round trip through JSON. */

/** Objects that were found to be plain. */
const known = new WeakSet<object>();

const nameOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return `a ${typeof value}`;
  return '$$typeof' in value ? 'a React element' : `a ${value.constructor?.name ?? 'object'}`;
};

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
): string | null {
  if (value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)) return null;
  if (typeof value !== 'object' || !isPlain(value)) return `“${name}” is ${nameOf(value)}`;
  if (known.has(value)) return null;
  if (open.has(value)) return `“${name}” contains itself`;
  const inside = new Set(open).add(value);
  for (const [key, child] of Object.entries(value)) {
    const fault = plainFault(child, Array.isArray(value) ? name : key, inside);
    if (fault !== null) return fault;
  }
  known.add(value);
  return null;
}
