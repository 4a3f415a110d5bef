/** The direction in which a language is written. */

/** Languages that are written from right to left, and scripts that are. */
const RIGHT_TO_LEFT =
  /^(?:(?:ar|arc|ckb|dv|fa|glk|he|iw|ks|lrc|mzn|nqo|ps|sd|syr|ug|ur|yi)(?=-|$)(?!-[a-z]{4}(?:-|$))|[a-z]{2,3}-(?:adlm|arab|hebr|nkoo|rohg|syrc|thaa)(?:-|$))/i;

/** @returns the direction of a language for the attribute `dir`; undefined for the usual one */
export const directionOf = (code: string | undefined): 'rtl' | undefined =>
  RIGHT_TO_LEFT.test(code ?? '') ? 'rtl' : undefined;
