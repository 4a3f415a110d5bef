/**
 * Mends what is certain in a content file: each fix follows from one diagnostic and touches only its place, so
 * that comments, quotes and order stay. Whether it helped is for the caller to see, by checking again.
 */
import { isMap, isScalar, parseDocument, visit } from 'yaml';
import type { Code, Diagnostic } from '../diagnostics/diagnostic.ts';
import { needsQuotes, quoted } from '../diagnostics/quoting.ts';
import { nearlySame } from '../diagnostics/suggest.ts';

export interface FixContext {
  /** Hosts known to answer over https, because photos come from them. */
  trustedHosts: readonly string[];
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A line as it was and as it is now. */
export interface ChangedLine {
  line: number;
  before: string;
  after: string;
}

/** What a value's source becomes, or null when the fix is not certain. */
type Fixer = (source: string, diagnostic: Diagnostic, context: FixContext) => string | null;

const QUOTED = /^(["'])([\s\S]*)\1$/;

/** The new text in the quotes of the old one; quotes of its own only where it needs them. */
function requoted(source: string, text: string): string {
  const quote = QUOTED.exec(source)?.[1] ?? (needsQuotes(text) ? '"' : '');
  const inside =
    quote === "'" ? text.replace(/'/g, "''") : quote === '"' ? text.replace(/["\\]/g, '\\$&') : text;
  return quote + inside + quote;
}

/** The one suggestion, when there is just one. */
const single = ({ suggestions }: Diagnostic): string | null =>
  suggestions.length === 1 ? (suggestions[0] ?? null) : null;

const suggested: Fixer = (source, diagnostic) => {
  const right = single(diagnostic);
  return right === null ? null : requoted(source, right);
};

/** The one right text that the source misses by a slip of the finger. */
function slipOf(source: string, { suggestions }: Diagnostic): string | null {
  const written = QUOTED.exec(source)?.[2] ?? source;
  const near = suggestions.filter((right) => nearlySame(written, right));
  return near.length === 1 ? (near[0] ?? null) : null;
}

const nearMiss: Fixer = (source, diagnostic) => {
  const right = slipOf(source, diagnostic);
  return right === null ? null : requoted(source, right);
};

const secured: Fixer = (source, diagnostic, { trustedHosts }) => {
  const right = single(diagnostic);
  return right !== null && trustedHosts.includes(new URL(right).hostname) ? requoted(source, right) : null;
};

const inQuotes: Fixer = (source) => (QUOTED.test(source) ? null : quoted(source));

const trimmed: Fixer = (source) => {
  const [, quote = '', inside = ''] = QUOTED.exec(source) ?? [];
  return quote === '' || inside.includes('\n') ? null : quote + inside.trim() + quote;
};

const asHinted: Fixer = (_source, { params }) => (typeof params.fix === 'string' ? params.fix : null);

const plainSpace: Fixer = (source) =>
  /^[\u200B-\u200D\u2060\uFEFF]/.test(source) ? source.slice(1) : ` ${source.slice(1)}`;

const FIXERS: Partial<Record<Code, Fixer>> = {
  'content/bad-date': suggested,
  'content/bad-host': suggested,
  'content/bad-month': nearMiss,
  'content/bad-path': suggested,
  'content/bad-read-time': suggested,
  'content/date-in-digits': suggested,
  'content/english-month': suggested,
  'content/expected-yes-no': (_source, diagnostic) => single(diagnostic),
  'content/leading-zero': inQuotes,
  'content/look-alike': suggested,
  'content/not-https': secured,
  'content/not-one-of': nearMiss,
  'content/number-not-text': inQuotes,
  'content/odd-space': suggested,
  'content/outer-space': trimmed,
  'content/true-false-not-text': inQuotes,
  'content/unknown-field': nearMiss,
  'page/unknown-template': nearMiss,
  'yaml/equals-sign': asHinted,
  'yaml/missing-space': asHinted,
  'yaml/odd-space': plainSpace,
};

/** Offsets at which the lines of a text begin. */
const lineStarts = (text: string): number[] => [
  0,
  ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1),
];

/** Where the fields stand: all of a `.yaml` file, the front matter of an `.md` file. */
function fieldsOf(path: string, text: string): { start: number; end: number } {
  if (!path.endsWith('.md')) return { start: 0, end: text.length };
  const start = text.indexOf('\n') + 1;
  const end = text.indexOf('\n---', Math.max(0, start - 1));
  return { start, end: end < 0 ? start : end + 1 };
}

/** Two spaces for each tab in front of a line. */
function tabsToSpaces(text: string, { start, end }: { start: number; end: number }): Edit[] {
  return [...text.slice(start, end).matchAll(/^[ ]*\t[ \t]*/gm)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
    text: match[0].replace(/\t/g, '  '),
  }));
}

/** Blanks behind values of one line; inside longer texts they may be meant. */
function trailingBlanks(text: string, { start, end }: { start: number; end: number }): Edit[] {
  const yaml = text.slice(start, end);
  if (!/[ \t]+\r?$/m.test(yaml)) return [];
  const document = parseDocument(yaml, { logLevel: 'silent', prettyErrors: false });
  if (document.errors.length > 0 || !isMap(document.contents)) return [];
  const edits: Edit[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || !isScalar(node) || !node.range || /^BLOCK/.test(node.type ?? '')) return;
      const blank = /^[ \t]+(?=\r?\n|$)/.exec(yaml.slice(node.range[1]));
      if (!blank) return;
      const from = start + node.range[1];
      edits.push({ start: from, end: from + blank[0].length, text: '' });
    },
  });
  return edits;
}

function finalNewline(text: string): Edit[] {
  if (text === '' || text.endsWith('\n')) return [];
  return [{ start: text.length, end: text.length, text: text.includes('\r\n') ? '\r\n' : '\n' }];
}

/** A misspelt name is left alone when the right one is there too: both lines may hold something. */
const wouldRepeat = (text: string, name: string): boolean =>
  new RegExp(`^[ \\t-]*["']?${name}["']?[ \\t]*:`, 'm').test(text);

function editsFor(
  path: string,
  text: string,
  diagnostics: readonly Diagnostic[],
  context: FixContext,
): Edit[] {
  const starts = lineStarts(text);
  const fields = fieldsOf(path, text);
  const edits: Edit[] = [];
  for (const diagnostic of diagnostics) {
    const { range, code } = diagnostic;
    const start = (starts[range.line - 1] ?? 0) + range.column - 1;
    const end = (starts[range.endLine - 1] ?? 0) + range.endColumn - 1;
    const source = text.slice(start, end);
    const fixed = FIXERS[code]?.(source, diagnostic, context) ?? null;
    if (code === 'content/unknown-field' && fixed !== null && wouldRepeat(text, fixed)) continue;
    if (fixed !== null && fixed !== source) edits.push({ start, end, text: fixed });
  }
  if (diagnostics.some(({ code }) => code === 'yaml/tab')) edits.push(...tabsToSpaces(text, fields));
  return [...edits, ...trailingBlanks(text, fields), ...finalNewline(text)];
}

/** Applies edits from the last to the first; of two that overlap the earlier one stays. */
function apply(text: string, edits: readonly Edit[]): string {
  const ordered = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  const kept = ordered.filter((edit, index) => index === 0 || edit.start >= (ordered[index - 1]?.end ?? 0));
  return kept.reduceRight(
    (fixed, { start, end, text: piece }) => fixed.slice(0, start) + piece + fixed.slice(end),
    text,
  );
}

/**
 * @param path of the file, whose ending tells where its fields stand
 * @param text without byte-order mark
 * @param diagnostics of this file
 * @returns the text with every certain fix in it; the same text when there is none
 */
export const fixText = (
  path: string,
  text: string,
  diagnostics: readonly Diagnostic[],
  context: FixContext,
): string => apply(text, editsFor(path, text, diagnostics, context));

/** @returns the lines in which two texts of as many lines differ; a new line break at the end counts as one */
export function changedLines(before: string, after: string): ChangedLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const changes = old.flatMap((line, index): ChangedLine[] =>
    line === now[index] ? [] : [{ line: index + 1, before: line, after: now[index] ?? '' }],
  );
  if (changes.length > 0 || before === after) return changes;
  return [{ line: old.length, before: old.at(-1) ?? '', after: `${old.at(-1) ?? ''}⏎` }];
}
