/** JSON Pointers into the fields of a file. */

export const escapePointer = (key: string): string => key.replace(/~/g, '~0').replace(/\//g, '~1');

/** Display name of the value at a pointer; an item of a list by its list and number: "items 2". */
export function nameOf(pointer: string): string {
  const parts = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));
  return parts.length > 1 && /^\d+$/.test(parts.at(-1) ?? '')
    ? `${parts.at(-2)} ${Number(parts.at(-1)) + 1}`
    : (parts.at(-1) ?? '');
}

/** Whether a pointer names an item of a list. */
export const isItem = (pointer: string): boolean => /\/\d+$/.test(pointer);
