/** Bytes of a content file → text. Refuses content that no editor writes on purpose. */
import type { Code, Fault, Params } from '../../diagnostics/index.ts';
import type { Param } from '../../diagnostics/languages/index.ts';
import { type NameIn, type Phrase, phrase } from '../../diagnostics/phrases/index.ts';
import { codePointName } from '../../diagnostics/texts/index.ts';
import { ADDRESS_LIST } from '../values/address-list.ts';
import { BIDI, CONTROL, cureFor, forbiddenCharacter } from '../values/characters.ts';
import { RESTORABLE, restored } from '../values/letters.ts';
import { MAX_FILE_BYTES } from '../values/yaml/limits.ts';

/** Maximum size of a file. */
export interface Limits {
  bytes: number;
  lines: number;
}

/** Each line may become a part of a page, or a fault; this many fit into the memory limit of a file. */
const TEXT_LIMITS: Limits = { bytes: MAX_FILE_BYTES, lines: 10_000 };
/** The list grows with the site and its age: the limit is five times the articles of the largest site. */
const LIST_LIMITS: Limits = { bytes: 32 * 1024 * 1024, lines: 500_000 };

/** @param path of a content file */
export const limitsOf = (path: string): Limits => (path === ADDRESS_LIST ? LIST_LIMITS : TEXT_LIMITS);

// Consecutive characters of one kind are one fault.
const FORBIDDEN = new RegExp(`(${RESTORABLE})|\0+|(?:${CONTROL.source})+|(?:${BIDI.source})+|\uFEFF+`, 'g');
/** Maximum number of characters reported in one file; a file with more is not text. */
const MAX_REPORTED = 200;

/** UTF-16, by its byte-order mark or by a zero in every other byte, as in Latin text. */
function isUtf16(bytes: Uint8Array): boolean {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return true;
  const start = bytes.subarray(0, 64);
  const zeros = [0, 1].map((side) => start.filter((byte, at) => at % 2 === side && byte === 0).length);
  return start.length >= 8 && zeros.some((count) => count >= start.length * 0.4);
}

/** Files of other programs by their first bytes, as Latin-1. */
const OTHER_KINDS = {
  office: /^PK\x03\x04/,
  'old-office': /^\xD0\xCF\x11\xE0/,
  pdf: /^%PDF-/,
  rtf: /^\{\\rtf/,
  html: /^\s*<(?:!doctype html|html)[\s>]/i,
  picture: /^(?:\xFF\xD8\xFF|\x89PNG|GIF8|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp)/,
  gzip: /^\x1F\x8B/,
} satisfies Partial<Record<NameIn<Phrase, 'file/not-text'>, RegExp>>;

/** @returns the kind of a file that is not text, or null */
function otherKind(bytes: Uint8Array): Param | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 64));
  const kind = Object.entries(OTHER_KINDS).find(([, begins]) => begins.test(start))?.[0];
  return kind === undefined ? null : phrase(`file/not-text:${kind as keyof typeof OTHER_KINDS}`);
}

/** First bytes of most texts, a letter, `#`, `-` or a line break, and of no other kind of file. */
const TEXT_STARTS: ReadonlySet<number> = new Set(new TextEncoder().encode('abcdefghijklmnopqrstuvwxyz#-\n'));

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** @returns the characters before the first invalid UTF-8 sequence; there is one, which a replacement stands for */
function validPart(bytes: Uint8Array): string {
  const replaced = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const valid = new TextEncoder().encode(replaced).findIndex((byte, at) => byte !== bytes[at]);
  // The sequence may begin like a replacement.
  return new TextDecoder('utf-8').decode(bytes.subarray(0, valid), { stream: true });
}

/** Whether a text exceeds a number of lines; the break at the end of the last one does not start another. */
const hasMoreLines = (text: string, most: number): boolean =>
  (text.match(/(?:\r\n|\r(?!\n)|\n)(?!$)/g)?.length ?? 0) >= most;

/**
 * @param bytes the file as stored
 * @returns its text without a leading byte-order mark, with the faults that make it unusable; for invalid UTF-8, the
 *   text up to the first fault
 */
export function decode(bytes: Uint8Array, limits = TEXT_LIMITS): { text: string; faults: Fault[] } {
  const refuse = (code: Code, params?: Params) => ({
    text: '',
    faults: [{ code, ...(params && { params }), at: { start: 0, end: 0 } }],
  });
  if (bytes.length > limits.bytes)
    return refuse('file/too-large', { size: Math.ceil(bytes.length / 1024), limit: limits.bytes / 1024 });
  const first = bytes[0] ?? 10;
  const kind = TEXT_STARTS.has(first) ? null : otherKind(bytes);
  if (kind) return refuse('file/not-text', { kind });
  if ((first >= 0xfe || bytes.subarray(0, 64).includes(0)) && isUtf16(bytes)) return refuse('file/utf16');
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    text = new TextDecoder('utf-8').decode(bytes);
    const start = validPart(bytes).length;
    return { text, faults: [{ code: 'file/not-utf8', at: { start, end: start + 1 } }] };
  }
  if (text.length > limits.lines && hasMoreLines(text, limits.lines))
    return refuse('file/too-many-lines', { limit: limits.lines });
  // Old Macs end lines with a carriage return.
  if (!text.includes('\n')) text = text.replaceAll('\r', '\n');
  const faults: Fault[] = [];
  let isGarbled = false;
  for (const { 0: found, 1: run, index } of text.matchAll(FORBIDDEN)) {
    // Garbled characters without invisible ones are only odd; those with them have one cause.
    const character = run === undefined ? (found[0] ?? '') : (CONTROL.exec(run)?.[0] ?? '');
    if (character === '' || (isGarbled && run !== undefined)) continue;
    isGarbled ||= run !== undefined;
    const code = forbiddenCharacter(character) ?? 'file/control-character';
    const params = {
      character: codePointName(character),
      found: run ?? '',
      intended: run ? restored(run) : '',
      ...(code === 'file/control-character' && { cure: cureFor(run ? '' : character) }),
    };
    faults.push({ code, params, at: { start: index, end: index + found.length } });
    if (faults.length === MAX_REPORTED) break;
  }
  return { text, faults };
}
