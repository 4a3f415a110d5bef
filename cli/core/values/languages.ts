/** Codes of languages as HTML writes them. */

/** @returns a code in the usual case: `pt-br` → `pt-BR`, `ZH-HANS` → `zh-Hans` */
export const languageTag = (code: string): string =>
  code
    .toLowerCase()
    .replace(/-([a-z]{2})(?=-|$)/g, (part) => part.toUpperCase())
    .replace(/-([a-z])(?=[a-z]{3}(?:-|$))/g, (part) => part.toUpperCase());

/** Languages that are written from right to left, and scripts that are. */
const RIGHT_TO_LEFT =
  /^(?:(?:ar|arc|ckb|dv|fa|glk|he|iw|ks|lrc|mzn|nqo|ps|sd|syr|ug|ur|yi)(?=-|$)(?!-[a-z]{4}(?:-|$))|[a-z]{2,3}-(?:adlm|arab|hebr|nkoo|rohg|syrc|thaa)(?:-|$))/i;

/** @returns the direction of a language for the attribute `dir`; undefined for the usual one */
export const directionOf = (code: string | undefined): 'rtl' | undefined =>
  RIGHT_TO_LEFT.test(code ?? '') ? 'rtl' : undefined;
