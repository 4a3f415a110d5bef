/** HTML as people write it where only text is shown. */

/** Elements that people know; any other word in angle brackets may be meant as it stands. */
const ELEMENTS =
  'a|abbr|address|article|audio|b|big|blockquote|body|br|button|center|cite|code|dd|del|details|div|dl|dt|em|embed|' +
  'figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|li|link|main|mark|' +
  'marquee|meta|nav|object|ol|p|pre|q|s|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|' +
  'svg|table|tbody|td|textarea|tfoot|th|thead|title|tr|tt|u|ul|video';

// Between the name and the end there is nothing, or an attribute with its value: `a <b and c>d` is none.
const TAG = `<!--|</?(?:${ELEMENTS})(?:\\s[^<>=]{0,60}=[^<>]{0,300})?\\s{0,9}/?>`;

/** A tag or the beginning of a comment. */
export const HTML_TAG = new RegExp(TAG, 'i');

const TAG_HERE = new RegExp(TAG, 'iy');

/** @returns the tag or beginning of a comment at an offset of a text, or null */
export function htmlAt(text: string, offset: number): string | null {
  TAG_HERE.lastIndex = offset;
  return TAG_HERE.exec(text)?.[0] ?? null;
}

/** A character by its name or number: `&nbsp;`, `&#8203;`. */
export const HTML_ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/i;
