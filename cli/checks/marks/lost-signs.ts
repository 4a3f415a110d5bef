import {
  type Block,
  type BodyFault,
  type BodyText,
  mistakeIn,
  unusedNotes,
} from '../../core/bodies/text/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { position } from '../../diagnostics/places/index.ts';
import { shorten } from '../../diagnostics/texts/index.ts';
import { isAddress, isWord } from './signs.ts';

/** Not a list in a quotation, nor a name or a rank: `18F`, `3D`, `2nd`. */
const MORE_THAN = /^ {0,3}(>[ \t]?(?!\d{1,9}(?:[.)]\D|(?:[A-Z]|st|nd|rd|th)\b))\d.*)/;

/** Quotations of one line that begin with a number. */
export function* quotedNumbers(text: BodyText): Generator<BodyFault> {
  for (const { type, map } of text.tokens) {
    if (type !== 'blockquote_open' || !map) continue;
    const [first, end] = map;
    const line = text.lineOf(first);
    const sign = MORE_THAN.exec(line)?.[1];
    // Each line of a real quotation has the sign.
    if (sign === undefined || (end > first + 1 && text.lineOf(first + 1).startsWith('>'))) continue;
    const params = {
      sign: '>',
      as: phrase('markdown/lost-sign:quotation'),
      fix: `\\${shorten(sign, 60)}`,
      how: '',
    };
    const start = text.startOf(first) + line.length - sign.length;
    yield { code: 'markdown/lost-sign', params, at: { start, end: start + 1 } };
  }
}

/** Whether an asterisk is between two letters or numbers, and multiplies them. */
function multiplies(content: string, at: number): boolean {
  const [two, one] = [content[at - 2] ?? ' ', content[at - 1] ?? ' '];
  const [next, after] = [content[at + 1] ?? ' ', content[at + 2] ?? ' '];
  return /\d/.test(one + next) || (!isWord(two) && !isWord(after));
}

/** Whether two pairs of asterisks are powers: `2**3 dan x**2`. */
const arePowers = (content: string, inner: string, ends: readonly number[]): boolean =>
  /\s/.test(inner) && ends.every((end) => /\d/.test(content[end] ?? ''));

/** Text between two signs, as it should be written, without its middle if it is long. */
const escaped = (inner: string, sign: string): string => {
  const line = inner
    .split('\n')
    .map((part) => part.trim())
    .join(' ');
  return `${sign}${line.length > 60 ? `${line.slice(0, 28)}…${line.slice(-28)}` : line}${sign}`;
};

/** Asterisks that multiply: `2*3 sendok, a*b`; or make powers. */
export function* products(text: BodyText, block: Block): Generator<BodyFault> {
  const { content, children } = block;
  const opened: (number | undefined)[] = [];
  for (const { type, meta, markup } of children) {
    if (!/^(?:em|strong)_/.test(type)) continue;
    const at = (meta as { at?: number } | null)?.at;
    if (type.endsWith('_open')) opened.push(at);
    const first = type.endsWith('_close') ? opened.pop() : undefined;
    if (first === undefined || at === undefined) continue;
    const { length } = markup;
    const inner = content.slice(first + length, at);
    const isBetween = [first, at].every(
      (sign) => isWord(content[sign - 1]) && isWord(content[sign + length]),
    );
    const isLost =
      length === 1
        ? [first, at].some((sign) => multiplies(content, sign))
        : arePowers(content, inner, [first + length, at + length]);
    if (!isBetween || !isLost) continue;
    const sign = '\\*'.repeat(length);
    const params = {
      sign: markup,
      as: phrase(length === 1 ? 'markdown/lost-sign:italics' : 'markdown/lost-sign:bold'),
      fix: escaped(inner, sign),
      how: '',
    };
    yield mistakeIn(text, block, {
      code: 'markdown/lost-sign',
      params,
      at: first,
      length: at + length - first,
      edits: [first, at].map((start) => ({ at: start, length, new: sign, bare: sign })),
    });
  }
}

/** `* belum termasuk ongkir`: a note, whose asterisk becomes a bullet, where a word above it has one. */
export function* noteItems(text: BodyText): Generator<BodyFault> {
  const isMarked = text.blocks.some(({ content, left }) =>
    left.some(({ mark, at }) => mark === '*' && isWord(content[at - 1]) && !isWord(content[at + 1])),
  );
  if (!isMarked) return;
  for (const [index, { type, markup, level, map }] of text.tokens.entries()) {
    if (type !== 'bullet_list_open' || markup !== '*' || level > 0 || !map) continue;
    const rest = text.tokens.slice(index + 1);
    const end = rest.findIndex((token) => token.type === 'bullet_list_close' && token.level === level);
    if (rest.slice(0, end).filter((token) => token.type === 'list_item_open').length > 1) continue;
    const line = text.wholeLine(map[0]);
    const written = text.lineOf(map[0]).trim();
    if (!written.startsWith('*')) continue;
    const params = {
      sign: '*',
      as: phrase('markdown/lost-sign:bullet'),
      fix: `\\${shorten(written, 60)}`,
      how: '',
    };
    const at = { start: line.start, end: line.start + 1 };
    yield { code: 'markdown/lost-sign', params, at, edits: [{ ...at, new: '\\*', bare: '\\*' }] };
  }
}

const LABEL = /\[([^\][\\]{1,200})\](:[ \t]*(?:\n[ \t>]*)?(\S*)(.*))?/g;

/** As markdown-it compares them. */
export const referenceKey = (label: string): string =>
  label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase();

/** Definitions of links that nothing uses. */
export function* hiddenLines({ body, env, starts, tokens }: BodyText): Generator<BodyFault> {
  const known = (env as { references?: Record<string, { href: string }> }).references ?? {};
  const shown = new Set<number>();
  for (const { type, map } of tokens)
    if (map && /^(?:inline|fence|code_block)$/.test(type))
      for (let line = map[0]; line < map[1]; line += 1) shown.add(line);
  const used = new Set<string>();
  const hidden: { key: string; label: string; whole: string; at: number; target: string }[] = [];
  for (const { 0: whole, 1: label = '', 2: rest, 3: target = '', index: at } of body.text.matchAll(LABEL)) {
    const key = referenceKey(label);
    if (!known[key]) continue;
    if (rest !== undefined && !shown.has(position(starts, at).line - 1))
      hidden.push({ key, label, whole, at, target });
    else used.add(key);
  }
  const usesOthers = hidden.some(({ key }) => used.has(key));
  for (const { key, label, whole, at, target } of hidden) {
    // Beside addresses that are used, it is left over from a link: no reader misses it. A number may be that of a source.
    if (usesOthers && isAddress(target) && !/^\d+$/.test(label)) continue;
    const start = body.start + at;
    // `[//]: # (…)` is a note for editors, and no text looks like a path.
    const { href = '#' } = known[key] ?? {};
    if (!used.has(key) && /^[^/#]/.test(href)) {
      const intended = whole.replace(/\s+/g, ' ');
      const fix = `\\${shorten(intended, 80)}`;
      const params = {
        sign: `[${label}]:`,
        as: phrase('markdown/lost-sign:address'),
        ...(isAddress(target)
          ? { fix: '', how: phrase('markdown/lost-sign:use', { mark: `[${label}]`, fix }) }
          : { fix, how: '' }),
      };
      const edits = isAddress(target) ? [] : [{ start, end: start + 1, new: '\\[', bare: '\\[' }];
      yield { code: 'markdown/lost-sign', params, at: { start, end: start + whole.trimEnd().length }, edits };
    }
  }
}

const NOTE = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*(\[\^([^\s\]]+)\]:)/;

/** Footnotes that nothing uses, and all but the last of those with one label: only that shows. */
export function* hiddenNotes(text: BodyText): Generator<BodyFault> {
  const inCode = new Set<number>();
  for (const { type, map } of text.tokens)
    if (map && (type === 'fence' || type === 'code_block'))
      for (let line = map[0]; line < map[1]; line += 1) inCode.add(line);
  const unused = new Set(unusedNotes(text.env));
  const last = new Map<string, BodyFault>();
  const hidden: BodyFault[] = [];
  for (const line of text.starts.keys()) {
    const [whole = '', mark = '', label = ''] = NOTE.exec(text.lineOf(line)) ?? [];
    if (mark === '' || inCode.has(line)) continue;
    const end = text.startOf(line) + whole.length;
    const before = last.get(label);
    const own = mark.slice(0, -1);
    const twice = { as: phrase('markdown/lost-sign:twice'), how: phrase('markdown/lost-sign:apart') };
    if (before) hidden.push({ ...before, params: { ...before.params, ...twice } });
    const how = phrase('markdown/lost-sign:place', { mark: own });
    const params = { sign: mark, as: phrase('markdown/lost-sign:note'), fix: '', how };
    last.set(label, { code: 'markdown/lost-sign', params, at: { start: end - mark.length, end } });
  }
  for (const [label, fault] of last) if (unused.has(label)) hidden.push(fault);
  yield* hidden;
}

const YEAR = /^[12]\d{3}$/;

interface Item {
  number: number;
  line: number;
}

/** The item of a list from a number other than 1 that shows as another one; of years also the first. */
function misnumbered(items: readonly Item[]): { item: Item; shown: number } | null {
  const [first] = items;
  if (!first || first.number < 2) return null;
  const isLazy = items.length > 1 && items.every(({ number }) => number === first.number);
  const index = items.findIndex(({ number }, nth) => number !== first.number + nth);
  const isYear = YEAR.test(String(first.number)) && (items.length === 1 || index > 0);
  const item = isYear ? first : isLazy ? undefined : items[index];
  return item ? { item, shown: isYear ? first.number : first.number + index } : null;
}

/** Numbers and years before a text that Markdown takes for those of a list, and counts itself. */
export function* accidentalItems(text: BodyText): Generator<BodyFault> {
  /** Items of open lists, by level. */
  const lists = new Map<number, Item[]>();
  for (const { type, level, info, map, markup } of text.tokens) {
    if (type.endsWith('_list_open')) lists.set(level, []);
    else if (type === 'list_item_open')
      lists.get(level - 1)?.push({ number: Number(info), line: map?.[0] ?? 0 });
    const items = type === 'ordered_list_close' ? (lists.get(level) ?? []) : [];
    const found = misnumbered(items);
    if (!found) continue;
    const { number, line } = found.item;
    const written = text.lineOf(line);
    const at = Math.max(0, written.indexOf(number + markup));
    const start = text.startOf(line) + at;
    const end = start + String(number).length;
    const intended = `${number}\\${shorten(written.slice(at + String(number).length).trimEnd(), 60)}`;
    // Right below an item it would become a part of that.
    const isAlone = items.length === 1 && !/^[\s>]*[-+*] /.test(line > 0 ? text.lineOf(line - 1) : '');
    const edits = isAlone ? [{ start, end, new: `${number}\\`, bare: `${number}\\` }] : [];
    const params = { number: found.shown, sign: markup, fix: isAlone ? intended : `- ${intended}` };
    yield { code: 'markdown/accidental-list', params, at: { start, end: end + 1 }, edits };
  }
}
