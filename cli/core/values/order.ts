/** Natural order of names. */

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'variant' });

/** Compares `2` before `10`; equal names by code unit, so that the order does not depend on the folder. */
export const compareNatural = (a: string, b: string): number =>
  collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
