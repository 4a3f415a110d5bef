/** Texts as YAML values. */
import { stringify } from 'yaml';

export type Style = 'PLAIN' | 'QUOTE_DOUBLE' | 'QUOTE_SINGLE';

/**
 * @param style that is wished for; another comes out where YAML would read something else than the text
 * @returns the text as a value behind a colon or a dash, on one line
 */
export const scalar = (text: string, style: Style = 'PLAIN'): string =>
  stringify(text, {
    schema: 'core',
    // In the others a line break would be one.
    defaultStringType: text.includes('\n') ? 'QUOTE_DOUBLE' : style,
    blockQuote: false,
    lineWidth: 0,
  }).replace(/\n$/, '');
