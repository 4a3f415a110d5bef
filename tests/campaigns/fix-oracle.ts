/** Invariants of `check --fix`, checked without its own code: bytes, values and faults before and after. */
import { expect } from 'vitest';
import type { Edit, FixedFile } from '../../cli/core/edit/edits.ts';
import { parse } from '../../cli/core/parse/parse.ts';
import { type Diagnostic, isError } from '../../cli/diagnostics/diagnostic.ts';
import { type Files, models, run } from '../diagnostics/corpus.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Offsets of the YAML text in a file; if there is text before the first fence, fields may begin above it or below. */
function yamlOf(path: string, text: string): [start: number, end: number] {
  if (!path.endsWith('.md')) return [0, text.length];
  if (text.startsWith('---')) {
    const start = text.indexOf('\n') + 1;
    return [start, text.indexOf('\n---', start - 1) + 1];
  }
  const fences = [...text.matchAll(/^---/gm)].map(({ index }) => index);
  return [0, fences[1] ?? fences[0] ?? text.length];
}

/** Whether edits with a code replace characters that hide other faults. */
const isRestored = (code: string): boolean =>
  code === 'file/control-character' || code === 'content/garbled-text';

/** Edits of the text below the fields. */
const isOfBody = ({ code }: Edit): boolean => code.startsWith('markdown/');

/** The text after a pass; every edit must find the text it replaces, in its part of the file, within its line. */
function replay(path: string, text: string, edits: readonly Edit[]): string {
  const [from, to] = yamlOf(path, text);
  let made = '';
  let done = 0;
  for (const edit of edits) {
    const { start, end, old, new: now, code } = edit;
    expect(start).toBeGreaterThanOrEqual(done);
    expect(text.slice(start, end)).toBe(old);
    if (isOfBody(edit)) expect(start).toBeGreaterThanOrEqual(to);
    else if (!isRestored(code)) {
      // A text in the wrong encoding, or with signs of a word processor, is so in both parts.
      expect(start).toBeGreaterThanOrEqual(from);
      expect(end).toBeLessThanOrEqual(to);
    }
    if (code === 'final-newline') expect([start, now.replace('\r', '')]).toEqual([text.length, '\n']);
    // Lines between two with entities.
    else if (code === 'content/html-in-text') expect(now.split('\n')).toHaveLength(old.split('\n').length);
    else expect(old + now).not.toMatch(/[\r\n]/);
    made += text.slice(done, start) + now;
    done = end;
  }
  return made + text.slice(done);
}

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

type Values = Map<string, unknown>;

function leaves(value: unknown, pointer: string, found: Values): Values {
  const items = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (items.length === 0) found.set(pointer, typeof value === 'object' ? JSON.stringify(value) : value);
  for (const [key, item] of items)
    leaves(item, `${pointer}/${key.replace(/~/g, '~0').replace(/\//g, '~1')}`, found);
  return found;
}

/**
 * All values of a text or, if it cannot be parsed completely, those of each top-level field that can be parsed
 * separately; `twice` has those of fields that are written more than once, which have no value of their own.
 */
function valuesOf(
  path: string,
  text: string,
): { whole: boolean; values: Values; twice: Map<string, unknown[]> } {
  const document = parse(path, encode(text)).value;
  const twice = new Map<string, unknown[]>();
  if (document && !document.unread)
    return { whole: true, values: leaves(document.fields, '', new Map()), twice };
  const values: Values = new Map();
  for (const block of text.slice(...yamlOf(path, text)).split(/^(?=[^\s#-])/m)) {
    const alone = parse('block.yaml', encode(block)).value;
    if (!alone || alone.unread) continue;
    for (const [pointer, value] of leaves(alone.fields, '', new Map())) {
      if (values.has(pointer)) twice.set(pointer, [...(twice.get(pointer) ?? [values.get(pointer)]), value]);
      values.set(pointer, value);
    }
  }
  for (const pointer of twice.keys()) values.delete(pointer);
  return { whole: false, values, twice };
}

const isUnder = (pointer: string, field: string): boolean =>
  field !== '' && (pointer === field || pointer.startsWith(`${field}/`));

const sibling = (pointer: string, name: string): string =>
  pointer.slice(0, pointer.lastIndexOf('/') + 1) + name;

const bare = (source: string): string => source.replace(/^(["'])(.*)\1$/s, '$2');

const isRename = ({ field, old }: Edit): boolean =>
  field !== '' && bare(old) === field.slice(field.lastIndexOf('/') + 1);

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const numbers = (text: string): string[] =>
  (text.match(/\d+/g) ?? []).map((digits) => `${Number(digits)}`).sort();

/** Of an address, however its slashes are written; capitals mean nothing in the host. */
const withoutScheme = (address: string): string =>
  address
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/[\\/]+/g, '/')
    .replace(/^(?:https?:)?\//, '');

/** Allowed effects of an edit on a value. */
function expectNamed({ code, old, new: now }: Edit, value: unknown): void {
  const was = bare(old);
  if (/-not-text$|leading-zero$/.test(code)) expect(value).toBe(old);
  if (code === 'content/not-https') {
    expect(value).toMatch(/^https:\/\/[^/\\]/);
    expect(withoutScheme(`${value}`)).toBe(withoutScheme(was));
  }
  if (/odd-space$|bad-path$/.test(code)) expect(letters(now)).toBe(letters(old));
  if (code === 'content/bad-host') expect(letters(old)).toMatch(new RegExp(`^(https?)?${letters(now)}$`));
  // Day, year and minute are unchanged, and none is lost.
  if (/date|month|read-time/.test(code) && !/\d\D+\d+\D+\d/.test(was))
    expect(numbers(now)).toEqual(numbers(old));
}

/** Values without an edit are unchanged, and there is no new one if everything could be read. */
function expectValues(path: string, before: string, after: string, edits: readonly Edit[]): void {
  const [old, now] = [valuesOf(path, before), valuesOf(path, after)];
  const renames = edits.filter(isRename);
  const named = edits.filter((edit) => !isRename(edit));
  const renamed = (pointer: string): string =>
    [...renames]
      .sort((a, b) => b.field.length - a.field.length)
      .reduce((at, { field, new: name }) => {
        return isUnder(at, field) ? sibling(field, bare(name)) + at.slice(field.length) : at;
      }, pointer);
  for (const [pointer, value] of old.values) {
    // A text with a colon was parsed as a group of fields.
    const isNamed = ({ code, field }: Edit) =>
      field === pointer || (code === 'yaml/colon-in-value' && isUnder(pointer, field));
    if (named.some(isNamed)) continue;
    const is = renamed(pointer);
    // A name that can be read now may be that of another field, too.
    const twice = now.twice.get(is);
    if (twice) expect([pointer, ...twice]).toContainEqual(value);
    else expect([pointer, now.values.get(is)]).toEqual([pointer, value]);
  }
  // A text whose lines were items has become a list.
  const lists = edits.filter(({ code }) => code === 'yaml/missing-dash').map(({ field }) => field);
  const others = (values: ReadonlyMap<string, unknown>): string[] =>
    [...values.keys()].filter((pointer) => !lists.some((list) => pointer === list || isUnder(pointer, list)));
  if (old.whole) expect(others(now.values)).toHaveLength(others(old.values).length);
  for (const edit of named) expectNamed(edit, now.values.get(renamed(edit.field)));
}

/** A line with fixed syntax now has the value and name that were written. */
function expectLine(path: string, before: string, after: string, edit: Edit, edits: readonly Edit[]): void {
  const { code, field, old, new: now, start, end } = edit;
  if (!code.startsWith('yaml/') || field === '' || isRename(edit)) return;
  const number = lineOf(before, start);
  const [was = '', is = ''] = [before, after].map((text) => text.split(/\r?\n/)[number - 1]);
  const rest = before.slice(end).split(/\r?\n/, 1)[0] ?? '';
  if (edits.filter((one) => lineOf(before, one.start) === number).length > 1) return;
  expect(is.includes(now + rest.trimEnd())).toBe(true);
  // The number of an item is its mark; quotes may stand for entities.
  if (/&\w+;/.test(old)) return;
  const shown = code === 'yaml/missing-dash' && now === '- ' ? was.replace(old, '') : was;
  expect(is.replace(/[^\p{L}\p{N}]/gu, '')).toBe(shown.replace(/[^\p{L}\p{N}]/gu, ''));
  const { value } = parse('line.yaml', encode(`k: ${rest}\n`));
  const alone = value?.unread ? undefined : value?.fields.k;
  const actual = leaves(parse(path, encode(after), models.isName).value?.fields, '', new Map()).get(field);
  // Lines below may continue the text, of which a number is then the beginning.
  const expected = typeof alone === 'number' && typeof actual === 'string' ? rest.trim() : String(alone);
  // An item of a list that was no list before.
  if (alone !== undefined && typeof alone !== 'object' && actual !== undefined)
    expect([old, String(actual).slice(0, expected.length)]).toEqual([old, expected]);
}

const nameOf = ({ params }: Diagnostic): string => String(params.name ?? '');
const sameFault = (a: Diagnostic, b: Diagnostic): boolean =>
  a.code === b.code &&
  a.file === b.file &&
  nameOf(a) === nameOf(b) &&
  (a.range.line === b.range.line || (a.field !== '' && a.field === b.field));

/** Checked only if all files are valid, or across files. */
const LATER = /^(?:site|language|route|slug|page|link|alias|address)\/|^content\/(?:image|photo)-/;
/** Depends on site.yaml, and is checked once that is valid. */
const BY_SITE = /^content\/(?:host-not-allowed|not-one-of|choice-gone)$/;
/** Faults of a value's position, not of the value. */
const STRUCTURE = /^content\/(?:unknown-field|missing-field|expected-(?:list|fields|text)|empty)$/;

/**
 * Checks that there is no new fault. One that was only hidden must appear in the old text too if the lines that hid it
 * are left out, or be of a value on such a line, or belong to a check of valid files only.
 */
async function expectFaults(files: Files, changed: Files, fixed: readonly FixedFile[]): Promise<void> {
  const before = (await run(files)).diagnostics;
  const fresh = (await run(changed)).diagnostics.filter(
    (fault) => !before.some((other) => sameFault(other, renamedBack(fault, fixed))),
  );
  const isSound = !before.some(isError);
  for (const fault of fresh) {
    expect([isSound, fault]).toEqual([false, fault]);
    if (LATER.test(fault.code)) continue;
    const file = fixed.find(({ path }) => path === fault.file);
    const isSiteMended = fixed.some(({ path }) => path === 'site.yaml');
    if (!file) {
      // In other files, only faults that depend on site.yaml were hidden.
      expect(isSiteMended).toBe(true);
      continue;
    }
    if (isSiteMended && BY_SITE.test(fault.code)) continue;
    // A line with such a character is not checked, and letters in a wrong encoding may be one.
    const isHere = ({ start }: Edit): boolean => lineOf(file.before, start) === fault.range.line;
    if (file.passes.flat().some((edit) => isRestored(edit.code) && isHere(edit))) continue;
    const opened = file.passes.flat().filter(({ code }) => /^yaml\/|control-character$/.test(code));
    const lines = new Set(
      opened.map(({ start }) => lineOf(file.before, Math.min(start, file.before.length))),
    );
    const [, end] = yamlOf(file.path, file.before);
    if (opened.length > 0 && fault.range.line > lineOf(file.before, end) && file.path.endsWith('.md'))
      continue;
    if (lines.has(fault.range.line) && /^content\//.test(fault.code) && !STRUCTURE.test(fault.code)) continue;
    const rest = (await run(overlayOn(files, { [file.path]: without(lines, file.before) }))).diagnostics;
    expect([fault, rest.some((other) => sameFault(other, fault))]).toEqual([fault, true]);
  }
}

/** Without these lines, from 1, and those below on which the text of a value goes on that begins on one of them. */
function without(lines: ReadonlySet<number>, text: string): string {
  const indentOf = (line: string): number => line.search(/\S|$/);
  let value = Number.POSITIVE_INFINITY;
  const left = text.split('\n').map((line, at) => {
    const isLeftOut = lines.has(at + 1);
    if (isLeftOut) value = /:\s*\S/.test(line) ? indentOf(line) : Number.POSITIVE_INFINITY;
    else if (line.trim() !== '' && indentOf(line) <= value) value = Number.POSITIVE_INFINITY;
    return isLeftOut || value < Number.POSITIVE_INFINITY ? '' : line;
  });
  return left.join('\n');
}

/** A fault below a corrected name, in the form it had below the wrong one. */
function renamedBack(fault: Diagnostic, fixed: readonly FixedFile[]): Diagnostic {
  const edits = fixed.find(({ path }) => path === fault.file)?.passes.flat() ?? [];
  const rename = edits.find(
    ({ field, new: name, code }) =>
      /unknown-field|look-alike|odd-space/.test(code) && isUnder(fault.field, sibling(field, bare(name))),
  );
  if (!rename) return fault;
  const right = sibling(rename.field, bare(rename.new));
  return { ...fault, field: rename.field + fault.field.slice(right.length) };
}

function overlayOn(files: Files, changes: Record<string, string>): Files {
  const made = new Map(files);
  for (const [path, text] of Object.entries(changes)) made.set(path, encode(text));
  return made;
}

/** @throws if an invariant of `check --fix` is violated; `again` is the result of a second run */
export async function expectHonest(
  files: Files,
  fix: (files: Files) => Promise<FixedFile[]>,
): Promise<FixedFile[]> {
  const fixed = await fix(files);
  if (fixed.length === 0) return fixed;
  const changed = overlayOn(files, Object.fromEntries(fixed.map(({ path, after }) => [path, after])));
  for (const { path, before, after, passes } of fixed) {
    let text = before;
    for (const edits of passes) {
      const next = replay(path, text, edits);
      expectValues(path, text, next, edits);
      for (const edit of edits) expectLine(path, text, next, edit, edits);
      text = next;
    }
    expect(text).toBe(after);
    expect(text).not.toBe(before);
  }
  expect(await fix(changed)).toEqual([]);
  await expectFaults(files, changed, fixed);
  return fixed;
}
