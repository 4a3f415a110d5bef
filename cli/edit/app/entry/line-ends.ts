/** Text areas know only one end of lines: texts of files with others are shown, and written, through these. */

/** @returns the text as a text area has it */
export const shownText = (text: string): string => text.replaceAll('\r\n', '\n');

/** @returns what was typed, with the line ends of the text that it replaces */
export const writtenText = (typed: string, before: string): string =>
  before.includes('\r\n') ? typed.replaceAll('\n', '\r\n') : typed;

/** @returns a place of the text, in the text as a text area has it */
export const shownPlace = (text: string, place: number): number => shownText(text.slice(0, place)).length;
