/** Faults of a line's position relative to the lines above it: tabs, missing dashes, text without a field. */

import {
  FIELD,
  type IsName,
  type Line,
  lineAfter,
  lineAt,
  lineBefore,
} from '../../core/values/yaml/lines.ts';
import type { Fault } from '../../diagnostics/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import type { Span } from '../../diagnostics/places/index.ts';
import { dashedParts } from './line-traps.ts';

const whole = ({ start, text }: Line): Span => ({
  start: start + text.search(/\S/),
  end: start + text.trimEnd().length,
});

const indentOf = ({ text }: Line): number => text.search(/\S/);
const isItem = ({ text }: Line): boolean => /^\s*-(?:\s|$)/.test(text);
/** Maximum number of lines above that are searched for the item of a line. */
const REACH = 60;

/** A field or item whose value must follow below. */
const isOpen = ({ text }: Line): boolean => /(?::|^\s*-|[|>][-+0-9]*)\s*$/.test(text);

/** A line above another one, as it is intended: with spaces in place of tabs. */
interface Level {
  indent: number;
  /** Column of the text after its dashes. */
  content: number;
  isItem: boolean;
  isOpen: boolean;
  isField: boolean;
  /** The white space that it begins with, as typed. */
  typed: string;
}

const typedIndent = (text: string): string => /^[ \t]*/.exec(text)?.[0] ?? '';

/** The number of spaces that a line is intended to begin with, by the lines above it, outermost first. */
function indentBelow(text: string, above: readonly Level[]): number {
  const last = above.at(-1);
  const typed = typedIndent(text);
  const alike = above.findLast((level) => level.typed === typed && typed.includes('\t'));
  if (!last) return 0;
  if (alike) return alike.indent;
  if (last.isOpen) return last.content + 2;
  if (isItem({ start: 0, text })) return above.findLast((level) => level.isItem)?.indent ?? last.indent + 2;
  const isDeeper = last.typed.includes('\t') && typed.length > last.typed.length;
  const isSibling = !isDeeper && last.isField && /^\s*[\w-]+\s*:/.test(text);
  return isSibling || last.isItem ? last.content : last.content + 2;
}

/**
 * @param lines of a YAML text
 * @returns the number of spaces for each line that begins with tabs, by its index
 */
export function indentsOf(lines: readonly string[]): Map<number, number> {
  const found = new Map<number, number>();
  const above: Level[] = [];
  for (const [index, text] of lines.entries()) {
    if (/^\s*(?:#|$)|^---/.test(text)) continue;
    const typed = typedIndent(text);
    const isTabbed = typed.includes('\t');
    const indent = isTabbed ? indentBelow(text, above) : typed.length;
    if (isTabbed) found.set(index, indent);
    while ((above.at(-1)?.indent ?? -1) >= indent) above.pop();
    const dashes = /^(?:-\s+)*/.exec(`${text.trim()} `)?.[0].length ?? 0;
    above.push({
      indent,
      content: indent + dashes,
      isItem: dashes > 0,
      isOpen: /(?::|[|>][-+0-9]*)\s*$/.test(text),
      isField: /^\s*(?:-\s+)*["']?[^\s"'-][^:]*:(?:\s|$)/.test(text),
      typed,
    });
  }
  return found;
}

/**
 * @param isItemLine whether the line begins an item
 * @returns the indentation of the items or fields around a line that is indented more than they are; null for none
 */
export function indentOfNeighbours(text: string, line: Line, isItemLine: boolean): number | null {
  const indent = indentOf(line);
  let above = lineBefore(text, line);
  for (let count = 0; above && count < REACH; count += 1) {
    const lead = indentOf(above);
    if (isItemLine ? isItem(above) && lead < indent : lead < indent && FIELD.test(above.text)) {
      const dashes = /^(?:- +)*/.exec(above.text.trim())?.[0].length ?? 0;
      return isItemLine ? lead : lead + dashes;
    }
    if (lead === 0) return null;
    above = lineBefore(text, above);
  }
  return null;
}

/** Tabs at the start of a line. */
export function leadingTab(text: string, line: Line): Fault | null {
  const [, before = '', tabs = ''] = /^( *)(\t+)/.exec(line.text) ?? [];
  if (tabs === '') return null;
  const from = line.start + before.length;
  const lines = text.slice(0, line.start + line.text.length).split(/\r?\n/);
  const wanted = indentsOf(lines).get(lines.length - 1) ?? 2 * tabs.length;
  const advice = wanted === 0 ? phrase('yaml/tab:remove') : phrase('yaml/tab:replace', { wanted });
  return { code: 'yaml/tab', params: { advice }, at: { start: from, end: from + tabs.length } };
}

/** A list mark other than a dash and a space. */
const LIST_MARK = /^\s*(?:-(?=[^\s-])|[•·–—*+]\s|\d{1,2}[.)]\s)/;

/** A line aligned with the dashes of a list, or a list mark below the name of one, without a dash of its own. */
export function missingDash(text: string, line: Line): Fault | null {
  const indent = indentOf(line);
  if (indent < 0 || isItem(line) || /^\s*[#\t]|^---/.test(line.text) || EDGE_FIELD.test(line.text))
    return null;
  let above = lineBefore(text, line);
  while (above && indentOf(above) > indent) above = lineBefore(text, above);
  if (!above) return null;
  const isFirst = LIST_MARK.test(line.text) && /^\s*[\w-]+:\s*$/.test(above.text);
  return isFirst || (indentOf(above) === indent && isItem(above))
    ? { code: 'yaml/missing-dash', params: { how: phrase('yaml/missing-dash:either') }, at: whole(line) }
    : null;
}

/** `- title: Laut` where fields are expected: first, or below a field with a value, and not the begin of an item. */
export function dashedName(text: string, line: Line, isName: IsName): Fault | null {
  const parts = dashedParts(line.text, isName);
  const [above, below] = [lineBefore(text, line), lineAfter(text, line)];
  if (!parts || (below && /^\s+\S/.test(below.text))) return null;
  if (above && (/^[\s-](?!--)/.test(above.text) || isOpen(above))) return null;
  const { old, name, plain } = parts;
  const params = { name, fix: `${plain}${line.text.slice(old.length)}`.trimEnd() };
  return { code: 'yaml/decorated-name', params, at: { start: line.start, end: line.start + old.length } };
}

/** A field of an item whose other fields are indented slightly differently. */
export function unevenField(text: string, line: Line): Fault | null {
  if (!/^ +[A-Za-z_][\w-]*\s*:(?:\s|$)/.test(line.text)) return null;
  const indent = indentOf(line);
  let above = lineBefore(text, line);
  for (let count = 0; above && count < REACH && !(isItem(above) && indentOf(above) < indent); count += 1) {
    if (indentOf(above) === 0) return null;
    above = lineBefore(text, above);
  }
  const lead = above && /^\s*(?:- +)+/.exec(above.text)?.[0];
  if (!above || !lead || lead.length === indent || Math.abs(lead.length - indent) > 2) return null;
  const params = { found: indent, wanted: lead.length };
  return { code: 'yaml/item-indent', params, related: above.start, at: whole(line) };
}

/** A name and a colon, or an equals sign, at the left edge. */
const EDGE_FIELD = /^["']?([\p{L}_][\p{L}\p{N}_-]*)["']?[ \t]*[:=]/u;
/** A field whose text begins or continues below. */
const GOES_ON = /(?:[:=]|[|>][-+0-9]*)\s*$|^[^:]*:\s+(?:"[^"]*|'[^']*)$/;

/**
 * A text below all fields, like the body of an article: no line from there on is a field.
 * @param at offset of a fault in it
 */
export function textBelow(text: string, at: number, isName: IsName): Fault | null {
  let field = '';
  let first: Line | null = null;
  let [blank, lines] = [false, 0];
  /** Start of the blank lines and comments above the text, where the parser may report it. */
  let gap = 0;
  /** Whether the field already has content below it. */
  let hasContent = false;
  /** A heading above the text, which is a comment among fields. */
  let heading: Line | null = null;
  for (let line: Line | null = lineAt(text, 0); line; line = lineAfter(text, line)) {
    const { text: own } = line;
    const name = EDGE_FIELD.exec(own.slice(0, 200))?.[1];
    const isField = name !== undefined && isName(name);
    if (isField || (name !== undefined && !first)) {
      // A text between fields continues the one above.
      if (first) return null;
      field = isField ? own : field;
      [blank, hasContent, heading] = [false, false, null];
      gap = line.start + own.length;
    } else if (own.trim() === '') blank ||= !first;
    else if (first) {
      // A list whose items begin at the left edge.
      if (isItem(line) && !blank && isOpen({ ...line, text: field })) return null;
      lines += 1;
    } else if (
      /^[^\s#]/.test(own) &&
      !/^(?:---|\.\.\.)/.test(own) &&
      !(isItem(line) && isOpen({ ...line, text: field }))
    )
      first = heading ?? line;
    else if (own.startsWith('#')) heading ??= blank || own.startsWith('##') ? line : null;
    else {
      [hasContent, heading] = [true, null];
      gap = line.start + own.length;
    }
  }
  if (!first || field === '' || (!hasContent && GOES_ON.test(field)) || gap > at || (!blank && lines === 0))
    return null;
  return { code: 'yaml/text-below-fields', at: whole(first) };
}

/** An item of a list below a field that already has a value. */
export function strayItem(text: string, line: Line): Fault | null {
  const above = isItem(line) ? lineBefore(text, line) : null;
  return above && !isItem(above) && !isOpen(above) && indentOf(above) === indentOf(line)
    ? { code: 'yaml/stray-item', at: whole(line) }
    : null;
}

/**
 * A line of text without a colon: a field without its own, or a continuation, which must be indented.
 * @param missing fault of a field without its colon
 */
export function lineWithoutColon(text: string, line: Line, missing: Fault, isName: IsName): Fault {
  const word = /[\p{L}_][\p{L}\p{N}_-]*/u.exec(line.text.slice(0, 200))?.[0] ?? '';
  const above = isName(word) ? null : lineBefore(text, line);
  return above && !/^(?:---|\.\.\.)/.test(above.text)
    ? { code: 'yaml/continuation', at: whole(line) }
    : missing;
}
