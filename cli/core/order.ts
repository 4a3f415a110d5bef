/** The order of names as people read them. */

let collator: Intl.Collator | undefined;

/** Numbers in names, of which arithmetic is sure. */
const NUMBER = /\d{1,15}(?!\d)/y;

function numberAt(name: string, at: number): number {
  NUMBER.lastIndex = at;
  return Number(NUMBER.exec(name)?.[0] ?? Number.NaN);
}

/** Where the first number of a name begins; its length when it has none, or letters of other scripts before it. */
function firstDigit(name: string): number {
  for (let at = 0; at < name.length; at += 1) {
    const code = name.charCodeAt(at);
    if (code >= 48 && code <= 57) return at;
    if (code > 127) return name.length;
  }
  return name.length;
}

/** Names that differ in their first number, which is how articles are numbered; NaN for any others. */
function byFirstNumber(a: string, b: string): number {
  const at = firstDigit(a);
  return a.slice(0, at) === b.slice(0, at) ? numberAt(a, at) - numberAt(b, at) : Number.NaN;
}

/** `2` before `10`; equal names by code unit, so that the order never depends on the folder's own. */
export function naturally(a: string, b: string): number {
  const known = byFirstNumber(a, b);
  if (known < 0 || known > 0) return known;
  // It takes longer to load than a small site to look at.
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'variant' });
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}
