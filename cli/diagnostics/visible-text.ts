/** Texts as people can count their characters: in what is printed of an edit. */
import { UNSEEN } from './diagnostic.ts';
import { codePointName, safeText } from './safe-text.ts';

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
