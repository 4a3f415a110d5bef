/** TOML → plain data. */
import { parse, TomlDate, TomlError } from 'smol-toml';
import { lineStarts, offsetOf, type Span } from '../../diagnostics/places/index.ts';
import { shorten } from '../../diagnostics/texts/index.ts';

/** @returns the same values with dates as texts, as YAML has them */
function plain(value: unknown): unknown {
  if (value instanceof TomlDate) return value.toISOString().replace(/\.000(?=Z|[+-]|$)/, '');
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]));
}

/** @returns the fields of a text, or why it cannot be read, in the words of the parser */
export function tomlFields(
  text: string,
): { fields: Record<string, unknown> } | { fields: null; reason: string; at: Span } {
  try {
    return { fields: plain(parse(text)) as Record<string, unknown> };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const reason = (error.message.split('\n')[0] ?? '').replace(/^Invalid TOML document: /, '');
    const starts = lineStarts(text);
    const start = Math.min(offsetOf(starts, { line: error.line, column: error.column }), text.length);
    const end = text.indexOf('\n', start);
    return { fields: null, reason: shorten(reason, 120), at: { start, end: end < 0 ? text.length : end } };
  }
}
