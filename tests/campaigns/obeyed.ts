/** Obeys advice about content to the letter, and compares the site before and afterwards. */
import { suggestedFixes } from '../../cli/actions/suggested-fixes.ts';
import { tokensOf } from '../../cli/core/bodies/markdown-parser.ts';
import type { FixedFile } from '../../cli/core/edit/edits.ts';
import { fixContent } from '../../cli/core/edit/fix-content.ts';
import { fixesOf } from '../../cli/core/edit/placed-edits.ts';
import { parse } from '../../cli/core/parse/parse.ts';
import { type Diagnostic, isError } from '../../cli/diagnostics/diagnostic.ts';
import { lineStarts, offsetOf } from '../../cli/diagnostics/places/index.ts';
import { contentOf, definition, type Files, models, opened, run } from '../diagnostics/corpus.ts';

/** A site, with what was said about it; of one that was built before, the choices of that time are not known. */
export interface Checked {
  files: Files;
  diagnostics: readonly Diagnostic[];
}

/** A site after some of the advice was obeyed. */
export interface Obeyed {
  files: Files;
  /** The diagnostics whose advice was obeyed. */
  mends: readonly Diagnostic[];
  /** Those that must be gone; by default all of them. */
  gone?: readonly Diagnostic[];
  /** Texts that were replaced, for words that may disappear. */
  replaced: readonly string[];
}

const textOf = (files: Files, path: string): string => new TextDecoder().decode(files.get(path));

const withText = (files: Files, path: string, text: string): Files =>
  new Map(files).set(path, new TextEncoder().encode(text));

function replaceIn(files: Files, path: string, start: number, end: number, now: string): Obeyed {
  const text = textOf(files, path);
  return {
    files: withText(files, path, text.slice(0, start) + now + text.slice(end)),
    mends: [],
    replaced: [text.slice(start, end)],
  };
}

function spanOf(text: string, { range }: Diagnostic): [start: number, end: number] {
  const starts = lineStarts(text);
  return [offsetOf(starts, range), offsetOf(starts, { line: range.endLine, column: range.endColumn })];
}

/** Codes whose suggestions are names for the file, or for its folder. */
const NAMES_FILE = /^(?:slug|file|language)\/|^site\/misnamed$|^content\/image-ending$/;

function renamed({ files }: Checked, diagnostic: Diagnostic, name: string): Obeyed {
  const moved = new Map<string, Uint8Array>();
  const named = diagnostic.params.value;
  const old =
    diagnostic.code === 'content/image-ending' && typeof named === 'string' ? named : diagnostic.file;
  for (const [path, bytes] of files) {
    const isFolder = path.startsWith(`${old}/`);
    moved.set(path === old ? name : isFolder ? name + path.slice(old.length) : path, bytes);
  }
  return { files: moved, mends: [diagnostic], replaced: [] };
}

/** A person who puts a suggestion in place of the marked text, within its quotes, or renames the file. */
export function suggestionTaken(checked: Checked, diagnostic: Diagnostic, right: string): Obeyed {
  const { file, code } = diagnostic;
  if (NAMES_FILE.test(code)) return renamed(checked, diagnostic, right);
  const text = textOf(checked.files, file);
  let [start, end] = spanOf(text, diagnostic);
  const quote = /^(["'])[\s\S]*\1$/.exec(text.slice(start, end))?.[1];
  // Yes and no are written without quotes, as the advice says.
  if (quote !== undefined && code !== 'content/expected-yes-no') [start, end] = [start + 1, end - 1];
  return { ...replaceIn(checked.files, file, start, end, right), mends: [diagnostic] };
}

/** Codes whose advice shows the field with its value. */
const SHOWS_FIELD =
  /^content\/(?:leading-zero|number-not-text|true-false-not-text|empty)$|^yaml\/(?:colon-in-value|decorated-name|field-is-comment|value-is-comment)$/;
/** Codes whose advice shows the value, or a line of a body. */
const SHOWS_VALUE = /^yaml\/after-quote$/;
const SHOWS_LINE = /^markdown\/(?:accidental-list|lost-sign)$/;

/** A person who writes what the advice shows, or null if it shows nothing to write. */
export function hintFollowed({ files }: Checked, diagnostic: Diagnostic): Obeyed | null {
  const { code, file, range } = diagnostic;
  const { fix } = diagnostic.params;
  if (typeof fix !== 'string' || fix === '') return null;
  const text = textOf(files, file);
  let [start, end] = spanOf(text, diagnostic);
  const lines = text.split('\n');
  const line = lines[range.line - 1] ?? '';
  const lineStart = start - range.column + 1;
  if (SHOWS_FIELD.test(code)) {
    const dash = /^[ \t]*(?:- +)?(?=[\w"'])/.exec(line)?.[0] ?? '';
    const lead = fix.startsWith('-') || code === 'yaml/decorated-name' ? /^[ \t]*/.exec(line)?.[0] : dash;
    start = lineStart + (lead?.length ?? 0);
    let last = range.endLine;
    const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
    // The rest of a value that has several lines.
    while (
      code === 'yaml/colon-in-value' &&
      /^[ \t]+\S/.test(lines[last] ?? '') &&
      (/^[ \t]*/.exec(lines[last] ?? '')?.[0].length ?? 0) > indent
    )
      last += 1;
    end = lines.slice(0, last).join('\n').trimEnd().length;
  } else if (SHOWS_VALUE.test(code)) {
    start = lineStart + (/^[^:]*: +/.exec(line)?.[0].length ?? 0);
    end = lineStart + line.trimEnd().length;
  } else if (SHOWS_LINE.test(code)) end = lineStart + line.trimEnd().length;
  return { ...replaceIn(files, file, start, end, fix), mends: [diagnostic] };
}

const isSame = (a: Diagnostic, b: Diagnostic): boolean =>
  a.code === b.code &&
  a.file === b.file &&
  a.range.line === b.range.line &&
  a.range.column === b.range.column;

/** What `check --fix --suggested` makes of the only suggestion of a diagnostic, or null if it leaves it. */
export async function suggestedByCommand({ files }: Checked, diagnostic: Diagnostic): Promise<Obeyed | null> {
  const site = opened(files);
  const fixed = await suggestedFixes(site, await site.readContent(), (one) => isSame(one, diagnostic));
  return fixed.length === 0 ? null : made(files, fixed, [diagnostic]);
}

const made = (files: Files, fixed: readonly FixedFile[], mends: readonly Diagnostic[]): Obeyed => ({
  files: fixed.reduce((now, { path, after }) => withText(now, path, after), files),
  mends,
  replaced: fixed.flatMap(({ passes }) => passes.flat().map(({ old }) => old)),
});

/** What `check --fix` makes of a site, or null if it leaves it: first all edits together, then each fix alone. */
export async function fixedByCommand({ files, diagnostics }: Checked): Promise<Obeyed[]> {
  const fixed = [...fixContent(await contentOf(files), models, definition)];
  if (fixed.length === 0) return [];
  const fixes = fixesOf(fixed, diagnostics);
  const alone = fixes.flatMap(({ diagnostic, edits }): Obeyed[] => {
    if (fixes.length < 2 || edits.some(({ pass }) => pass > 1)) return [];
    const text = textOf(files, diagnostic.file);
    const starts = lineStarts(text);
    const now = [...edits].reverse().reduce((changed, { range, new: piece }) => {
      const end = offsetOf(starts, { line: range.endLine, column: range.endColumn });
      return changed.slice(0, offsetOf(starts, range)) + piece + changed.slice(end);
    }, text);
    const replaced = edits.map(({ old }) => old);
    return [{ files: withText(files, diagnostic.file, now), mends: [diagnostic], replaced }];
  });
  const codes = new Set<string>(fixed.flatMap(({ passes }) => passes.flat().map(({ code }) => code)));
  const mends = diagnostics.filter(({ code }) => codes.has(code));
  const gone = fixes.map(({ diagnostic }) => diagnostic);
  return [{ ...made(files, fixed, mends), gone }, ...alone];
}

/** Checks that run once the fields of all files are valid. */
const LATER = /^(?:site|language|route|slug|page|link|alias|address)\//;
/** Checks that compare values, or look into a picture or at its host, once each of them is valid. */
const OF_VALID =
  /^content\/(?:updated-before-published|expires-before-published|image-.*|unlikely-year|host-not-allowed)$/;
/** Faults that hide the file, its fields or a line of them. */
const HIDES_FILE = /^(?:file|slug|language|frontmatter)\//;

/** Whether a fault was there already, but could not be seen, or is about pages that other links lead to. */
function wasHidden(fault: Diagnostic, { diagnostics }: Checked, mends: readonly Diagnostic[]): boolean {
  const { code, file, range } = fault;
  if (mends.some((one) => HIDES_FILE.test(one.code)) || OF_VALID.test(code) || code === 'page/unlinked')
    return true;
  if (mends.some((one) => one.code.startsWith('yaml/')) && /^content\//.test(code)) return true;
  // The lines below a name that moves with its dash.
  if (code === 'yaml/item-indent') return mends.some((one) => one.code === 'yaml/decorated-name');
  // A link that leads nowhere where the advice was obeyed is a second fault, unless nothing on that line was read before.
  const isThere = mends.some(
    (one) => one.file === file && one.range.line === range.line && !one.code.startsWith('yaml/'),
  );
  return LATER.test(code) && diagnostics.some(isError) && !(isThere && code.startsWith('link/'));
}

const keyOf = ({ code, file, field, range, params }: Diagnostic): string =>
  `${code} ${file} ${field || range.line} ${params.name ?? ''}`;

type Values = Map<string, unknown>;

function leaves(value: unknown, pointer: string, found: Values): Values {
  const items = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (items.length === 0) found.set(pointer, typeof value === 'object' ? JSON.stringify(value) : value);
  for (const [key, item] of items) leaves(item, `${pointer}/${key}`, found);
  return found;
}

const WORD = /[\p{L}\p{N}]{2,}/gu;

function wordsShown(body: string): string[] {
  const words: string[] = [];
  const walk = (tokens: ReturnType<typeof tokensOf>): void => {
    for (const { type, content, children, meta } of tokens) {
      const title = type.endsWith('_open') ? meta?.title : undefined;
      if (children) walk(children);
      else words.push(...((title ?? content).match(WORD) ?? []));
    }
  };
  walk(tokensOf(body));
  return words;
}

const contentIn = (files: Files, path: string) => {
  const { value } = parse(path, textOf(files, path).replace(/^\uFEFF/, ''), models.isName);
  const body = value?.body?.text ?? '';
  return {
    values: leaves(value?.fields ?? {}, '', new Map()),
    body,
    isWhole: value !== null && !value.unread,
  };
};

/** Values of other fields, and words of the body, that are not in the file any more. */
function lostIn(path: string, { files }: Checked, { files: now, mends, replaced }: Obeyed): string[] {
  const [old, after] = [contentIn(files, path), contentIn(now, path)];
  // Letters in a wrong encoding are replaced anywhere.
  if (!old.isWhole || mends.some(({ code }) => code === 'content/garbled-text')) return [];
  const fields = mends.map(({ field }) => field).filter((field) => field !== '');
  const isIntended = (pointer: string): boolean =>
    fields.some((field) => `${pointer}/`.startsWith(`${field}/`) || `${field}/`.startsWith(`${pointer}/`));
  const values = [...old.values].filter(
    ([pointer, value]) => !isIntended(pointer) && pointer !== '' && after.values.get(pointer) !== value,
  );
  const left = wordsShown(after.body);
  const known = new Set(replaced.flatMap((text) => text.match(WORD) ?? []));
  const words = wordsShown(old.body).filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0 && !known.has(word);
  });
  return [
    ...values.map(([pointer]) => `${path} loses ${pointer}`),
    ...words.map((word) => `${path} loses “${word}”`),
  ];
}

/** @returns what is wrong with a site after advice was obeyed: new faults, the same one again, lost words */
export async function wrongAfter(checked: Checked, obeyed: Obeyed): Promise<string[]> {
  const { diagnostics } = await run(obeyed.files);
  const known = new Map<string, number>();
  for (const one of checked.diagnostics) known.set(keyOf(one), (known.get(keyOf(one)) ?? 0) + 1);
  for (const one of obeyed.gone ?? obeyed.mends) known.set(keyOf(one), (known.get(keyOf(one)) ?? 0) - 1);
  const wrong: string[] = [];
  for (const one of diagnostics) {
    const count = (known.get(keyOf(one)) ?? 0) - 1;
    known.set(keyOf(one), count);
    if (count >= 0 || one.severity === 'note' || wasHidden(one, checked, obeyed.mends)) continue;
    wrong.push(`${keyOf(one)}: ${one.lineText}`);
  }
  const paths = [...checked.files.keys()].filter(
    (path) => obeyed.files.get(path) !== checked.files.get(path),
  );
  for (const path of paths)
    if (obeyed.files.has(path) && /\.(?:md|yaml)$/.test(path)) wrong.push(...lostIn(path, checked, obeyed));
  return wrong;
}
