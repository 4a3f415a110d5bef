/**
 * The one shape of everything senja has to say about content. A diagnostic is data: its words are
 * looked up in the catalogue by code and language only when a reporter prints it.
 */
import { CATALOGUE, type Code } from './catalogue.ts';

export type { Code };
export type Severity = 'error' | 'warning';
export type Lang = 'id' | 'en';
export type Params = Readonly<Record<string, string | number>>;

/** Lines and columns count from 1, columns in UTF-16 code units; the end is exclusive. */
export interface Range {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/**
 * Where a fault lies, before lines and columns are known: offsets into the file's text (without byte-order
 * mark), or a JSON Pointer into its fields with the side of the pair that is meant.
 */
export type Place = { start: number; end: number } | { pointer: string; target: 'key' | 'value' };

/** What a check finds; `locate` turns it into a Diagnostic. */
export interface Fault {
  code: Code;
  params?: Params;
  suggestions?: readonly string[];
  at: Place;
}

export interface Diagnostic {
  code: Code;
  severity: Severity;
  params: Params;
  /** Nearest right values, best first. */
  suggestions: readonly string[];
  /** Relative to the content folder, with `/`. */
  file: string;
  range: Range;
  /** JSON Pointer to the field, or '' when the fault belongs to no field. */
  field: string;
  /** The text of the first line concerned, for the code frame; '' when there is none. */
  lineText: string;
}

/** A value with what was found on the way to it; `value` is undefined when nothing usable came out. */
export interface Outcome<T> {
  value: T;
  diagnostics: Diagnostic[];
}

const fill = (template: string, params: Params): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));

/** @returns the message and hint of a diagnostic in a language; the hint is '' when there is none. */
export function wording(diagnostic: Diagnostic, lang: Lang): { message: string; hint: string } {
  const text = CATALOGUE[diagnostic.code][lang];
  return {
    message: fill(text.message, diagnostic.params),
    hint: fill(text.hint, diagnostic.params),
  };
}

export const severityOf = (code: Code): Severity => CATALOGUE[code].severity;

export const isError = (diagnostic: Diagnostic): boolean => diagnostic.severity === 'error';
