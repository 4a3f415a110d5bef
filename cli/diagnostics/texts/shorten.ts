/** Values as messages show them. */

/** Maximum number of characters of a value in messages: enough to recognise it. */
export const MAX_SHOWN = 500;

/**
 * @param most length in UTF-16 units
 * @returns a text short enough to read
 */
export const shorten = (text: string, most = MAX_SHOWN): string =>
  text.length > most ? `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…` : text;

/** Maximum number of characters of a value within a sentence. */
const IN_SENTENCE = 80;

/** A value as shown in messages. */
export const formatValue = (value: unknown): string =>
  shorten(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''), IN_SENTENCE);
