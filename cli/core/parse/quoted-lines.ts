/**
 * Texts in quotes that go on at the left edge. YAML wants their lines indented, but nothing else can be intended, so they
 * are read like indented ones.
 */

/** Indentation and dashes, name and colon, the quote, the rest of the line. */
const OPENED = /^( *)(?:- +)*(?:[^\s:#"'[{&*!|>%@`,-][^\s:]*\s*:\s+)?(["'])([\s\S]*)$/;
/** A line that a text would hardly hold: a field, an item, a fence. */
const BEGINS_ANEW = /^\s*(?:["']?[\p{L}_][\p{L}\p{N}_-]*["']?\s*:(?:\s|$)|-(?:\s|$)|---|\.\.\.|$)/u;
/** Number of lines after which a text counts as not closed. */
const MOST = 40;
/** Longer lines are written by programs, which indent them. */
const LONGEST = 4000;

/** @returns the offset after the closing quote in a line; -1 if the text goes on */
function closing(line: string, quote: string): number {
  for (let at = 0; at < line.length; at += 1) {
    if (quote === '"' && line[at] === '\\') at += 1;
    else if (line[at] === quote && line[at + 1] === quote && quote === "'") at += 1;
    else if (line[at] === quote) return at + 1;
  }
  return -1;
}

/** @returns the number of the line that closes the text opened in a line, or -1 */
function lastLine(lines: readonly string[], first: number, quote: string): number {
  for (let at = first + 1; at < lines.length && at <= first + MOST; at += 1) {
    const line = lines[at] ?? '';
    if (line.length > LONGEST || line.endsWith('\\') || BEGINS_ANEW.test(line)) return -1;
    const end = closing(line, quote);
    if (end >= 0) return /^\s*(?:#.*)?$/.test(line.slice(end)) ? at : -1;
  }
  return -1;
}

/**
 * @param text YAML
 * @returns the same with a text in quotes on one line, if its lines begin at the left edge or not far enough from it;
 *   as long as the given text, and with everything else in its place
 */
export function withQuotedLines(text: string): string {
  if (!text.includes('"') && !text.includes("'")) return text;
  const lines = text.split('\n');
  /** Lines that follow the one above after a space. */
  const joined = new Set<number>();
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, indent = '', quote, rest = ''] = (line.length <= LONGEST && OPENED.exec(line)) || [];
    if (quote === undefined || closing(rest, quote) >= 0 || rest.endsWith('\\')) continue;
    const last = lastLine(lines, at, quote);
    const isShallow = (one: string): boolean => one.search(/\S/) <= indent.length;
    if (last < 0 || !lines.slice(at + 1, last + 1).some(isShallow)) continue;
    for (let below = at + 1; below <= last; below += 1) {
      const [above, own] = [(lines[below - 1] ?? '').trimEnd(), (lines[below] ?? '').trimStart()];
      const gap = (lines[below - 1] ?? '').length - above.length + (lines[below] ?? '').length - own.length;
      // A line break and the blanks around it are one space in such a text.
      if (gap === 0) joined.add(below);
      lines[below - 1] = above;
      lines[below] = ' '.repeat(gap) + own;
    }
    at = last;
  }
  return lines.reduce((made, line, at) => `${made}${joined.has(at) ? ' ' : '\n'}${line}`);
}
