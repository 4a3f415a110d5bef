/** The order of names as people read them. */

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'variant' });

/** `2` before `10`; equal names by code unit, so that the order never depends on the folder's own. */
export const naturally = (a: string, b: string): number =>
  collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
