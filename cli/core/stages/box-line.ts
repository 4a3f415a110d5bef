/** The line that opens a box, taken apart: `recipe Apple pie {minutes=30 level="easy" tags=[tea, cake]}`. */
import type { BoxAttribute, BoxLine } from './parts.ts';

/** A name with a value: in quotes of any kind, in brackets, or a bare word; with `=` as in HTML, or `:` as in fields. */
const ATTRIBUTE =
  /[\s,]*([^\s,=:"'{}[\]“”]+)(?:\s*[=:]\s*(?:"([^"]*)"|'([^']*)'|[“”]([^“”]*)[“”]|\[([^\]]*)\]|([^\s,{}]*)))?/y;

/** Length of a line up to which it is read. */
const LONGEST = 4000;

function attributesIn(whole: string, from: number): BoxAttribute[] {
  const text = whole.slice(0, LONGEST);
  const found: BoxAttribute[] = [];
  for (let at = from; at < text.length; ) {
    ATTRIBUTE.lastIndex = at;
    const match = ATTRIBUTE.exec(text);
    if (!match) {
      at += 1;
      continue;
    }
    const [all, name = '', double, single, curly, list, bare] = match;
    const quoted = double ?? single ?? curly;
    const value = quoted ?? list ?? bare ?? null;
    const end = at + all.length;
    const form = quoted !== undefined ? 'quoted' : list !== undefined ? 'list' : 'bare';
    const valueAt = value === null ? end : end - value.length - (form === 'bare' ? 0 : 1);
    found.push({ name, at: at + all.search(/[^\s,]/), value, valueAt, form });
    at = end;
  }
  return found;
}

/** @param from offset at which the name of the box begins, or of the widget that it shows */
export function boxLine(text: string, from = 0): BoxLine {
  const at = from + Math.max(0, text.slice(from).search(/\S/));
  const [name = ''] = /^[^\s[{]*/.exec(text.slice(at)) ?? [];
  const rest = text.slice(at + name.length);
  const [bracket = '', bracketed] = /^\[([^\]]*)\]/.exec(rest) ?? [];
  const brace = rest.indexOf('{', bracket.length);
  const outside = rest.slice(bracket.length, brace < 0 ? undefined : brace);
  const title = bracketed ?? outside.trim();
  const begin = at + name.length;
  const titleAt = bracketed === undefined ? begin + Math.max(0, outside.search(/\S/)) : begin + 1;
  const attributes = brace < 0 ? [] : attributesIn(text, begin + brace + 1);
  return { name, at, title, titleAt, attributes };
}
