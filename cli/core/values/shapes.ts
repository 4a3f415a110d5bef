/** Validators of values from the site's code, by the shape of their type. */
type Is = (value: unknown) => boolean;

/** A validator for every field, also for those added later. */
type Fields<T> = { readonly [Name in keyof T]-?: Is };

/** Whether a value is an object with any fields, and no list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with these fields, and possibly others. */
export function shape<T>(fields: Fields<T>): (value: unknown) => value is T {
  const checks = Object.entries<Is>(fields);
  return (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    checks.every(([name, is]) => is((value as Record<string, unknown>)[name]));
}
