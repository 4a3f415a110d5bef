/**
 * @param most maximum number of cached values; the last ones are kept
 * @param make computes the value of a key, always the same for the same key
 * @returns the memoized function
 */
export function lately<Key extends object | string, Value>(most: number, make: (key: Key) => Value) {
  const held = new Map<Key, Value>();
  return (key: Key): Value => {
    const known = held.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    held.set(key, made);
    const [oldest] = held.keys();
    if (oldest !== undefined && held.size > most) held.delete(oldest);
    return made;
  };
}
