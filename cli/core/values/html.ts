/** HTML in places where only text is shown. */
import { unescapeAll } from 'markdown-it/lib/common/utils.mjs';
import type { Slice } from '../../diagnostics/places/index.ts';
import { mapTexts } from './lists.ts';

/** Known elements; any other word in angle brackets may be intended as text. */
const ELEMENTS =
  'a|abbr|address|applet|area|article|aside|audio|b|base|basefont|bdi|bdo|big|blockquote|body|br|button|canvas|caption|' +
  'center|cite|code|col|colgroup|data|datalist|dd|del|details|dfn|dialog|div|dl|dt|em|embed|fieldset|figcaption|figure|' +
  'font|footer|form|frame|frameset|h[1-6]|head|header|hgroup|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|' +
  'main|map|mark|marquee|math|menu|meta|meter|nav|noembed|noframes|noscript|object|ol|optgroup|option|output|p|picture|' +
  'plaintext|pre|progress|q|rp|rt|ruby|s|samp|script|section|select|slot|small|source|span|strike|strong|style|sub|' +
  'summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr|xmp';

const KNOWN = new RegExp(`^(?:${ELEMENTS})$`, 'i');

/** Whether a word is the name of an element. */
export const isElement = (name: string): boolean => KNOWN.test(name);

// After the name there is nothing, or an attribute with its value: `a <b and c>d` is not a tag.
const TAG = `<\\s?!\\s?(?:--|[\\u2013\\u2014])|<(?:!-|--)(?=[^<>]{1,300}->)|</?(?:${ELEMENTS})(?:\\s[^<>=]{0,60}=[^<>]{0,300})?\\s{0,9}/?>`;

/** A tag or the beginning of a comment, also one whose hyphens have become a dash, or that lacks a sign. */
export const HTML_TAG = new RegExp(TAG, 'i');

const TAG_HERE = new RegExp(TAG, 'iy');

/** @returns the tag or beginning of a comment at an offset of a text, or null */
export function htmlAt(text: string, offset: number): string | null {
  TAG_HERE.lastIndex = offset;
  return TAG_HERE.exec(text)?.[0] ?? null;
}

/** A character by its name or number: `&nbsp;`, `&#8203;`. */
export const ENTITIES = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;

/** Invisible characters, and spaces of other widths: in plain text they become a space, or nothing. */
const UNSEEN = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;
const SPACES = /[\u00A0\u2000-\u200A\u202F\u3000]/g;

/** @returns a text with all character references decoded */
export const decoded = (text: string): string => text.replace(ENTITIES, (entity) => unescapeAll(entity));

/** The same for people: without invisible characters, and with plain spaces. */
export const withoutEntities = (text: string): string =>
  text.replace(ENTITIES, (entity) => {
    const character = unescapeAll(entity);
    return character === entity ? entity : character.replace(UNSEEN, '').replace(SPACES, ' ');
  });

export const COMMENT_OPEN = '<!--';
export const COMMENT_CLOSE = '-->';

/** @returns the offset after the comment that begins at an offset of a text, or null if it is not closed */
export function commentEnd(text: string, offset: number): number | null {
  // `<!-->` is a complete comment.
  const close = text.indexOf(COMMENT_CLOSE, offset + 2);
  return close < 0 ? null : close + COMMENT_CLOSE.length;
}

/** @returns a text without comments and the spaces around them */
export function withoutComments(text: string): string {
  const kept: string[] = [];
  let isApart = true;
  const keep = (from: number, to: number): void => {
    const piece = isApart ? text.slice(from, to).trimStart() : text.slice(from, to);
    if (piece === '') return;
    kept.push(piece);
    isApart = /\s/.test(piece.at(-1) ?? '');
  };
  let done = 0;
  for (let open = text.indexOf(COMMENT_OPEN); open >= 0; open = text.indexOf(COMMENT_OPEN, done)) {
    const end = commentEnd(text, open);
    if (end === null) break;
    keep(done, open);
    done = end;
  }
  if (done === 0) return text;
  keep(done, text.length);
  return kept.join('').trim();
}

/** @returns plain data without comments in any of its texts */
export const withoutCommentsIn = <T>(value: T): T => mapTexts(value, withoutComments);

/** @returns a body, or null if there is none or it holds only white space and comments */
export function writtenBody(body: Slice | null): Slice | null {
  const trimmed = body?.text.trim() ?? '';
  return (trimmed.startsWith(COMMENT_OPEN) ? withoutComments(trimmed) : trimmed) === '' ? null : body;
}
