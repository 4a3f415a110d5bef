/** Placeholders for texts that are still to be written. */

import type { Params } from '../../diagnostics/index.ts';
import type { Lang } from '../../diagnostics/languages/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';

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

/** `[JUDUL BAGIAN]`, `[tulis judul di sini]`, `<nama Anda>` */
const IN_BRACKETS = [
  /^\[(?:JUDUL|NAMA|ISI|TANGGAL|ALAMAT|JABATAN|TEKS|TITLE|NAME|DATE|INSERT|YOUR)(?: [A-Z]{2,20}){0,4}\]$/,
  /^[[<](?:(?:tulis|ketik|masukkan|isi|insert|enter|write|type)\b[^\][<>\n]{0,40} (?:di sini|here)|(?:nama|judul|alamat|jabatan|nomor)(?: [a-z]{2,20})? Anda|your (?:name|title|address|text))[\]>]$/i,
];

/** Left by a word processor or a spreadsheet. */
const OF_OFFICE =
  /\b(?:Error|Kesalahan)! (?:Bookmark|Reference|Hyperlink|Sumber|Referensi|Marka)|(?<![\w#])#(?:REF!|DIV\/0!|VALUE!|NAME\?|N\/A(?![\w/]))|^(?:Click (?:or tap )?here to (?:enter|add)|Klik (?:atau ketuk )?di sini untuk (?:memasukkan|menambahkan))\b/;

const WORDS = 'lorem|todo|tbd|fixme|xxx|tulis|ketik|masukkan|insert|enter|write|type|click|klik';
const FIRST = `[ \\t]*(?:${WORDS}|[[<](?:${WORDS}|judul|nama|isi|tanggal|alamat|jabatan|nomor|teks|title|name|date|your))`;
const BEGINNING = new RegExp(`^${FIRST}`, 'i');
const LATER_BEGINNING = new RegExp(`\\n${FIRST}`, 'i');

/** @returns whether a line of a text may be a placeholder: a fast test that few other texts pass */
export const mayBePlaceholder = (text: string): boolean =>
  BEGINNING.test(text) ||
  (text.includes('\n') && LATER_BEGINNING.test(text)) ||
  text.includes('! ') ||
  (text.includes('#') && /#[A-Z]/.test(text));

/** @returns whether a line or paragraph is a placeholder */
export const isPlaceholder = (text: string): boolean =>
  [TO_FILL, DUMMY, OF_OFFICE, ...IN_BRACKETS].some((one) => one.test(text));

/** No more than dots, or a line to write on: `dr. ...`, `____`. In a body that may be for a pen. */
const UNFILLED =
  /^(?:(?:drg?|prof|bpk|ibu|bapak|nama|name|mr|mrs)\b[.:]?[ \t]*)?(?:\.{3,200}|_{3,200}|\u2026{1,200})$/i;

/** @returns the first placeholder in the text of a field; null without one */
export function placeholderIn(text: string): string | null {
  if (UNFILLED.test(text)) return text;
  return mayBePlaceholder(text) ? (text.split('\n').find(isPlaceholder) ?? null) : null;
}

/** What is said of a placeholder. */
export const PLACEHOLDER_PARAMS: Params = {
  what: phrase('markdown/placeholder:sample'),
  advice: phrase('markdown/placeholder:replace'),
  fix: '',
};
