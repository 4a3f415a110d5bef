/** The order of names as people read them. */

import { isOn } from './mechanisms.mjs';

let collator: Intl.Collator | undefined;

function collated(a: string, b: string): number {
  // It takes longer to load than a small site to look at.
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'variant' });
  return collator.compare(a, b);
}

const DIGITS = /\d*/y;

function digitsAt(name: string, at: number): string {
  DIGITS.lastIndex = at;
  return DIGITS.exec(name)?.[0] ?? '';
}

/** Digits of which arithmetic is sure. */
const MOST_DIGITS = 15;

const isAscii = (code: number): boolean => code < 128;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
/** Ends of names, small letters, digits and `-./` stand in the order of their codes in the collator's eyes too. */
const isPlain = (code: number): boolean =>
  code === 0 || (code >= 45 && code <= 57) || (code >= 97 && code <= 122);

/** Names that differ where they are plain, as most do; NaN for any others. */
function plainly(a: string, b: string): number {
  let atA = 0;
  let atB = 0;
  for (;;) {
    const x = a.charCodeAt(atA) || 0;
    const y = b.charCodeAt(atB) || 0;
    if (isDigit(x) && isDigit(y)) {
      const inA = digitsAt(a, atA);
      const inB = digitsAt(b, atB);
      atA += inA.length;
      atB += inB.length;
      // Digits of other scripts would belong to the same number.
      if (!isAscii(a.charCodeAt(atA) || 0) || !isAscii(b.charCodeAt(atB) || 0)) return Number.NaN;
      if (inA.length > MOST_DIGITS || inB.length > MOST_DIGITS) return Number.NaN;
      const difference = Number(inA) - Number(inB);
      if (difference !== 0) return difference;
    } else if (x !== y) {
      return isPlain(x) && isPlain(y) ? x - y : Number.NaN;
    } else if (x === 0) {
      return 0;
    } else if (isAscii(x)) {
      atA += 1;
      atB += 1;
    } else {
      return Number.NaN;
    }
  }
}

/** `2` before `10`; equal names by code unit, so that the order never depends on the folder's own. */
export function naturally(a: string, b: string): number {
  const known = isOn('plain-order') ? plainly(a, b) : Number.NaN;
  return (Number.isNaN(known) ? collated(a, b) : known) || (a < b ? -1 : a > b ? 1 : 0);
}
