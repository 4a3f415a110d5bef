/** Placeholders for texts that are still to be written. */
import type { Lang, Params } from '../../diagnostics/diagnostic.ts';
import { phrase } from '../../diagnostics/phrases.ts';

/** Body of a file that `senja new` has created. */
export const BODY_PLACEHOLDER: Readonly<Record<Lang, string>> = {
  id: 'Tulis isinya di sini.',
  en: 'Write the text here.',
};

// Small letters may be words: Spanish has “todo”.
const DUMMY = /^(?:[Ll]orem ipsum\b|(?:TODO|TBD|FIXME)(?:[:.]|$)|[Xx]{3,}$)/;
/** Also that of `senja new`: “Tulis judul di sini”, “Insert title here”. */
const TO_FILL =
  /^(?:(?:Tulis|Ketik|Masukkan)(?:kan)? (?:judul|isi|ringkasan|keterangan|teks|tulisan)(?:nya)?(?: [a-z]+)? di sini|(?:Insert|Enter|Write|Type)(?: the| your)? (?:title|text|summary|description|content)s? here)[.!…]*$/i;

/** Left by a word processor or a spreadsheet. */
const OF_OFFICE =
  /\b(?:Error|Kesalahan)! (?:Bookmark|Reference|Hyperlink|Sumber|Referensi|Marka)|(?<![\w#])#(?:REF!|DIV\/0!|VALUE!|NAME\?|N\/A(?![\w/]))|^(?:Click (?:or tap )?here to (?:enter|add)|Klik (?:atau ketuk )?di sini untuk (?:memasukkan|menambahkan))\b/;

const BEGINNING =
  /^[ \t]*(?:lorem|todo|tbd|fixme|xxx|tulis|ketik|masukkan|insert|enter|write|type|click|klik)/i;
const LATER_BEGINNING =
  /\n[ \t]*(?:lorem|todo|tbd|fixme|xxx|tulis|ketik|masukkan|insert|enter|write|type|click|klik)/i;

/** @returns whether a line of a text may be a placeholder: a fast test that few other texts pass */
export const mayBePlaceholder = (text: string): boolean =>
  BEGINNING.test(text) ||
  (text.includes('\n') && LATER_BEGINNING.test(text)) ||
  text.includes('! ') ||
  (text.includes('#') && /#[A-Z]/.test(text));

/** @returns whether a line or paragraph is a placeholder */
export const isPlaceholder = (text: string): boolean =>
  TO_FILL.test(text) || DUMMY.test(text) || OF_OFFICE.test(text);

/** What is said of a placeholder. */
export const PLACEHOLDER_PARAMS: Params = {
  what: phrase('markdown/placeholder:sample'),
  advice: phrase('markdown/placeholder:replace'),
  fix: '',
};
