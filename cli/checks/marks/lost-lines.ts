/** Lines that Markdown takes for the address of a link and hides, and paragraphs that a year turns into a list. */
import type { BodyFault } from '../../core/bodies/body-check.ts';
import type { BodyText } from '../../core/bodies/body-text.ts';
import { shorten } from '../../diagnostics/diagnostic.ts';
import { phrase } from '../../diagnostics/phrases.ts';
import { position } from '../../diagnostics/place.ts';
import { isAddress } from './bracket-slips.ts';

const LABEL = /\[([^\][\\]{1,200})\](:[ \t]*(?:\n[ \t>]*)?(\S*)(.*))?/g;

/** As markdown-it compares them. */
const keyOf = (label: string): string => label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase();

/** Definitions of links that nothing uses, and those meant as footnotes. */
export function* hiddenLines({ body, env, starts, tokens }: BodyText): Generator<BodyFault> {
  const known = (env as { references?: Record<string, { href: string }> }).references ?? {};
  const shown = new Set<number>();
  for (const { type, map } of tokens)
    if (map && /^(?:inline|fence|code_block)$/.test(type))
      for (let line = map[0]; line < map[1]; line += 1) shown.add(line);
  const used = new Set<string>();
  const hidden: { key: string; label: string; whole: string; at: number; target: string }[] = [];
  for (const { 0: whole, 1: label = '', 2: rest, 3: target = '', index: at } of body.text.matchAll(LABEL)) {
    const key = keyOf(label);
    if (!known[key]) continue;
    if (rest !== undefined && !shown.has(position(starts, at).line - 1))
      hidden.push({ key, label, whole, at, target });
    else if (!label.startsWith('^')) used.add(key);
    else yield footnote(`[${label}]`, body.start + at);
  }
  for (const { key, label, whole, at, target } of hidden) {
    const start = body.start + at;
    // `[//]: # (…)` is a note for editors, and no text looks like a path.
    const { href = '#' } = known[key] ?? {};
    if (label.startsWith('^')) yield footnote(`[${label}]:`, start);
    else if (!used.has(key) && /^[^/#]/.test(href)) {
      const meant = whole.replace(/(?<!<)https?:\/\/[^\s<>]+/, '<$&>').replace(/\s+/g, ' ');
      const params = {
        sign: `[${label}]:`,
        as: phrase('markdown/lost-sign:address'),
        fix: `\\${shorten(meant, 80)}`,
      };
      const edits = isAddress(target) ? [] : [{ start, end: start + 1, new: '\\[', bare: '\\[' }];
      yield { code: 'markdown/lost-sign', params, at: { start, end: start + label.length + 3 }, edits };
    }
  }
}

const footnote = (mark: string, start: number): BodyFault => ({
  code: 'markdown/not-supported',
  params: { mark },
  at: { start, end: start + mark.length },
});

const YEAR = /^[12]\d{3}$/;
/** A fast test. */
export const MAY_BE_YEAR = /^[\s>*+-]{0,20}[12]\d{3}[.)][ \t]/m;

/** Lists that begin with a year, unless the years follow on each other. */
export function* itemsOfYears(text: BodyText): Generator<BodyFault> {
  /** Numbers and first lines of the items of open lists, by level. */
  const lists = new Map<number, { year: string; line: number }[]>();
  for (const { type, level, info, map, markup } of text.tokens) {
    if (type.endsWith('_list_open')) lists.set(level, []);
    else if (type === 'list_item_open') lists.get(level - 1)?.push({ year: info, line: map?.[0] ?? 0 });
    const items = type === 'ordered_list_close' ? (lists.get(level) ?? []) : [];
    const [first] = items;
    if (!first || !YEAR.test(first.year)) continue;
    const { year, line } = first;
    if (items.length > 1 && items.every((item, index) => Number(item.year) === Number(year) + index))
      continue;
    const at = text.lineOf(line).indexOf(year + markup);
    const start = text.startOf(line) + Math.max(0, at);
    const end = start + year.length;
    const meant = `${year}\\${shorten(
      text
        .lineOf(line)
        .slice(at + year.length)
        .trimEnd(),
      60,
    )}`;
    const isAlone = items.length === 1;
    const edits = isAlone ? [{ start, end, new: `${year}\\`, bare: `${year}\\` }] : [];
    const params = { number: year, sign: markup, fix: isAlone ? meant : `- ${meant}` };
    yield { code: 'markdown/accidental-list', params, at: { start, end: end + 1 }, edits };
  }
}
