/**
 * Fields that need no YAML parser: one on each line, with a plain or quoted text, a whole number, `true` or `false`.
 * Most front matter is like that, and the parser takes longer than reading and checking it.
 */

/** Longest text that is read so: more fields are counted by `yaml-guards.ts`. */
const LONGEST = 4000;

/** A line with a field. A text begins with a letter, digit, slash or parenthesis, none of which has a meaning in YAML. */
const LINE =
  /([A-Za-z_][\w-]{0,63}): (?:([A-Za-z\d/(\u00C0-\u024F][^\0-\x1F\x7F-\x9F\u2028\u2029\uFEFF]*)|"([^"\\\0-\x1F\x7F-\x9F\u2028\u2029\uFEFF]*)"|'([^'\0-\x1F\x7F-\x9F\u2028\u2029\uFEFF]*)')(?:\n|$)/y;

/** Words that are no texts. */
const WORD = /^(?:true|false|null)$/i;
const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,14})$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** @returns the value of a plain scalar; undefined if only the parser is certain of it */
function scalarOf(plain: string): string | number | boolean | undefined {
  if (/[ :]$/.test(plain) || plain.includes(': ') || plain.includes(' #')) return undefined;
  if (WORD.test(plain)) return plain === 'true' ? true : plain === 'false' ? false : undefined;
  if (WHOLE_NUMBER.test(plain)) return Number(plain);
  // A number in any notation has no spaces.
  return /^\d/.test(plain) && !plain.includes(' ') && !DAY.test(plain) ? undefined : plain;
}

/** @returns the fields of a YAML text, as the parser would give them, or null if only the parser is certain of them */
export function flatFields(text: string): Record<string, unknown> | null {
  if (text.length > LONGEST) return null;
  const fields: Record<string, unknown> = {};
  for (LINE.lastIndex = 0; LINE.lastIndex < text.length; ) {
    const [, name = '', plain, quoted, single = ''] = LINE.exec(text) ?? [];
    const value = plain === undefined ? (quoted ?? single) : scalarOf(plain);
    if (name === '' || value === undefined || WORD.test(name) || name in fields) return null;
    fields[name] = value;
  }
  return text === '' ? null : fields;
}
