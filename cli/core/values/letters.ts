/** Characters that look like others: special spaces, curly quotes, letters of other alphabets, garbled ones. */

/** Spaces and blanks that no keyboard types directly. Joiners inside emoji and other scripts are excluded. */
const SPECIAL_SPACE =
  /[\u00A0\u1680\u2000-\u200B\u202F\u205F\u2060\u3000\uFEFF]|(?<=[A-Za-z])[\u200C\u200D](?=[A-Za-z])/;
const SPECIAL_SPACES = new RegExp(SPECIAL_SPACE.source, 'g');
const ZERO_WIDTH = /[\u200B-\u200D\u2060\uFEFF]/g;

export const CURLY_OPEN = /^[“”„‟«‘‛]/;
const CURLY_CLOSE = /[“”‟»’‛]$/;

/** Cyrillic and Greek letters that look like Latin ones, and these. */
const DOUBLES = 'аеорсухіјѕһԁԛԝѵАВЕКМНОРСТХІЈЅУοανικρτυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const LATIN = 'aeopcyxijshdqwvABEKMHOPCTXIJSYoavikptuABEZHIKMNOPTYX';
const DOUBLE = new RegExp(`[${DOUBLES}]`, 'g');

/** Position and text of the first special space, or null. */
export function specialSpace(text: string): { index: number; character: string } | null {
  const match = SPECIAL_SPACE.exec(text);
  return match && { index: match.index, character: match[0] };
}

/** Spaces that printers set: at marks, after numbers, and in Chinese and Japanese between words. */
const PRINTERS_SPACE =
  /[\u00A0\u2009\u202F](?=[?!:;»%–—])|(?<=[«\d])[\u00A0\u2009\u202F]|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。])\u3000/gu;

/** @returns the first special space of a text that is not there for its look, or null */
export const straySpace = (text: string): ReturnType<typeof specialSpace> =>
  specialSpace(text.replace(PRINTERS_SPACE, ' '));

/** The text with plain single spaces, trimmed. */
export const plainSpaces = (text: string): string =>
  text.replace(ZERO_WIDTH, '').replace(SPECIAL_SPACES, ' ').replace(/ {2,}/g, ' ').trim();

/** The text with every look-alike letter replaced by the Latin one it looks like. */
export const latinise = (text: string): string =>
  text.replace(DOUBLE, (letter) => LATIN[DOUBLES.indexOf(letter)] ?? letter);

/** Position and letter of the first look-alike inside a word that is otherwise Latin, or null. */
export function lookAlike(text: string): { index: number; character: string } | null {
  for (const word of text.matchAll(/\p{L}+/gu)) {
    if (!/\p{Script=Latin}/u.test(word[0]) || !/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word[0]))
      continue;
    const at = word[0].search(/[\p{Script=Cyrillic}\p{Script=Greek}]/u);
    return { index: word.index + at, character: word[0][at] ?? '' };
  }
  return null;
}

/** Looks like a quotation: ends like a sentence or a clause, or is as long as one. */
const SAID = /[.,;:!?…]$|^\s*(?:\S+\s+){7}/;

/** @returns whether a text begins with a quotation in curly quotes */
export function beginsQuotation(text: string): boolean {
  const end = text.slice(1).search(/[“”„»]|’(?!\p{L})/u) + 1;
  return CURLY_OPEN.test(text) && SAID.test(text.slice(1, end > 0 ? end : text.length));
}

/** The text between curly quotes that were intended as straight ones, or null for a quotation. */
export function insideCurlyQuotes(text: string): string | null {
  const inside = text.slice(1, -1);
  return inside.trim() !== '' &&
    CURLY_OPEN.test(text) &&
    CURLY_CLOSE.test(text) &&
    /[‘’‛]/.test(text[0] ?? '') === /[‘’‛]/.test(text.at(-1) ?? '') &&
    !/[“”„"]/.test(inside) &&
    !SAID.test(inside)
    ? inside
    : null;
}

/** Characters that Windows-1252 gives to the bytes from 0x80 to 0x9F; Latin-1 has invisible ones there. */
const OF_BYTES = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const REST = `[\u0080-¿${OF_BYTES}]`;
/** UTF-8 read as Windows-1252: a sign, an accented letter, a mark or symbol, an emoji. */
export const RESTORABLE = `(?:Â[\u00A0-¿]|Ã${REST}|â${REST}{2}|ð[Ÿ\u009F]${REST}{2}|ï»¿)+`;
const RUNS = new RegExp(RESTORABLE, 'g');
/**
 * Code in a body, which may be about such characters; what can be restored, or lacks a part; characters of one font
 * alone, except before a line, where they are bullets.
 */
const GARBLED = new RegExp(
  `\`[^\`\n]*\`|(${RESTORABLE})|ï¿½|\uFFFD|â€|(?<=\\S)Â(?=\\s)|(?<=\\S[ \\t]?)[\uE000-\uF8FF]`,
  'g',
);
/** A fast test. */
export const MAY_BE_GARBLED = /[ÂÃâðï\uFFFD\uE000-\uF8FF]/;

/** @returns what such characters were; it may have happened several times */
export function restored(run: string): string {
  const bytes = Uint8Array.from(run, (character) => {
    const at = OF_BYTES.indexOf(character);
    return at < 0 ? character.charCodeAt(0) : at + 128;
  });
  const once = new TextDecoder().decode(bytes).replaceAll('\u00A0', ' ');
  return once.replace(RUNS, restored);
}

/** Characters in the wrong encoding, with what they were if that is certain. */
export function* garbledIn(
  text: string,
): Generator<{ index: number; found: string; intended: string | null }> {
  // Programs drop the last part of a closing quote, and write a plain space for a special one.
  const lacking = new Map([['Â', ''], ...(text.includes('â€œ') ? [['â€', '”'] as const] : [])]);
  for (const { 0: found, 1: run, index } of MAY_BE_GARBLED.test(text) ? text.matchAll(GARBLED) : [])
    if (!found.startsWith('`'))
      yield { index, found, intended: run === undefined ? (lacking.get(found) ?? null) : restored(run) };
}

/** @returns a copy of a part of a text, so that keeping it does not keep the whole text in memory */
export const copyText = (text: string): string => ` ${text}`.slice(1);

/**
 * Signs of raised and lowered text where there are only words: in the search index, in alternative texts, in names.
 * 10<sup>2</sup> is 10² there, H<sub>2</sub>O is H₂O, and a power that Unicode has no signs for is written 10^x.
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
