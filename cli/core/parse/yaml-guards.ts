/** Finds hostile or misunderstood YAML, in the lexer's tokens or in the nodes before they become data. */
import { CST, type Document, isAlias, isScalar, Lexer, visit } from 'yaml';
import type { Fault } from '../../diagnostics/index.ts';
import { MAX_DEPTH, MAX_ITEMS } from '../values/yaml/limits.ts';
import { lineAt } from '../values/yaml/lines.ts';
import { meant } from './meant.ts';

/** A cheap test whether to walk the tokens: many indicators on a line, deep indentation, many brackets. */
const SUSPICIOUS =
  /^[ \t]{24}|^(?:[ \t]*[-?:](?=[ \t\r\n]|$)){3}|[[{](?:[^\]}\n]*[[{]){5}|^[ \t]*\?(?:[ \t]|$)/m;

/** `? title`, and `: Laut` below it. */
const IN_TWO_LINES = /^\?[ \t]+([\p{L}_][\p{L}\p{N}_-]*)[ \t]*\r?\n[ \t]*:[ \t]+(\S[^\r\n]*)/u;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const worthALook = (text: string): boolean =>
  SUSPICIOUS.test(text) ||
  count(text, /[[{]/g) > MAX_DEPTH ||
  (text.length > MAX_ITEMS && count(text, /,|[&*!]|[:-](?=\s|$)/gm) > MAX_ITEMS);

/** The first place where the text exceeds a limit or uses a `? ` key, found without composing. */
export function structuralFault(text: string): Fault | null {
  if (!worthALook(text)) return null;
  const columns: number[] = [];
  let flow = 0;
  let items = 0;
  let offset = 0;
  let lineStart = 0;
  for (const token of new Lexer().lex(text)) {
    const type = CST.tokenType(token);
    const at = { start: offset, end: offset + Math.max(1, token.length) };
    if (type === 'newline') lineStart = offset + token.length;
    else if (type === 'flow-seq-start' || type === 'flow-map-start') flow += 1;
    else if (type === 'flow-seq-end' || type === 'flow-map-end') flow -= 1;
    else if (type === 'explicit-key-ind') {
      const [both, name, value] = IN_TWO_LINES.exec(text.slice(offset)) ?? [];
      if (both === undefined) return { code: 'yaml/complex-key', params: { fix: '' }, at };
      const params = { fix: `${name}: ${value}` };
      return { code: 'yaml/complex-key', params, at: { start: offset, end: offset + both.length } };
    } else if (type === 'comma' || type === 'anchor' || type === 'tag' || type === 'alias') items += 1;
    else if (type === 'seq-item-ind' || type === 'map-value-ind') {
      items += 1;
      const column = offset - lineStart;
      while (columns.length > 0 && (columns.at(-1) ?? 0) >= column) columns.pop();
      columns.push(column);
    }
    if (flow + columns.length > MAX_DEPTH) {
      return { code: 'yaml/too-deep', params: { limit: MAX_DEPTH }, at };
    }
    if (items > MAX_ITEMS) return { code: 'yaml/too-many-items', params: { limit: MAX_ITEMS }, at };
    // The lexer marks documents and scalars with one-character tokens that have no text.
    if (token.charCodeAt(0) !== 0x02 && token.charCodeAt(0) !== 0x18 && token.charCodeAt(0) !== 0x1f) {
      offset += token.length;
    }
  }
  return null;
}

const CORE_TAGS = new Set(
  ['str', 'int', 'float', 'bool', 'null', 'map', 'seq'].map((name) => `tag:yaml.org,2002:${name}`),
);

/** Anchors, aliases, merges and tags: valid YAML that content does not use. */
export function unusedFeatures(document: Document, text: string): Fault[] {
  if (!/[&*!]|<</.test(text)) return [];
  const faults: Fault[] = [];
  visit(document, {
    Pair(_key, { key }) {
      if (!isScalar(key) || key.value !== '<<' || !key.range) return undefined;
      const [start, end] = key.range;
      faults.push({ code: 'yaml/merge', at: { start, end } });
      return visit.SKIP;
    },
    Node(_key, node) {
      if (!node.range) return;
      const [start, end] = node.range;
      if (isAlias(node)) {
        faults.push({ code: 'yaml/alias', params: { character: '*' }, at: { start, end } });
      } else if ('anchor' in node && node.anchor) {
        const from = text.lastIndexOf(`&${node.anchor}`, start);
        const at = { start: from, end: from + node.anchor.length + 1 };
        // `&ldquo;Baca&rdquo;` is text.
        const trap = /^#?\w{2,30};/.test(node.anchor) ? meant.get().lineTrap(lineAt(text, from)) : null;
        faults.push(trap ?? { code: 'yaml/alias', params: { character: '&' }, at });
      } else if (typeof node.tag === 'string' && !CORE_TAGS.has(node.tag)) {
        let from = text.lastIndexOf('!', start);
        while (text[from - 1] === '!') from -= 1;
        const tag = /^[^\s,\]}]+/.exec(text.slice(from))?.[0] ?? '!';
        faults.push({ code: 'yaml/tag', params: { tag }, at: { start: from, end: from + tag.length } });
      }
    },
  });
  return faults;
}
