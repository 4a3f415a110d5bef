import type { Schema } from './schema.ts';

const constAt = ({ properties = {} }: Schema, name: string): string | null => {
  const value = Object.hasOwn(properties, name) ? properties[name]?.const : undefined;
  return typeof value === 'string' ? value : null;
};

/** @returns the kinds of a group, or null if no field distinguishes them */
export function blocksIn({ oneOf: branches = [] }: Schema) {
  const [first] = branches;
  for (const key of Object.keys(first?.properties ?? {})) {
    const values = branches.flatMap((branch) => constAt(branch, key) ?? []);
    if (values.length === branches.length && new Set(values).size === values.length)
      return { key, kinds: branches.map((branch, at) => [values[at] ?? '', branch] as const) };
  }
  return null;
}
