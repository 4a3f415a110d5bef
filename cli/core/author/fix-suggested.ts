/**
 * Suggestions for faults that only a check of the whole site finds, such as link targets. The rest of the edited file
 * must stay the same; the caller checks that the site has no new fault.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { lineStarts, offsetOf } from '../../diagnostics/place.ts';
import { groupByFile } from '../../diagnostics/report.ts';
import { tokensOf } from '../bodies/markdown-parser.ts';
import { decode } from '../parse/decode.ts';
import { parse } from '../parse/parse.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import {
  apply,
  type Candidate,
  certainEdits,
  EVERYTHING_CERTAIN,
  type FixedFile,
  type Proof,
  withoutOverlaps,
} from './fix-edits.ts';
import { prove } from './fix-proof.ts';
import { type Judge, readNodes } from './fix-reading.ts';
import { editOfValue } from './fix-values.ts';

/** Content of a body, piece by piece: kinds of its parts, texts and addresses. */
function piecesOf(body: string): string[] {
  const pieces: string[] = [];
  const walk = (tokens: ReturnType<typeof tokensOf>): void => {
    for (const { type, tag, content, info, attrs, children } of tokens) {
      pieces.push(`${type} ${tag}`, children ? '' : content, info, ...(attrs ?? []).flat());
      if (children) walk(children);
    }
  };
  walk(tokensOf(body));
  return pieces;
}

/** Whether a body is unchanged apart from the replaced texts. */
function saysTheSame(before: string, after: string, edits: readonly Candidate[]): boolean {
  const [old, now] = [piecesOf(before), piecesOf(after)];
  const pairs = [...new Map(edits.map((edit) => [edit.old, edit.new]))];
  const replaced = (piece: string): string =>
    pairs.reduce((text, [from, to]) => text.replaceAll(from, to), piece);
  return (
    old.length === now.length &&
    old.every((piece, index) => piece === now[index] || replaced(piece) === now[index])
  );
}

function bodyEdit(text: string, diagnostic: Diagnostic, starts: readonly number[]): Candidate | null {
  const { range, code, suggestions } = diagnostic;
  const start = offsetOf(starts, range);
  const end = offsetOf(starts, { line: range.endLine, column: range.endColumn });
  const [old, now = ''] = [text.slice(start, end), suggestions[0]];
  if (old === '' || old.includes('\n') || now.includes('\n') || now === old) return null;
  const place = { start, end, old, new: now, line: range.line };
  return { ...place, code, field: '', mends: diagnostic, claim: { is: 'nothing' }, suggested: true };
}

/** Maximum number of characters checked for one file. A file that needs more is left to its author. */
const JUDGED = 2_000_000;

/**
 * @param diagnostics of the file, each with the suggestion to apply
 * @returns the file with as many of the suggestions as leave the rest unchanged; null if there is none
 */
export function withSuggestions(
  path: string,
  text: string,
  diagnostics: readonly Diagnostic[],
): FixedFile | null {
  let left = JUDGED;
  const judge: Judge = (next) => {
    left -= next.length;
    const { value, diagnostics: faults } = parse(path, next);
    return { path, text: next, document: value, diagnostics: faults };
  };
  const checked = judge(text);
  const { document } = checked;
  if (!document || document.unread) return null;
  const starts = lineStarts(text);
  const nodes = new Map(readNodes(checked).map((node) => [node.pointer, node]));
  const context = {
    isName: () => false,
    trustedHosts: [],
    lists: new Set<string>(),
    choice: { ...EVERYTHING_CERTAIN, suggested: true },
  };
  const file = { text, diagnostics: [], nodes };
  const { start } = document.body ?? { start: text.length };
  const found = diagnostics.flatMap((one) => {
    const at = offsetOf(starts, one.range);
    return (
      editOfValue(file, one, at, context) ??
      (one.field === '' && at >= start ? bodyEdit(text, one, starts) : null) ??
      []
    );
  });
  const proof = (edits: readonly Candidate[]): Proof<string> | null => {
    const above = edits.filter((one) => one.start < start);
    const below = edits.filter((one) => one.start >= start);
    left -= below.length > 0 ? 2 * text.length : 0;
    const after = apply(text, edits);
    const isSound =
      (above.length === 0 || prove(checked, above, judge) !== null) &&
      (below.length === 0 || saysTheSame(text.slice(start), apply(text, below).slice(start), below));
    return isSound ? { after, edits } : null;
  };
  const proven = certainEdits(withoutOverlaps(found), proof, () => left <= 0);
  return proven && { path, before: text, after: proven.after, passes: [proven.edits] };
}

/** @returns the files in which a suggestion of each diagnostic is applied, as far as the rest stays unchanged */
export const suggestedFiles = (
  content: Pick<ContentFolder, 'read'>,
  diagnostics: readonly Diagnostic[],
): FixedFile[] =>
  [...groupByFile(diagnostics)].flatMap(([path, own]) => {
    const bytes = content.read(path);
    return ('code' in bytes ? null : withSuggestions(path, decode(bytes).text, own)) ?? [];
  });
