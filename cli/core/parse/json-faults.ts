/** Places of syntax errors in JSON: V8's messages differ between versions. */

/**
 * @param error of `JSON.parse`
 * @returns its message, and the offset in the text
 */
export function jsonFault(text: string, error: unknown): { what: string; start: number } {
  const message = error instanceof Error ? error.message : '';
  const at = Number(/position (\d+)/.exec(message)?.[1] ?? Number.NaN);
  const quote = message.indexOf('..."');
  const found = quote < 0 ? -1 : text.indexOf(message.slice(quote + 4, message.lastIndexOf('"')));
  const token = /^Unexpected token '?(.)/su.exec(message)?.[1];
  const named = found < 0 && token !== undefined ? text.indexOf(token) : found;
  const start = Number.isNaN(at) ? (named >= 0 ? named : text.trimEnd().length) : at;
  const what = message.replace(/(?: in JSON at position [\s\S]*|, (?:\.\.\.)?"[\s\S]*)$/, '');
  return { what, start };
}
