/** Places in the site's sources, and diagnostics placed there. */
import { NO_PAGE } from '../../../core/stages/site-error.ts';
import { type Code, type Diagnostic, type Params, severityOf } from '../../../diagnostics/index.ts';
import type { Range } from '../../../diagnostics/places/index.ts';

export interface CodePlace {
  /** Relative to the site's folder, with `/`. */
  file: string;
  range: Range;
  lineText: string;
}

export const diagnosticAt = (code: Code, params: Params, place: CodePlace): Diagnostic => ({
  code,
  severity: severityOf(code),
  params,
  suggestions: [],
  field: '',
  ...place,
});

/** Fallback place: the beginning of a file. */
export const beginningOf = (file: string): CodePlace => ({
  file,
  range: { line: 1, column: 1, endLine: 1, endColumn: 1 },
  lineText: '',
});

/** What JavaScript says of a name, which is a short one in the bundle. */
const NAMED = /^(.{1,200}?)(?= is not (?:a function|a constructor|iterable))/;

/** @returns a message of JavaScript, with the name that is written at its place */
export function withWrittenName(message: string, { range, lineText }: CodePlace): string {
  const [, name] = NAMED.exec(message) ?? [];
  const [run = ''] = /[\w$.?]{0,100}$/.exec(lineText.slice(0, range.column - 1)) ?? [];
  const before = run.replace(/^\.{3}/, '');
  const [after = ''] = /^[\w$]{1,100}/.exec(lineText.slice(range.column - 1)) ?? [];
  // What is behind a dot is no short name.
  const [, property] = /\.([\w$]+)$/.exec(name ?? '') ?? [];
  const isOther = after === '' || (property !== undefined && property !== after);
  if (name === undefined || isOther || /^\.|\?(?!\.)/.test(before)) return message;
  return message.replace(NAMED, () => before + after);
}

/** A warning of the site's code, at the beginning of a file. */
export const codeWarning = (file: string, text: Params['text'] = ''): Diagnostic => ({
  ...diagnosticAt('senja/site-code', { text, during: NO_PAGE }, beginningOf(file)),
  severity: 'warning',
});
