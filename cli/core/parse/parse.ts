/** SourceFile → Document: fields as plain data and, for `.md`, the body. */
import type { Outcome, Span } from '../../diagnostics/diagnostic.ts';
import { locator } from '../../diagnostics/place.ts';
import type { Document, SourceFile } from '../stages/document.ts';
import { conflictsIn } from './conflicts.ts';
import { decode } from './decode.ts';
import { parseFrontMatter } from './front-matter.ts';
import { MAX_MARKS, tooManyMarks } from './marks.ts';
import type { IsName } from './traps/line-traps.ts';
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
  const marks = body && body.text.length > MAX_MARKS ? tooManyMarks(body) : null;
  // The most common case.
  if (fields && !unread && !marks && early.length + faults.length === 0)
    return { value: { path, text: file.text, yaml, fields, body, unread }, diagnostics: [] };
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

/** Numbers of the lines that overlap a span. */
function linesOf(text: string, spans: readonly Span[]): Set<number> {
  const lines = new Set<number>();
  const ordered = [...spans].sort((a, b) => a.start - b.start);
  let number = 1;
  let next = text.indexOf('\n');
  for (const { start, end } of ordered) {
    while (next >= 0 && next < start) {
      number += 1;
      next = text.indexOf('\n', next + 1);
    }
    lines.add(number);
    let last = number;
    for (let at = next; at >= 0 && at < end; at = text.indexOf('\n', at + 1)) {
      last += 1;
      if (at + 1 < end) lines.add(last);
    }
  }
  return lines;
}
