/**
 * Faults of the line with the syntax error. The parser names the token that it could not place; the line itself shows
 * the mistake.
 */

import { withoutEntities } from '../../core/values/html.ts';
import { beginsQuotation, CURLY_OPEN, insideCurlyQuotes, specialSpace } from '../../core/values/letters.ts';
import { FIELD, type IsName, type Line } from '../../core/values/yaml/lines.ts';
import { scalar } from '../../core/values/yaml/quoting.ts';
import type { Code, Fault, Params } from '../../diagnostics/index.ts';
import { codePointName } from '../../diagnostics/texts/index.ts';

/** A field in its correct form; existing quotes stay. */
function asField(key: string, written: string): string {
  const value = written.trim();
  const isQuoted = /^(?:"[^"\\]*"|'[^']*')$/.test(value);
  return `${key}: ${isQuoted ? value : scalar(value)}`;
}

const quote = (text: string): string => scalar(text, 'QUOTE_DOUBLE');

type Trap = (line: Line) => Fault | null;

/** @param from offset in the line */
function faultIn({ start }: Line, code: Code, from: number, length: number, params?: Params): Fault {
  const at = { start: start + from, end: start + from + length };
  return params ? { code, params, at } : { code, at };
}

/** A special space where a plain one is required: before a name, after a colon or a dash. */
const oddSpace: Trap = (line) => {
  const structure = /^\s*(?:-\s+)*[\w-]*\s*:?\s*/u.exec(
    line.text.replace(/[\u200B-\u200D\u2060\uFEFF]/g, '\u00A0'),
  );
  const found = specialSpace(line.text.slice(0, structure?.[0].length ?? 0));
  if (!found) return null;
  const { index, character } = found;
  return faultIn(line, 'yaml/odd-space', index, character.length, { character: codePointName(character) });
};

/** A value in curly quotes, which do not protect the colon inside it. */
const curlyQuotes: Trap = (line) => {
  const value = (FIELD.exec(line.text)?.[4] ?? '').trimEnd();
  const opened = CURLY_OPEN.test(value) && /[:#]/.test(value) && !beginsQuotation(value);
  const closed = /^["'][^"']*[“”‘’]$/.test(value);
  if (!opened && !closed) return null;
  // Quotes around a part of the value belong to it.
  const inside = closed ? value.slice(1, -1) : (insideCurlyQuotes(value) ?? value);
  const from = line.text.lastIndexOf(value);
  return faultIn(line, 'yaml/curly-quotes', from, value.length, { fix: quote(inside) });
};

/** A name with another sign than a colon and a space. */
const withSign =
  (code: Code, sign: RegExp): Trap =>
  (line) => {
    const [, indent, key = '', value = ''] = sign.exec(line.text) ?? [];
    if (indent === undefined) return null;
    const length = line.text.trimEnd().length - indent.length;
    return faultIn(line, code, indent.length, length, { fix: asField(key, value) });
  };

const equalsSign = withSign('yaml/equals-sign', /^(\s*)([A-Za-z_][\w-]*)\s*=(?!.*: )\s*([\s\S]*)/);
const glued = withSign('yaml/missing-space', /^(\s*(?:- +)*)((?!https?:)[A-Za-z_][\w-]*):((?!\/\/)\S.*)$/);

/** Whether a value that begins with a YAML indicator is the complete construct, to the end or a comment. */
const isConstruct = (value: string): boolean =>
  (value.startsWith('[') && /\]\s*(?:#|$)/.test(value)) ||
  (value.startsWith('{') && /\}\s*(?:#|$)/.test(value)) ||
  /^(?:[&*!]\S+|[|>][-+0-9]*)\s*(?:#|$)/.test(value);

/** `title: [Penting] Baca`: the first character opens a construct, but the rest does not fit in. */
const specialStart: Trap = (line) => {
  const match = FIELD.exec(line.text) ?? /^(\s*(?:- +)+)()()(\S[\s\S]*)/.exec(line.text);
  const value = match?.[4] ?? '';
  const isText = /^(?:\{\{|&#?\w{2,30};)/.test(value);
  if (!/^[[\]{}&*!|>@`%,]|^[-?](?:\s|$)/.test(value) || (isConstruct(value) && !isText)) return null;
  const from = line.text.length - value.length;
  const item = match?.[2] ? /^-\s+(\S.*)$/.exec(value)?.[1]?.trimEnd() : undefined;
  const rows = item === undefined ? [] : [`${match?.[2]}:`, `  - ${scalar(item)}`];
  const params = { character: value[0] ?? '', fix: quote(withoutEntities(value.trimEnd())), rows };
  return faultIn(line, 'yaml/special-start', from, value.trimEnd().length, params);
};

/** `"title": "Baca",`: a sign after the closing quote, as other languages have it. */
const SIGN_AFTER_QUOTE =
  /^(\s*(?:- +)*(?:(?:"[^"\s]*"|[^\s:"'#][^\s:]*)\s*:\s+)?)("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(\s*)([,;]+)\s*$/;

/** `title: 'Jum'at'`, `title: "Baca" buku`: text after the closing quote. */
const afterQuote: Trap = (line) => {
  const [, start = '', quoted = '', gap = '', sign] = SIGN_AFTER_QUOTE.exec(line.text) ?? [];
  if (sign !== undefined) {
    const at = start.length + quoted.length + gap.length;
    return faultIn(line, 'yaml/after-quote', at, sign.length, { fix: quoted });
  }
  const match =
    /^(\s*(?:- +)*(?:[^\s:"'#][^\s:]*\s*:\s+)?)("(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(\s*)([^\s#,\]}:][\s\S]*)/.exec(
      line.text,
    );
  if (!match) return null;
  const [, before = '', inside = '', space = '', rest = ''] = match;
  const whole = (inside + space + rest).trimEnd();
  // After a word, as in `"Baca" lalu "tulis"`, the first two quotes belong together.
  const isWord = space !== '' || !/^\p{L}/u.test(rest);
  const bare = isWord ? whole : whole.replace(/^(["'])(.*)\1$/, '$2');
  const from = before.length + inside.length + space.length;
  return faultIn(line, 'yaml/after-quote', from, rest.trimEnd().length, { fix: quote(bare) });
};

/** A value without the comment after it; a number sign that touches a word belongs to the value. */
export function withoutComment(value: string): string {
  const comment = value.search(/\s#(?:\s|$)/);
  return (comment < 0 ? value : value.slice(0, comment)).trimEnd();
}

/** A value in quotes of a kind that it does not contain. */
export const inQuotes = (value: string): string =>
  scalar(value, /["\\]/.test(value) ? 'QUOTE_SINGLE' : 'QUOTE_DOUBLE');

/** Whether a word after dashes begins a text: names of fields begin with a small letter. */
export const isProse = (indent: string, word: string): boolean =>
  indent.includes('-') && /^[\p{Lu}\d]/u.test(word);

const WORD_AND_COLON = /(?<![\p{L}\p{N}_-])([\p{L}_][\p{L}\p{N}_-]{0,40})\s?:(?=\s|$)/gu;

/** Whether a word followed by a colon, in the middle of a value, is the name of a field. */
export const holdsField = (value: string, isName: IsName): boolean =>
  [...value.matchAll(WORD_AND_COLON)].some(([, word = '']) => isName(word));

/** `- Senin: baca buku: Laut`, where the whole item is a text. */
export function colonsInItem(line: Line): Fault | null {
  const [, indent = '', key = ''] = FIELD.exec(line.text) ?? [];
  if (!isProse(indent, key)) return null;
  const own = withoutComment(line.text.slice(indent.length));
  const params = { key, fix: `- ${inQuotes(own)}` };
  return faultIn(line, 'yaml/colon-in-value', indent.length, own.length, params);
}

/** Whether a value with a colon in it is plain text, or begins with a word in quotes: `"Laut": biru`. */
export const mayBeText = (value: string): boolean =>
  !/^["'[{|>&*!]/.test(value) || /^(?:"[^"\\]*"|'[^']*')\s?:\s/.test(value);

/** A plain value that holds `: `, which YAML reads as a field inside a field. */
export const colonInValue: Trap = (line) => {
  const match = FIELD.exec(line.text);
  if (!match) return null;
  const [, indent = '', key = '', colon = '', value = ''] = match;
  if (!mayBeText(value) || !/:(?:\s|$)/.test(value)) return null;
  const own = withoutComment(value);
  const params = { key, fix: `${key}: ${inQuotes(own)}` };
  const from = indent.length + key.length + colon.length;
  return faultIn(line, 'yaml/colon-in-value', from, own.length, params);
};

const missingColon: Trap = (line) => {
  const match = /^(\s*)([^\s:#'"[{&*!|>%@`-][^:]*)$/.exec(line.text);
  if (!match) return null;
  const length = (match[2] ?? '').trimEnd().length;
  return faultIn(line, 'yaml/missing-colon', match[1]?.length ?? 0, length);
};

/** Indentation, marks, name, marks and colon, and the text after them. */
const DECORATED =
  /^(\s*)(-(?=[A-Za-z_])|(?:- +)?[*_`>•·–—~+]{1,4}\s*|\d{1,2}[.)]\s+)?([A-Za-z][A-Za-z0-9]*(?:[_-][A-Za-z0-9]+)*)([*_`]{0,3}\s?:[*_`]{0,3})(?=\s|$)/;

/** The parts of a field name with list or Markdown marks around it; null if it has none. */
export function decoratedParts(text: string, isName: IsName) {
  const [whole = '', indent = '', before = '', name = '', after = ''] = DECORATED.exec(text) ?? [];
  if (before + after.replace(/\s?:/, '') === '' || !isName(name)) return null;
  const dash = before.startsWith('-') && indent !== '' ? '- ' : '';
  return { from: indent.length, old: whole.slice(indent.length), name, plain: `${dash}${name}:` };
}

/** The same for a field name that begins an item at the left edge. */
export function dashedParts(text: string, isName: IsName) {
  const [old = '', name = '', colon = ''] = /^- +([A-Za-z][\w-]*)(\s?:)(?=\s|$)/.exec(text) ?? [];
  return colon !== '' && isName(name) ? { from: 0, old, name, plain: `${name}:` } : null;
}

/** `"title: Laut"`: a whole line in quotes. */
function quotedField(line: Line, isName: IsName): Fault | null {
  const [, whole = '', , inner = ''] =
    /^((["'])((?:[^"'\\]|\\.|(?!\2)["'])*)\2\s*[,;]?)$/.exec(line.text.trimEnd()) ?? [];
  const [, name = '', value = ''] =
    /^([A-Za-z][\w-]*)\s*:\s+(\S.*)$/.exec(inner.replaceAll('\\"', '"').trimEnd()) ?? [];
  if (name === '' || !isName(name)) return null;
  const own = `${name}: ${value}`;
  const fix = lineTrap({ start: 0, text: own }) ? `${name}: ${inQuotes(value)}` : own;
  return faultIn(line, 'yaml/decorated-name', 0, whole.length, { name, fix });
}

/** `-title: Laut`, `**title:** Laut`, `1. title: Laut`. */
export function decoratedName(line: Line, isName: IsName): Fault | null {
  const parts = decoratedParts(line.text, isName);
  if (!parts) return quotedField(line, isName);
  const { from, old, name, plain } = parts;
  const fix = `${plain} ${line.text.slice(from + old.length).trim()}`.trimEnd();
  return faultIn(line, 'yaml/decorated-name', from, old.length, { name, fix });
}

/** In this order: the first match explains most. */
const TRAPS: readonly Trap[] = [
  oddSpace,
  curlyQuotes,
  equalsSign,
  glued,
  specialStart,
  afterQuote,
  colonInValue,
  missingColon,
];

/** @returns the fault of an unreadable line, or null if it is valid by itself */
export function lineTrap(line: Line): Fault | null {
  // Some patterns take quadratic time in a line's length; no editor writes such lines.
  if (line.text.length > 4000) return null;
  for (const trap of TRAPS) {
    const fault = trap(line);
    if (fault) return fault;
  }
  return null;
}
