/**
 * Text from outside (content, file names, arguments) on its way out. No reporter writes such a text but through one of
 * these, so that nothing in it steers a terminal, a log, a viewer or a parser.
 */

/** Controls, separators of lines, direction marks and other invisible characters, halves of characters. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** @returns whether nothing in a text is unsafe or wide: said at once of most, where `UNSAFE` looks at each character */
export const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);

/** @returns a text as it may be shown anywhere: each unsafe character as a sign, columns as they were */
export const safeText = (text: string): string =>
  isPlain(text) ? text : text.replace(/\t/g, ' ').replace(UNSAFE, ({ length }) => '\uFFFD'.repeat(length));

const escaped = (characters: string): string =>
  characters
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/** @returns a document as JSON: parsers get every text as it is, and no unsafe character stands in it */
export const safeJson = (document: unknown): string =>
  // The line breaks between its parts are its own.
  `${JSON.stringify(document, null, 2).replace(UNSAFE, (found) => (found === '\n' ? found : escaped(found)))}\n`;

/** @returns a text for the log of GitHub Actions, with nothing in it that the runner takes for a command on any line */
export const inert = (text: string): string =>
  text.replace(/##\[/g, '## [').replace(/^([^\S\r\n\u2028\u2029]*:):/gm, '$1 :');
