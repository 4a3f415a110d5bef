/**
 * Raised and lowered text where there are only words: in the search index, in alternative texts, in names. 10<sup>2</sup>
 * is 10² there, H<sub>2</sub>O is H₂O, and a power that Unicode has no signs for is written 10^x.
 */

const RAISED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+−-=()ni'].map((plain, at) => [plain, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'][at] ?? '']),
);
const LOWERED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'0123456789+−-=()'].map((plain, at) => [plain, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'][at] ?? '']),
);

/** A number, a letter, or both, as in formulas; any other text is an ending (1st), a sign (™) or a mark ([1]). */
const FORMULA = /^(?:\p{L}|(?=[^[\]*]*\p{Nd})[^[\]*]+)$/u;

/**
 * @param tag `sup` or `sub`
 * @param text inside it, without marks
 */
export function scriptText(tag: string, text: string): string {
  const own = text.trim();
  if (!FORMULA.test(own)) return text;
  const table = tag === 'sup' ? RAISED : LOWERED;
  const signs = [...own].map((sign) => table[sign]);
  if (signs.every((sign) => sign !== undefined)) return signs.join('');
  if (tag === 'sub') return text;
  return `^${[...own].length === 1 ? own : `(${own})`}`;
}
