/** What the `yaml` package reports, in our words and without its cascades. */
import type { YAMLParseError } from 'yaml';
import type { Fault } from './diagnostic.ts';

const lineAt = (text: string, offset: number): { start: number; line: string } => {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return { start, line: text.slice(start, end < 0 ? text.length : end).replace(/\r$/, '') };
};

const FIELD = /^(\s*(?:- )?)([A-Za-z_][\w-]*)(\s*):\s+(.*)$/;

/** A plain value that holds `: `, which YAML reads as a field inside a field. */
function colonInValue(text: string, offset: number): Fault | null {
  const { start, line } = lineAt(text, offset);
  const match = FIELD.exec(line);
  if (!match) return null;
  const [, indent = '', key = '', , value = ''] = match;
  if (/^["'[{|>&*!]/.test(value) || !/:(?:\s|$)/.test(value)) return null;
  const from = start + line.indexOf(value, indent.length + key.length);
  return {
    code: 'yaml/colon-in-value',
    params: { key, fix: `${key}: "${value.trimEnd().replace(/["\\]/g, '\\$&')}"` },
    at: { start: from, end: from + value.trimEnd().length },
  };
}

/** Line of the first appearance of each key, counted once for a file however many are repeated. */
function firstLines(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  for (const [index, line] of text.split('\n').entries()) {
    const key = /^[ \t-]*["']?([^"':#]+?)["']?[ \t]*:/.exec(line)?.[1];
    if (key !== undefined && !lines.has(key)) lines.set(key, index + 1);
  }
  return lines;
}

function duplicateKey(text: string, start: number, lines: Map<string, number>): Fault {
  const written =
    /^(?:"[^"\n]*"|'[^'\n]*'|[^:\n]*?(?=\s*:))/.exec(text.slice(start, start + 1100))?.[0] ?? '';
  const key = written.replace(/^["']|["']$/g, '');
  const at = { start, end: start + Math.max(1, written.length) };
  return { code: 'yaml/duplicate-key', params: { key, firstLine: lines.get(key) ?? 1 }, at };
}

/** The quote that opens the value in which the parser ran out of text. */
function unclosedQuote(text: string, offset: number, quote: string): Fault {
  const opened = new RegExp(`(?:^|[:\\-,[{])[ \\t]*${quote}`, 'gm');
  let start = offset;
  for (const match of text.slice(0, offset).matchAll(opened)) start = match.index + match[0].length - 1;
  return { code: 'yaml/unclosed-quote', params: { quote }, at: { start, end: start + 1 } };
}

/** A line that should have been `name: value` but lacks its colon, or the space after it. */
function brokenField(text: string, offset: number): Fault | null {
  const { start, line } = lineAt(text, offset);
  const content = line.trim();
  const from = start + line.indexOf(content);
  const at = { start: from, end: from + content.length };
  const glued = /^([A-Za-z_][\w-]*):([^\s/].*)$/.exec(content);
  if (glued) return { code: 'yaml/missing-space', params: { fix: `${glued[1]}: ${glued[2]}` }, at };
  return /^[^\s:#'"[{&*!|>%@`-][^:]*$/.test(content) ? { code: 'yaml/missing-colon', at } : null;
}

type Explain = (text: string, at: { start: number; end: number }, error: YAMLParseError) => Fault;

const indentation: Explain = (text, at) => colonInValue(text, at.start) ?? { code: 'yaml/indentation', at };
const character = (text: string, start: number) => ({ character: text[start] ?? '' });

const EXPLAIN: Partial<Record<YAMLParseError['code'], Explain>> = {
  MULTIPLE_DOCS: (_text, at) => ({ code: 'yaml/several-documents', at }),
  TAB_AS_INDENT: (_text, at) => ({ code: 'yaml/tab', at }),
  BAD_DQ_ESCAPE: (_text, at) => ({ code: 'yaml/bad-escape', at }),
  BAD_DIRECTIVE: (_text, at) => ({ code: 'yaml/directive', at }),
  BAD_ALIAS: (text, at) => ({ code: 'yaml/alias', params: character(text, at.start), at }),
  BAD_SCALAR_START: (text, at) => ({ code: 'yaml/special-start', params: character(text, at.start), at }),
  NON_STRING_KEY: (_text, at) => ({ code: 'yaml/complex-key', at }),
  BAD_INDENT: indentation,
  BLOCK_IN_FLOW: indentation,
  BLOCK_AS_IMPLICIT_KEY: indentation,
  MULTILINE_IMPLICIT_KEY: (text, at) =>
    brokenField(text, at.start) ?? colonInValue(text, at.start) ?? { code: 'yaml/complex-key', at },
  MISSING_CHAR: (text, at, { message }) => {
    const quote = /closing (["'])quote/.exec(message)?.[1];
    if (quote) return unclosedQuote(text, at.start, quote);
    return brokenField(text, at.start) ?? colonInValue(text, at.start) ?? { code: 'yaml/syntax', at };
  },
  UNEXPECTED_TOKEN: (text, at) => {
    const { start, line } = lineAt(text, at.start);
    if (/["']\s*$/.test(line.slice(0, at.start - start))) return { code: 'yaml/after-quote', at };
    // A first line that is indented ends the mapping where the next, unindented, line begins.
    if (at.start === start && /^[ ]+\S/.test(text.trimStart() === text ? '' : text)) {
      return { code: 'yaml/indentation', at };
    }
    return colonInValue(text, at.start) ?? { code: 'yaml/syntax', at };
  },
};

/**
 * @param errors at least one, as the parser gave them
 * @param text what was parsed
 * @returns the duplicate keys before the first other error, and that error: what comes after it is its echo
 */
export function fromYaml(errors: readonly YAMLParseError[], text: string): Fault[] {
  const ordered = [...errors].sort((a, b) => a.pos[0] - b.pos[0]);
  const first = ordered.findIndex(({ code }) => code !== 'DUPLICATE_KEY');
  const lines = ordered[0]?.code === 'DUPLICATE_KEY' ? firstLines(text) : new Map<string, number>();
  return ordered.slice(0, first < 0 ? undefined : first + 1).map((error) => {
    const [start, rawEnd] = error.pos;
    if (error.code === 'DUPLICATE_KEY') return duplicateKey(text, start, lines);
    const line = lineAt(text, start);
    const at = { start, end: Math.max(start + 1, Math.min(rawEnd, line.start + line.line.length)) };
    return EXPLAIN[error.code]?.(text, at, error) ?? colonInValue(text, start) ?? { code: 'yaml/syntax', at };
  });
}
