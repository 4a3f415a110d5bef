/** Constants of style sheets: a custom property that is set once, for the whole page, is replaced by its value. */

/** What opens and closes a block, and strings, in which a brace means nothing. */
const PIECES = /"(?:[^"\\]|\\[\s\S]?)*(?:"|$)|'(?:[^'\\]|\\[\s\S]?)*(?:'|$)|[{}]/g;
const DECLARATION = /(?<![\w-])(--[\w-]+):([^;{}]*)/g;
/** Values that mean something else at another place, or may go on after a semicolon. */
const UNMOVABLE = /^(?:initial|inherit|unset|revert|revert-layer|)$|[\\!]|url\(/i;
/** Uses that have a fallback, or whose value would run into its neighbours. */
const UNSAFE = /(?<![\s,:(])var\((--[\w-]+)|var\((--[\w-]+)(?:,|\)(?![\s,;)}]))|@property (--[\w-]+)/g;

/** @returns the declarations of all top-level rules for `:root` */
function inRoot(css: string): [name: string, value: string][] {
  const found: [string, string][] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: piece, index } of css.matchAll(PIECES)) {
    if (piece === '{') {
      depth += 1;
      if (depth > 1 || css.slice(start, index).trim() !== ':root') continue;
      const block = css.slice(index + 1, css.indexOf('}', index));
      for (const [, name = '', value = ''] of block.matchAll(DECLARATION)) found.push([name, value.trim()]);
    } else if (piece === '}') {
      depth -= 1;
      start = index + 1;
    }
  }
  return found;
}

const isBalanced = (value: string): boolean =>
  ['"', "'"].every((quote) => value.split(quote).length % 2 === 1);

/** Of a custom property's value, esbuild keeps the white space. */
const shortened = (value: string): string => (/["']/.test(value) ? value : value.replaceAll(', ', ','));

/** @returns all that `withConstants` looks for in code, which is a thousand times longer than its sheets need */
export const propertiesIn = (code: string): string => code.match(/--[\w-]+/g)?.join(' ') ?? '';

/** A text, or the beginning of a custom property: the space before its value is no part of it. An empty value needs one. */
const SPACED = /"(?:\\[\s\S]?|[^"\\])*(?:"|$)|'(?:\\[\s\S]?|[^'\\])*(?:'|$)|([{;]--[\w-]+:) (?=[^\s;}])/g;

/**
 * @param css the complete sheet of a page, minified
 * @param code of the site, or `propertiesIn` it: those that it names are left alone, since it may read and set them
 * @returns a shorter sheet of the same meaning
 */
export function withConstants(css: string, code: string): string {
  const names = [...css.matchAll(DECLARATION)].map(([, name = '']) => name);
  const kept = new Set([
    ...names.filter((name, index) => names.indexOf(name) !== index),
    ...[...css.matchAll(UNSAFE)].map(([, before, after, registered]) => before ?? after ?? registered ?? ''),
  ]);
  const constants = new Map<string, string>();
  const known = (text: string): string =>
    text.replace(/var\((--[\w-]+)\)/g, (use, name) => constants.get(name) ?? use);
  let open = inRoot(css).filter(
    ([name, value]) => !kept.has(name) && !code.includes(name) && !UNMOVABLE.test(value) && isBalanced(value),
  );
  // A constant may be made of others, which need not stand before it.
  for (let before = -1; before !== constants.size; ) {
    before = constants.size;
    for (const [name, value] of open)
      if (!known(value).includes('var(')) constants.set(name, shortened(known(value)));
    open = open.filter(([name]) => !constants.has(name));
  }
  const rest = css.replace(/(?<![\w-])(--[\w-]+):[^;{}]*;?/g, (whole, name) =>
    constants.has(name) ? '' : whole,
  );
  return known(rest)
    .replaceAll(':root{}', '')
    .replace(SPACED, (whole, name) => name ?? whole);
}
