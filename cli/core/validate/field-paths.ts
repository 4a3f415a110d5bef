/** Paths to the values of fields: names, `*` for each item of a list, and steps for groups of one kind. */

/** For each item of a list. */
export const ITEMS = '*';

/** Prefix of the steps that only groups of one kind take; no field name has it. */
export const KIND = '\0';

/** @returns the step for groups whose field has this value */
export const kindStep = (field: string, value: string): string => `${KIND}${field}${KIND}${value}`;

/** @returns whether a value takes a step of `kindStep` */
export function isOfKind(value: unknown, step: string): boolean {
  const [, field = '', wanted] = step.split(KIND);
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.hasOwn(value, field) &&
    (value as Record<string, unknown>)[field] === wanted
  );
}
