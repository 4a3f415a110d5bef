/** Lists and values that are made on demand. */

/** @returns a list in parts of `size`; the last may be shorter */
export function chunks<T>(list: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let at = 0; at < list.length; at += size) parts.push(list.slice(at, at + size));
  return parts;
}

/** @returns an empty object for any names: `__proto__` is one like the others */
export const anyNames = <T>(): Record<string, T> => Object.create(null) as Record<string, T>;

/** @returns the items by what they have in common, in their order */
export function groupBy<T, Key>(items: Iterable<T>, keyOf: (item: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** @returns plain data with each of its texts changed, which is given with its name, or '' in a list */
export function mapTexts<T>(value: T, change: (text: string, name: string) => string, name = ''): T {
  if (typeof value === 'string') return change(value, name) as T;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, mapTexts(child, change, key)]),
  ) as T;
}

/** @returns the same function, which makes each value once */
export function memoized<Key, T extends NonNullable<unknown> | null>(
  make: (key: Key) => T,
  known: { get(key: Key): T | undefined; set(key: Key, value: T): unknown } = new Map<Key, T>(),
): (key: Key) => T {
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = make(key);
    known.set(key, value);
    return value;
  };
}

/** @returns the same function, which makes its value at the first call */
export function lazily<T>(make: () => T & {}): () => T {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
