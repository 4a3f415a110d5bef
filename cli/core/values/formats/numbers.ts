/** Numbers as people and programs write them: `1.500.000`, `Rp 25.000`, `1.234,56`, `1 000`, `"12"`, `1,5 juta`. */

/** Signs between groups of three digits. */
const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$|^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const SPACED = /^[1-9]\d{0,2}(?:([ _'’])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/;
/** One group behind one sign, which may also be that of decimals. */
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;
const DECIMAL = /^(?:0|[1-9]\d*)?(?:[.,]\d*)?(?:e[-+]?\d{1,3})?$/i;
const CURRENCY =
  /^(?:rp\.?|rm|[a-z]{0,3}[$€£¥]|idr|myr|sgd|usd|eur) ?| ?(?:rupiah|idr|myr|sgd|usd|eur|[$€£¥])$|(?:,|\.)[-–—]$/gi;
const COUNTED = /^([^ ]+?) ?(ribu|rb|k|juta|jt|miliar|milyar|triliun)$/i;
const TIMES: Readonly<Record<string, number>> = { r: 1e3, k: 1e3, j: 1e6, m: 1e9, t: 1e12 };

/** Digits that a number keeps. */
const MOST_DIGITS = 15;

const numberOf = (text: string): number[] => {
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) && text.replace(/\D/g, '').length <= MOST_DIGITS ? [number] : [];
};

/** @returns the numbers of digits with signs between them; of one that may be either, thousands first */
function numbersIn(text: string): number[] {
  if (AMBIGUOUS.test(text))
    return [...numberOf(text.replace(/[.,]/, '')), ...numberOf(text.replace(',', '.'))];
  const [last = ''] = /[.,](?=\d*$)/.exec(text) ?? [];
  if (GROUPED.test(text)) {
    // The sign of groups comes twice, or before that of decimals.
    const isGroup = text.split(last).length > 2 || !/[.,].*[.,]/.test(text);
    const group = isGroup ? last : last === ',' ? '.' : ',';
    return numberOf(text.replaceAll(group, '').replace(',', '.'));
  }
  if (SPACED.test(text)) return numberOf(text.replace(/[ _'’]/g, '').replace(',', '.'));
  return DECIMAL.test(text) && /\d/.test(text) ? numberOf(text.replace(',', '.')) : [];
}

/** @returns the numbers that a text may mean, the most likely first; none for a text with other words */
export function numberReadings(text: string): number[] {
  if (text.length > 40) return [];
  const plain = text.trim().replace(/\s+/g, ' ');
  const bare = plain.replace(CURRENCY, '').trim();
  const [, sign = '', digits = ''] = /^([-+\u2212]?) ?(.*)$/.exec(bare) ?? [];
  const [, count = digits, unit = ''] = COUNTED.exec(digits) ?? [];
  const found = numbersIn(count);
  const times = TIMES[unit.charAt(0).toLowerCase()] ?? 1;
  // Of an amount in rupiah, dots are between thousands; before a unit, signs are before decimals.
  const meant =
    /^rp|^idr|rupiah$/i.test(plain) && /\./.test(count)
      ? found.slice(0, 1)
      : unit === ''
        ? found
        : found.slice(-1);
  return meant.map((number) =>
    Number((number * times * (/[-\u2212]/.test(sign) ? -1 : 1)).toPrecision(MOST_DIGITS)),
  );
}

/** @returns whether a text is a number alone, so that nothing is lost with its other signs */
export const isNumberAlone = (text: string): boolean =>
  /^[-+\u2212]?[\d.,_ '’\u00a0\u202f]+(?:e[-+]?\d+)?$/i.test(text.trim());

/**
 * @returns whether an unquoted number may be one of thousands, as Indonesians write them, which YAML reads as decimals:
 *   `15.000`. No program writes zeros at the end of decimals
 */
export const isLikeThousands = (source: string): boolean => /^[1-9]\d{0,2}\.\d\d0$/.test(source);
