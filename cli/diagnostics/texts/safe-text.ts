/**
 * Makes text from outside (content, file names, arguments) safe for output. Reporters write such text only through
 * these functions, so that it cannot control a terminal, a log, a viewer or a parser.
 */

/** Control characters, line separators, direction marks and other invisible characters, surrogates. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** @returns whether a text has no unsafe or wide character: a fast test that most texts pass */
export const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);

/** @returns a text that is safe anywhere: each unsafe character is replaced by a visible one, columns are unchanged */
export const safeText = (text: string): string =>
  isPlain(text) ? text : text.replace(/\t/g, ' ').replace(UNSAFE, ({ length }) => '\uFFFD'.repeat(length));

/** `U+` and the code point in hexadecimal, as people look it up. */
export const codePointName = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Spaces that are not plain, and invisible characters. */
export const UNSEEN = /[\u00A0\u1680\u2000-\u200F\u202F\u205F\u2060\u3000\uFEFF]/g;

/** A text in which tabs, line breaks and special spaces are visible. */
export const showInvisible = (text: string): string =>
  safeText(
    text
      .replace(/\r/g, '')
      .replace(/\t/g, '⇥')
      .replace(/\n/g, '⏎')
      .replace(UNSEEN, (character) => `⟨${codePointName(character)}⟩`),
  );

/** The old or new text of an edit, quoted so that spaces can be counted. */
export const quoteVisible = (text: string): string =>
  `“${showInvisible(/^ +$/.test(text) ? text.replace(/ /g, '·') : text)}”`;

/** @returns the lines of a text, each safe */
export const safeLines = (text: string): string[] => text.split(/\r\n|[\r\n\u2028\u2029]/).map(safeText);

const escapeCharacters = (characters: string): string =>
  characters.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** @returns a document as JSON: parsers get every text unchanged, and it contains no unsafe character */
export const safeJson = (document: unknown): string =>
  // The line breaks between its parts come from the reporter.
  `${JSON.stringify(document, null, 2).replace(UNSAFE, (found) => (found === '\n' ? found : escapeCharacters(found)))}\n`;

/** @returns a text for the log of GitHub Actions, without anything that the runner takes for a command */
export const withoutCommands = (text: string): string =>
  text.replace(/##\[/g, '## [').replace(/^([^\S\r\n\u2028\u2029]*:):/gm, '$1 :');
