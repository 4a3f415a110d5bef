/**
 * Suggestions for faults that only a check of the whole site finds, such as link targets. The rest of the edited file
 * must stay the same; the caller checks that the site has no new fault.
 */
import type { Diagnostic } from '../../diagnostics/index.ts';
import { lineStarts, offsetOf } from '../../diagnostics/places/index.ts';
import { groupByFile } from '../../diagnostics/report/index.ts';
import { decode } from '../parse/index.ts';
import type { ContentFolder } from '../stages/content-folder.ts';
import { editFile } from './edit-file.ts';
import { ALL_SAFE, type Candidate, type Claim, editsIn, type FixedFile } from './edits.ts';
import { type CheckedFile, isWhole, parsing, readNodes } from './read-file.ts';
import { editOfValue, type FixContext } from './value-edits.ts';

const UNKNOWN_BOX = 'markdown/unknown-box';

function bodyEdit(
  text: string,
  diagnostic: Diagnostic,
  starts: readonly number[],
  edit: ReturnType<typeof editsIn>,
): Candidate | null {
  const { range, code, suggestions } = diagnostic;
  const start = offsetOf(starts, range);
  const end = offsetOf(starts, { line: range.endLine, column: range.endColumn });
  const [old, now = ''] = [text.slice(start, end), suggestions[0]];
  if (old === '' || old.includes('\n') || now.includes('\n') || now === old) return null;
  const claim: Claim = code === UNKNOWN_BOX ? { is: 'box' } : { is: 'replaced', from: old, to: now };
  return edit({ start, end, new: now }, { code, mends: diagnostic, suggested: true, claim });
}

const CONTEXT: FixContext = {
  isName: () => false,
  trustedHosts: [],
  choice: { ...ALL_SAFE, suggested: true },
};

/** @returns the edits that apply the suggestions of diagnostics */
function suggestedEdits(checked: CheckedFile, diagnostics: readonly Diagnostic[]): Candidate[] {
  const { text, document } = checked;
  if (!document || !isWhole(checked)) return [];
  const starts = lineStarts(text);
  const edit = editsIn(text);
  const nodes = new Map(readNodes(checked).map((node) => [node.pointer, node]));
  const file = { text, diagnostics: [], nodes };
  const { start } = document.body ?? { start: text.length };
  return diagnostics.flatMap((one) => {
    const at = offsetOf(starts, one.range);
    return (
      editOfValue(file, one, at, CONTEXT) ??
      (one.field === '' && at >= start ? bodyEdit(text, one, starts, edit) : null) ??
      []
    );
  });
}

/**
 * @param diagnostics of the file, each with the suggestion to apply
 * @returns the file with as many of the suggestions as leave the rest unchanged; null if there is none
 */
export const withSuggestions = (
  path: string,
  text: string,
  diagnostics: readonly Diagnostic[],
): FixedFile | null =>
  editFile(path, text, parsing(path), (file, pass) => (pass === 0 ? suggestedEdits(file, diagnostics) : []));

/** @returns the files in which a suggestion of each diagnostic is applied, as far as the rest stays unchanged */
export const suggestedFiles = (
  content: Pick<ContentFolder, 'read'>,
  diagnostics: readonly Diagnostic[],
): FixedFile[] =>
  [...groupByFile(diagnostics)].flatMap(([path, own]) => {
    const bytes = content.read(path);
    return ('code' in bytes ? null : withSuggestions(path, decode(bytes).text, own)) ?? [];
  });
