/** Words as people type them: their parts, their mistakes, and the part of a text that has them. */

/** The words of a text, without case, accents and raised or lowered digits. A 2 behind a word repeats it. */
export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .match(/\p{L}+(?=2(?!\p{N}))|[\p{L}\p{N}]+/gu) ?? [];

/** Minimum length of a word with a typing error: shorter words are too similar. */
export const LONG_ENOUGH = 5;

/** Whether two texts differ by one wrong, missing or extra letter, or by two swapped ones. */
export function isMistake(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end))
    end += 1;
  const [a, b] = [one, other].map((text) => text.slice(start, text.length - end)) as [string, string];
  if (a.length === 2 && b.length === 2) return a[0] === b[1] && a[1] === b[0];
  return a.length < 2 && b.length < 2;
}

/**
 * The word itself, and all that may be left of it without beginnings and endings: words of one root have one in common.
 * @param endings such as "nya kan", separated by spaces
 * @param beginnings such as "di meny=s", with the letters that take the place of a beginning
 */
export function rootsOf(word: string, endings: string, beginnings = ''): Set<string> {
  /** Minimum length of what is left of a word without its ending or beginning. */
  const WHOLE = 4;
  const roots = new Set([word]);
  const add = (root: string) => {
    if (root.length >= WHOLE) roots.add(root);
  };
  for (const one of roots) {
    for (const ending of endings.split(' ')) if (one.endsWith(ending)) add(one.slice(0, -ending.length));
    for (const each of beginnings.split(' ')) {
      const [beginning = '', instead = ''] = each.split('=');
      if (beginning !== '' && one.startsWith(beginning)) add(instead + one.slice(beginning.length));
    }
  }
  return roots;
}

/**
 * Gives a part of a text with its words marked.
 * @param hits places to be marked, in order; those outside of the part are left out
 * @param end where the part ends; what is left out of the text is shown by `…`
 * @returns pieces of it, of which every other one, from the second on, is marked
 */
export function markedPieces(
  text: string,
  hits: readonly { start: number; end: number }[],
  start: number,
  end: number,
): string[] {
  const pieces = [start === 0 ? '' : '… '];
  let at = start;
  for (const hit of hits) {
    if (hit.start < at || hit.end > end) continue;
    pieces[pieces.length - 1] += text.slice(at, hit.start);
    pieces.push(text.slice(hit.start, hit.end), '');
    at = hit.end;
  }
  pieces[pieces.length - 1] += text.slice(at, end) + (end < text.length ? ' …' : '');
  return pieces;
}
