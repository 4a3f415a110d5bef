/** Texts as YAML values. */
import { stringify } from 'yaml';

export type Style = 'PLAIN' | 'QUOTE_DOUBLE' | 'QUOTE_SINGLE';

/**
 * @param style preferred style; another is used if YAML would read a different value
 * @returns the text as a value after a colon or a dash, on one line
 */
export const scalar = (text: string, style: Style = 'PLAIN'): string =>
  stringify(text, {
    schema: 'core',
    // The other styles would keep a line break.
    defaultStringType: text.includes('\n') ? 'QUOTE_DOUBLE' : style,
    blockQuote: false,
    lineWidth: 0,
    // Otherwise line breaks of longer texts are written as lines, whatever the width.
    doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
  }).replace(/\n$/, '');
