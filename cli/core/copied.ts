/**
 * @param value what YAML or JSON can say
 * @returns a copy that shares nothing with it; many times as fast as `structuredClone`
 */
export function copied<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copied) as T;
  // Spreading takes over a key such as `__proto__` as a key.
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  for (const key of Object.keys(copy)) {
    const child = copy[key];
    if (typeof child === 'object' && child !== null) copy[key] = copied(child);
  }
  return copy as T;
}
