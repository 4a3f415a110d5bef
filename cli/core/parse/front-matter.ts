/**
 * Splits an `.md` file into fields and body, with gray-matter; checks first what gray-matter is lax about. Fields between
 * lines of `+++` are TOML, whose reader is loaded with the first of them.
 */
import matter from 'gray-matter';
import type { Fault } from '../../diagnostics/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import type { Slice, Span } from '../../diagnostics/places/index.ts';
import { shorten } from '../../diagnostics/texts/index.ts';
import { COMMENT_OPEN, withoutCommentsIn } from '../values/html.ts';
import { copyText } from '../values/letters.ts';
import { mapTexts, memoized } from '../values/lists.ts';
import { toml } from './meant.ts';
import { nothingUnread } from './unreadable-parts.ts';
import { EMPTY_FILE, parseYaml, type YamlOptions, type YamlResult } from './yaml.ts';

const NO_FIELDS = { what: phrase('file/empty:fields'), advice: phrase('file/empty:fill') };

const refuseEngine = (): never => {
  throw new Error('front matter engines other than yaml are refused before parsing');
};

/** gray-matter merges its own engines in, so every other engine is replaced by name. */
const REFUSED = Object.fromEntries(
  ['javascript', 'js', 'coffee', 'coffeescript', 'cson', 'json', 'toml'].map((name) => [name, refuseEngine]),
);

const lineEnd = (text: string, from: number): number => {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
};

/** Hyphens, and the dashes that word processors make from them, also with spaces between three of them. */
const DASHES =
  /^[\s\u200B-\u200D\u2060\\]*(?:[-\u2010-\u2015\u2212]+|(?:[-\u2010-\u2015\u2212][ \t]?){3,})\s*$/;

/** Fields between two lines of three hyphens, with no similar line between them. */
const FENCED = /^---\n(?:(?![^\S\n]*(?:--|-?[\u2010-\u2015\u2212])).*\n)+?---\n/;

const afterLine = (text: string, end: number): number => Math.min(end + 1, text.length);

/** The line that opens the fields, with its fault. */
function openingFence(text: string): { fault: Fault | null; end: number; readable: boolean } {
  const end = lineEnd(text, 0);
  const first = text.slice(0, end).trimEnd();
  const at = { start: 0, end: first.length };
  if (/^---(?:[ \t]*ya?ml)?$/i.test(first)) return { fault: null, end, readable: true };
  if (DASHES.test(first))
    return { fault: { code: 'frontmatter/fence', params: { rest: '' }, at }, end, readable: true };
  if (first.startsWith('---')) {
    const engine = first.slice(3).trim().slice(0, 40);
    return { fault: { code: 'frontmatter/engine', params: { engine }, at }, end, readable: false };
  }
  const later = notFirst(text);
  if (later) return { fault: later, end: lineEnd(text, (later.at as Span).start), readable: true };
  return { fault: { code: 'frontmatter/missing', at: { start: 0, end: 0 } }, end: -1, readable: true };
}

/** A line that may belong to the fields. */
const FIELDS_LINE = /^(?:[ \t]+\S|#|-\s|["']?[\p{L}_][\p{L}\p{N}_-]*["']?[ \t]*:(?:\s|$))/u;

/** Offset of the first line that cannot belong to the fields, if they are not closed. */
function endOfFields(text: string, from: number): number {
  let start = from;
  while (start < text.length && FIELDS_LINE.test(text.slice(start, start + 200))) {
    start = lineEnd(text, start) + 1;
  }
  return Math.min(start, text.length);
}

/** Number of lines at the beginning of a text among which its fields would begin. */
const FIRST_LINES = 8;
const FIELD = /^["']?[\p{L}_][\p{L}\p{N}_-]*["']?[ \t]*:(?:\s|$)/u;

/** @returns whether a text is a body without fields: neither a field nor a line of hyphens is where fields would begin */
export function isBodyAlone(text: string): boolean {
  const lines = text.trimStart().split('\n', FIRST_LINES);
  return (
    !/^(?:\+{3}|---)/.test(text) && !DASHES.test(lines[0] ?? '') && !lines.some((line) => FIELD.test(line))
  );
}

/**
 * @returns the fault of the two `---` lines of a non-empty text, or null; the fields between them, as far as they are
 *   YAML; and the start of the body. Faulty lines are taken to be where they were intended to be
 */
function findFences(text: string): { fault: Fault | null; yaml: Span | null; bodyStart: number } {
  const bodyStart = FENCED.exec(text)?.[0].length;
  if (bodyStart) return { fault: null, yaml: { start: 4, end: bodyStart - 5 }, bodyStart };
  const { fault, end: opened, readable } = openingFence(text);
  if (fault?.code === 'frontmatter/missing' && isBodyAlone(text)) return { fault, yaml: null, bodyStart: 0 };
  const yamlStart = opened + 1;
  for (let start = yamlStart; start < text.length; ) {
    const end = lineEnd(text, start);
    const line = text.slice(start, end).trimEnd();
    const isDashes = DASHES.test(line) && line.trim().length > (line.includes('-') ? 1 : 0);
    if (isDashes || line.startsWith('---') || line === '...') {
      const wrong = line === '---' || !readable ? null : { start, end: start + line.length };
      const rest = /^---[ \t]*([^\s-].*)$/.exec(line)?.[1] ?? '';
      return {
        fault:
          fault ?? (wrong && { code: 'frontmatter/fence', params: { rest: shorten(rest, 40) }, at: wrong }),
        yaml: readable ? { start: yamlStart, end: Math.max(yamlStart, start - 1) } : null,
        bodyStart: afterLine(text, end),
      };
    }
    start = end + 1;
  }
  const unclosed = unclosedFault(text, '---');
  const end = endOfFields(text, yamlStart);
  const yaml = readable && end > yamlStart ? { start: yamlStart, end } : null;
  return { fault: fault ?? unclosed, yaml, bodyStart: end };
}

const unclosedFault = (text: string, fence: string): Fault => ({
  code: 'frontmatter/unclosed',
  params: { fence },
  at: { start: 0, end: lineEnd(text, 0) },
});

/** The line before fields in TOML, and that after them. */
const TOML_OPENS = /^\+{3}[ \t]*\r?\n/;
const TOML_CLOSES = /^\+{3}[ \t]*(?:\r?\n|$)/m;

/** The same as `parseFrontMatter`, of fields in TOML; places with known faults in them leave nothing to read. */
function parseToml(
  text: string,
  start: number,
  known: readonly Span[],
): YamlResult & { yaml: Slice; body: Slice } {
  const closing = TOML_CLOSES.exec(text.slice(start));
  const end = closing ? start + closing.index : text.length;
  const bodyStart = end + (closing?.[0].length ?? 0);
  const isUnsound = known.some((one) => within(one, { start, end }));
  const read = closing && !isUnsound ? toml.get().readToml(text.slice(start, end)) : null;
  const own = closing ? read?.fault && shiftFault(read.fault, start) : unclosedFault(text, '+++');
  const yaml = copyText(read?.yaml ?? ' '.repeat(end - start));
  const fields = read?.fields ?? null;
  const trimmed = fields && mapTexts(fields, (value) => (value.endsWith('\n') ? value : value.trim()));
  return {
    fields: trimmed && (text.includes(COMMENT_OPEN) ? withoutCommentsIn(trimmed) : trimmed),
    faults: own ? [own] : [],
    unread: fields ? null : { ...nothingUnread(), uncertain: true },
    readable: yaml,
    yaml: { text: yaml, start },
    body: { text: text.slice(bodyStart), start: bodyStart },
  };
}

/** A `---` line after blank lines or a heading. */
function notFirst(text: string): Fault | null {
  const match = /^(?:(?!---|[\w-]+:).*\n){1,3}(---)[ \t]*\r?\n[\w-]+:/.exec(text);
  if (!match) return null;
  const start = match[0].lastIndexOf('---');
  return { code: 'frontmatter/not-first', at: { start, end: start + 3 } };
}

/**
 * Number of characters of a closing line that belong to the body. gray-matter gets only what it needs: its search for
 * comments takes quadratic time in blank lines.
 */
const bodyIn = memoized((closingLine: string): number => {
  // Options are always passed: without them gray-matter caches, and a second parse of broken text gives {}.
  const { content } = matter(`---\n-\n${closingLine}`, {
    language: 'yaml',
    delimiters: '---',
    engines: { ...REFUSED, yaml: () => ({}) },
  });
  return content.length;
});

/** Offset at which gray-matter begins the body. */
const bodyAfter = (text: string, bodyStart: number): number =>
  bodyStart - bodyIn(text.slice(text.lastIndexOf('\n', bodyStart - 2) + 1, bodyStart));

const within = (span: Span, { start, end }: Span): boolean => span.start >= start && span.start < end;

const shiftSpan = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by });

const shiftFault = (fault: Fault, by: number): Fault => ({
  ...fault,
  at: 'start' in fault.at ? shiftSpan(fault.at, by) : fault.at,
  ...(fault.related === undefined ? {} : { related: fault.related + by }),
});

/**
 * @param text an `.md` file without byte-order mark
 * @returns its fields, with places as offsets into `text`, and its body. If the `---` lines are faulty, both contain
 *   only what is certain
 */
export function parseFrontMatter(
  text: string,
  { isName, faulty = [], left = [] }: YamlOptions = {},
): YamlResult & { yaml: Slice; body: Slice } {
  if (text.trim() === '') {
    const empty: Fault = { ...EMPTY_FILE, at: { start: 0, end: 0 } };
    const nothing = { text: '', start: 0 };
    return { fields: null, faults: [empty], unread: null, readable: '', yaml: nothing, body: nothing };
  }
  const opening = TOML_OPENS.exec(text)?.[0];
  if (opening !== undefined) {
    const known = [...faulty.flatMap(({ at }) => ('start' in at ? [at] : [])), ...left];
    return parseToml(text, opening.length, known);
  }
  const { fault, yaml: span, bodyStart: after } = findFences(text);
  const { start, end } = span ?? { start: 0, end: 0 };
  // Keeping fields must not keep the whole file.
  const yaml = copyText(text.slice(start, end).replace(/\r?\n?$/, ''));
  const result = span
    ? parseYaml(yaml, {
        ...(isName && { isName }),
        faulty: faulty
          .filter(({ at }) => 'start' in at && within(at, span))
          .map((one) => shiftFault(one, -start)),
        left: left.filter((one) => within(one, span)).map((one) => shiftSpan(one, -start)),
      })
    : null;
  const bodyStart = fault ? after : bodyAfter(text, after);
  const own = (fault && !result?.fields ? [] : (result?.faults ?? [])).map((one) =>
    one.code === 'file/empty' && text.slice(bodyStart).trim() !== '' ? { ...one, params: NO_FIELDS } : one,
  );
  const unread = fault
    ? { ...(result?.unread ?? nothingUnread()), uncertain: true }
    : (result?.unread ?? null);
  return {
    fields: result?.fields ?? null,
    // If there are no fields between faulty lines, the lines are the only cause.
    faults: [...(fault ? [fault] : []), ...own.map((one) => shiftFault(one, start))],
    unread,
    readable: result?.readable ?? '',
    yaml: { text: yaml, start },
    body: { text: text.slice(bodyStart), start: bodyStart },
  };
}
