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

/** A field with its offset; it ends where its line does. */
interface FlatField {
  name: string;
  value: unknown;
  /** The `yaml` package's type of the value. */
  type: 'PLAIN' | 'QUOTE_DOUBLE' | 'QUOTE_SINGLE';
  at: number;
  end: number;
}

/** @returns the fields of a YAML text, as the parser would give them, or null if only the parser is certain of them */
export function flatFields(text: string): FlatField[] | null {
  if (text.length > LONGEST || text === '') return null;
  const fields: FlatField[] = [];
  for (let at = 0; at < text.length; at = LINE.lastIndex) {
    LINE.lastIndex = at;
    const [whole = '', name = '', plain, quoted, single = ''] = LINE.exec(text) ?? [];
    const value = plain === undefined ? (quoted ?? single) : scalarOf(plain);
    if (name === '' || value === undefined || WORD.test(name) || name in Object.prototype) return null;
    if (fields.some((one) => one.name === name)) return null;
    const type = plain !== undefined ? 'PLAIN' : quoted !== undefined ? 'QUOTE_DOUBLE' : 'QUOTE_SINGLE';
    fields.push({ name, value, type, at, end: at + whole.length - (whole.endsWith('\n') ? 1 : 0) });
  }
  return fields;
}
