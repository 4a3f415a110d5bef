/** Phone numbers as phones dial them. */

/** A 0 for calls inside a country, behind its code: `+44 (0)20`; with that of Indonesia also without brackets. */
const INNER_ZERO = /^(\s*(?:\+|00)\s*\d{1,3}[\s.-]*)\(\s*0\s*\)|^(\s*(?:(?:\+|00)\s*)?62[\s.-]*(?:\(\s*)?)0+/;

/**
 * @param written a number as people write it: `+62 (0)21 5550 1234`, `0812-3456-7890`, `6281234567890`
 * @returns the address of a link that dials it
 */
export function dialHref(written: string): string {
  const digits = written.replace(INNER_ZERO, '$1$2').replace(/\D/g, '');
  if (/^\s*\+/.test(written)) return `tel:+${digits}`;
  if (/^00[1-9]/.test(digits)) return `tel:+${digits.slice(2)}`;
  // Inside Indonesia a number begins with 0, or is short.
  return `tel:${/^62\d{8,13}$/.test(digits) ? '+' : ''}${digits}`;
}
