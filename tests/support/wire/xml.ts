/** A strict reader of XML, as far as senja writes it: no comments, sections, entities or document types. */

const NAME = '[A-Za-z_][\\w:.-]*';
const TOKEN = new RegExp(`<(/?)(${NAME})((?: ${NAME}="[^"<]*")*)(/?)>|([^<]+)`, 'y');
const ATTRIBUTE = new RegExp(` (${NAME})="([^"<]*)"`, 'g');

/** Any other character is not allowed, even escaped. */
const ALLOWED = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;

function textOf(escaped: string): string {
  if (/&(?!#\d+;)|\]\]>/.test(escaped)) throw new Error(`no XML: ${escaped}`);
  const text = escaped
    .replace(/\r\n?/g, '\n')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
  if (!ALLOWED.test(text)) throw new Error(`no XML: ${JSON.stringify(text)}`);
  return text;
}

/** @returns the texts of a document by the element or attribute: `feed/title`, `feed/link@href` */
export function readXml(document: string): Map<string, string[]> {
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
  if (!document.startsWith(head)) throw new Error('no XML declaration');
  const texts = new Map<string, string[]>();
  const add = (at: string, text: string) => texts.set(at, [...(texts.get(at) ?? []), text]);
  const open: { name: string; text: string }[] = [];
  let roots = 0;
  TOKEN.lastIndex = head.length;
  while (TOKEN.lastIndex < document.length) {
    const from = TOKEN.lastIndex;
    const found = TOKEN.exec(document);
    if (!found) throw new Error(`no XML: ${document.slice(from, from + 80)}`);
    const [, closing, name = '', attributes = '', empty, text] = found;
    const path = () => open.map((one) => one.name).join('/');
    if (text !== undefined) {
      const top = open.at(-1);
      if (top) top.text += textOf(text);
      else if (text.trim() !== '') throw new Error(`text outside: ${text}`);
    } else if (closing) {
      if (open.at(-1)?.name !== name || attributes || empty) throw new Error(`not open: ${name}`);
      add(path(), open.at(-1)?.text ?? '');
      open.pop();
    } else {
      if (open.length === 0) roots += 1;
      open.push({ name, text: '' });
      const seen = new Set<string>();
      for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
        if (seen.has(key)) throw new Error(`twice: ${key}`);
        seen.add(key);
        add(`${path()}@${key}`, textOf(value));
      }
      if (empty) open.pop();
    }
  }
  if (open.length > 0 || roots !== 1) throw new Error('not one element');
  return texts;
}
