/** Validators of values read from a file, by the shape of their type. */
type Is = (value: unknown) => boolean;

/** A validator for every field, also for those added later. */
type Fields<T> = { readonly [Name in keyof T]-?: Is };

export const text: Is = (value) => typeof value === 'string';
/** An integer from 0 on. */
export const count: Is = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
/** An integer from 1 on. */
export const positive: Is = (value) => count(value) && value !== 0;
export const flag: Is = (value) => typeof value === 'boolean';

export const orNull =
  (is: Is): Is =>
  (value) =>
    value === null || is(value);

export const list =
  (is: Is): Is =>
  (value) =>
    // Unlike `every`, this visits the gaps of a sparse array.
    Array.isArray(value) && value.findIndex((one) => !is(one)) < 0;

/** An object with any fields. */
export const group: Is = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with any names, and values of one kind. */
export const mapping =
  (is: Is): Is =>
  (value) =>
    group(value) && Object.values(value as object).every(is);

/** An object with these fields, and possibly others. */
export function shape<T>(fields: Fields<T>): (value: unknown) => value is T {
  const checks = Object.entries<Is>(fields);
  return (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    checks.every(([name, is]) => is((value as Record<string, unknown>)[name]));
}
