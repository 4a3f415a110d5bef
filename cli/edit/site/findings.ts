/** What `check` says of a file, for its form: at its field or its place, with what can be done about it. */
import { type FixedFile, fixContent, withSuggestions } from '../../core/edit/index.ts';
import type { EditedSite } from '../../desk/index.ts';
import type { Diagnostic } from '../../diagnostics/index.ts';
import { inBoth, type Lang } from '../../diagnostics/languages/index.ts';
import { phrasesIn } from '../../diagnostics/phrases/index.ts';
import { lineStarts, offsetOf } from '../../diagnostics/places/index.ts';
import { escapePointer, nameOf } from '../../diagnostics/pointers/index.ts';
import { safeText } from '../../diagnostics/texts/index.ts';
import { shownSuggestions, wording } from '../../diagnostics/wording/index.ts';
import type { Both, EntryFinding, Pointer } from '../api.ts';
import type { Draft } from '../session/draft.ts';

/** Most findings of a file whose suggestions are tried. */
const MOST_TRIED = 40;

/** @returns the file with one suggestion of a diagnostic; null if that is not certain */
export const withSuggestion = (text: string, diagnostic: Diagnostic, at: number): string | null => {
  const chosen = diagnostic.suggestions[at];
  if (chosen === undefined) return null;
  return withSuggestions(diagnostic.file, text, [{ ...diagnostic, suggestions: [chosen] }])?.after ?? null;
};

/** Parameters that name fields. */
const NAMES = new Set(['name', 'field', 'other', 'key', 'alt']);

type LabelOf = (pointer: Pointer) => Both | null;

/** @returns what a field next to another one, or of the entry itself, is called */
function labelBeside(field: Pointer, name: string, labelOf: LabelOf): Both | null {
  const own = `/${escapePointer(name)}`;
  return labelOf(field.slice(0, field.lastIndexOf('/')) + own) ?? labelOf(own);
}

/** @returns words about a field with labels in place of the names that its code mentions by itself */
const withLabels = (said: string, { field }: Diagnostic, labelOf: LabelOf, lang: Lang): string =>
  field === ''
    ? said
    : said.replace(/`([^`\s:]+)`/g, (code, name: string) => {
        const label = labelBeside(field, name, labelOf);
        return label ? `“${label[lang]}”` : code;
      });

/** @returns the parameters of a diagnostic without lines, and with labels in place of the names of fields */
function inLabels({ params, field }: Diagnostic, labelOf: LabelOf): Diagnostic['params'] {
  // Words about a line are left out if it is empty.
  const rest = 'line' in params ? { ...params, line: '' } : params;
  if (field === '') return rest;
  const inForm = (value: unknown): Both | null => {
    if (typeof value !== 'string' || value === '') return null;
    if (value === nameOf(field)) return labelOf(field);
    return labelBeside(field, value, labelOf);
  };
  const [own, label] = [nameOf(field), labelOf(field)];
  /** A text in both languages that mentions the field, which has capitals within if it is no word. */
  const inWords = (value: unknown): Both | null =>
    label && /\p{Ll}\p{Lu}/u.test(own) && typeof value === 'object' && value !== null && 'id' in value
      ? inBoth((lang) => String((value as Both)[lang]).replaceAll(own, label[lang]))
      : null;
  return Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [
      name,
      (NAMES.has(name) && inForm(value)) || inWords(value) || value,
    ]),
  );
}

/**
 * @param text of the file as it is edited
 * @param bodyStart offset at which its body begins, with `\n` as line break; null without one
 * @param labelOf what a field or an item is called in the form; null for one that is not there
 */
export function findingsView(
  diagnostics: readonly Diagnostic[],
  text: string,
  bodyStart: number | null,
  labelOf: LabelOf = () => null,
): Omit<EntryFinding, 'field'>[] {
  const plain = text.replaceAll('\r\n', '\n');
  const starts = lineStarts(plain);
  return diagnostics.map((one, index) => {
    const { code, severity, range, field } = one;
    const labelled = { ...one, params: inLabels(one, labelOf) };
    const [start = 0, end = 0] = [
      offsetOf(starts, range),
      offsetOf(starts, { line: range.endLine, column: range.endColumn }),
    ].map((at) => Math.min(at, plain.length));
    const suggestions = shownSuggestions(one).map(safeText);
    const canTry = index < MOST_TRIED;
    return {
      code,
      severity,
      words: inBoth((lang) => ({
        label: phrasesIn(lang)(`report.${severity}`),
        ...wording(one, lang),
        fieldMessage: withLabels(wording(labelled, lang).message, one, labelOf, lang),
        fieldHint: withLabels(wording(labelled, lang).hint, one, labelOf, lang),
      })),
      pointer: field,
      place: { line: range.line, column: range.column, start, end: Math.max(start, end) },
      inBody: field === '' && bodyStart !== null && start >= bodyStart,
      suggestions,
      applicable: suggestions.map((_, at) => canTry && withSuggestion(text, one, at) !== null),
    };
  });
}

/** @returns a function that gives the safe fixes of a text, as `check --fix` makes them; null if there are none */
export function fixesIn(site: EditedSite) {
  const known = new Map<string, { text: string; checked: number; fixed: FixedFile | null }>();
  /** @param checked counts what changes the findings of a text */
  return ({ file, text }: Draft, checked: number): FixedFile | null => {
    const before = known.get(file);
    if (before?.text === text && before.checked === checked) return before.fixed;
    const { models, definition, cached } = site.known();
    const own = site.withText(file, text);
    const [fixed = null] =
      site.findings(file).length === 0
        ? []
        : fixContent(own, models, definition, cached.choices, (path) => path === file);
    known.set(file, { text, checked, fixed });
    return fixed;
  };
}
