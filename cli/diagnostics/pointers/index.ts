/** JSON Pointers into the fields of a file. */

/** A name as it is written in a pointer. */
export const escapePointer = (key: string): string => key.replace(/~/g, '~0').replace(/\//g, '~1');

/** The name that a part of a pointer means. */
export const unescapePointer = (part: string): string => part.replace(/~1/g, '/').replace(/~0/g, '~');

/** Every value inside a value, with its pointer and its last part. */
export function* valuesIn(
  value: unknown,
  pointer = '',
): Generator<{ pointer: string; key: string; value: unknown }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const below = `${pointer}/${escapePointer(key)}`;
    yield { pointer: below, key, value: child };
    yield* valuesIn(child, below);
  }
}

/** @returns the names of which a pointer consists */
export const pointerNames = (pointer: string): string[] => pointer.split('/').slice(1).map(unescapePointer);

/** @returns the group or list that a pointer leads into, with the name of the value in it; null if there is none */
export function groupAt(fields: object, pointer: string): { group: object; name: string } | null {
  const names = pointerNames(pointer);
  const name = names.pop();
  let group: unknown = fields;
  for (const one of names) group = Object.hasOwn(Object(group), one) ? Reflect.get(Object(group), one) : null;
  return name === undefined || typeof group !== 'object' || group === null ? null : { group, name };
}

/** Display name of the value at a pointer; an item of a list by its list and number: "items 2". */
export function nameOf(pointer: string): string {
  const parts = pointerNames(pointer);
  return parts.length > 1 && /^\d+$/.test(parts.at(-1) ?? '')
    ? `${parts.at(-2)} ${Number(parts.at(-1)) + 1}`
    : (parts.at(-1) ?? '');
}

/** Whether a pointer names an item of a list. */
export const isItem = (pointer: string): boolean => /\/\d+$/.test(pointer);

/** Replaces a text in fields, if it is there. */
export function replaceTextAt(fields: object, pointer: string, from: string, to: unknown): void {
  const { group, name = '' } = groupAt(fields, pointer) ?? {};
  if (group && Reflect.get(group, name) === from) Reflect.set(group, name, to);
}
