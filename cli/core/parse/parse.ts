/** SourceFile → Document: fields as plain data and, for `.md`, the body. */
import type { Diagnostic, Fault, Outcome } from '../../diagnostics/index.ts';
import { locator } from '../../diagnostics/locator/index.ts';
import { lineStarts, position, type Slice, type Span } from '../../diagnostics/places/index.ts';
import type { Document, SourceFile } from '../stages/document.ts';
import type { IsName } from '../values/yaml/lines.ts';
import { conflictsIn } from './conflicts.ts';
import { decode } from './decode.ts';
import { isBodyAlone, parseFrontMatter } from './front-matter.ts';
import { parseYaml } from './yaml.ts';

/**
 * @param path relative to the content folder, with `/`; its extension determines the format
 * @param content the file as stored, or its text
 * @param isName whether a word is a field name, for better advice
 * @returns the document, as far as it could be read, or null; with its faults
 */
export function parse(path: string, content: Uint8Array | string, isName?: IsName): Outcome<Document | null> {
  const decoded = decode(typeof content === 'string' ? new TextEncoder().encode(content) : content);
  const file: SourceFile = { path, text: decoded.text };
  if (file.text === '' && decoded.faults.length > 0) {
    return { value: null, diagnostics: decoded.faults.map(locator(file)) };
  }
  const isMarkdown = path.endsWith('.md');
  const conflicts = conflictsIn(file.text);
  const known = { ...(isName && { isName }), faulty: decoded.faults, left: conflicts.spans };
  const { fields, faults, unread, readable, yaml, body } = isMarkdown
    ? parseFrontMatter(file.text, known)
    : { ...parseYaml(file.text, known), yaml: { text: file.text, start: 0 }, body: null };
  const early = [...decoded.faults, ...conflicts.faults];
  const marks = body ? tooManyMarks(body) : null;
  // The most common case.
  if (fields && !unread && !marks && early.length + faults.length === 0)
    return {
      value: { path, text: file.text, yaml: { ...yaml, text: readable }, fields, body, unread },
      diagnostics: [],
    };
  const place = locator({ ...file, yaml });
  const diagnostics = [...early, ...faults].map(place);
  if (marks) return { value: null, diagnostics: [...diagnostics, place(marks)] };
  if (fields === null && !(isMarkdown && body?.text)) return { value: null, diagnostics };
  const isUnread = early.length > 0 || unread !== null || fields === null;
  const spans = [
    ...(unread?.lines ?? []).map(({ start, end }) => ({ start: start + yaml.start, end: end + yaml.start })),
    ...decoded.faults.flatMap(({ at }) => ('start' in at ? [at] : [])),
    ...conflicts.spans,
  ];
  const document: Document = {
    ...file,
    yaml: { ...yaml, text: readable },
    fields: fields ?? {},
    body,
    unread: isUnread
      ? {
          lines: linesOf(file.text, spans),
          names: unread?.names ?? new Set(),
          uncertain: early.length > 0 || fields === null || unread?.uncertain === true,
          whole: fields === null,
        }
      : null,
  };
  return { value: document, diagnostics };
}

/**
 * @param faults all of the document
 * @returns a document that has a body and no fields, as one that needs none, which depends on its model; null for any other
 */
export function bodyAlone(document: Document, [fault, ...others]: readonly Diagnostic[]): Document | null {
  const hasNone =
    fault?.code === 'file/empty' || (fault?.code === 'frontmatter/missing' && isBodyAlone(document.text));
  return hasNone && others.length === 0 ? { ...document, unread: null } : null;
}

/** Numbers of the lines that overlap a span. */
function linesOf(text: string, spans: readonly Span[]): Set<number> {
  const lines = new Set<number>();
  const starts = lineStarts(text);
  for (const { start, end } of spans) {
    const last = position(starts, Math.max(start, end - 1)).line;
    for (let { line } = position(starts, start); line <= last; line += 1) lines.add(line);
  }
  return lines;
}

/**
 * Maximum work that the marks of a body may be, measured in single ones: as much takes half a second and 40 MB. A file of
 * 256 KiB with a table of emoji, or with code throughout, has half of it.
 */
export const MAX_MARKS = 50_000;

/** Emphasis, code, links, tags, cells and entities, and bare addresses. */
const MARKS = /:\/\/|\]\(|[Ww]{3}\.|([*_`~])\1*|[[\]<>|&!:@]/g;

/** @returns the work that a mark is: a run of one sign is a single mark, an address becomes a link that is checked */
const workOf = (mark: string): number =>
  /^(?::\/|w|@)/i.test(mark) ? 5 : mark === '](' ? 4 : Math.min(mark.length, 2);

/** @returns the fault of a body whose marks are more work, at the first one over the limit; otherwise null */
export function tooManyMarks({ text, start }: Slice): Fault | null {
  if (text.length <= MAX_MARKS / 5) return null;
  let work = 0;
  for (const { 0: mark, index } of text.matchAll(MARKS)) {
    work += workOf(mark);
    if (work > MAX_MARKS) {
      const at = { start: start + index, end: start + index + 1 };
      return { code: 'markdown/too-many-marks', at };
    }
  }
  return null;
}
