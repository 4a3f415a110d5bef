/** Placeholders for texts that are still to be written. */
import type { Lang } from '../../diagnostics/diagnostic.ts';

/** Body of a file that `senja new` has created. */
export const BODY_PLACEHOLDER: Readonly<Record<Lang, string>> = {
  id: 'Tulis isinya di sini.',
  en: 'Write the text here.',
};

const OWN: readonly string[] = Object.values(BODY_PLACEHOLDER);
// Small letters may be words: Spanish has “todo”.
const DUMMY = /^(?:[Ll]orem ipsum\b|(?:TODO|TBD|FIXME)(?:[:.]|$)|[Xx]{3,}$)/;

/** A fast test that every placeholder passes, and few other texts. */
export const PLACEHOLDER_HINT = new RegExp(
  [...OWN, 'lorem ipsum', 'TODO', 'TBD', 'FIXME', 'xxx', '! ', '#[A-Z]', 'here to ', 'di sini untuk '].join(
    '|',
  ),
  'i',
);

/** Left by a word processor or a spreadsheet. */
const OF_OFFICE =
  /\b(?:Error|Kesalahan)! (?:Bookmark|Reference|Hyperlink|Sumber|Referensi|Marka)|(?<![\w#])#(?:REF!|DIV\/0!|VALUE!|NAME\?|N\/A(?![\w/]))|^(?:Click (?:or tap )?here to (?:enter|add)|Klik (?:atau ketuk )?di sini untuk (?:memasukkan|menambahkan))\b/;

/** @returns whether a line or paragraph is a placeholder */
export const isPlaceholder = (text: string): boolean =>
  OWN.includes(text) || DUMMY.test(text) || OF_OFFICE.test(text);
