/**
 * The one shape of everything senja has to say about content. A diagnostic is data: its words are
 * looked up in the catalogue by code and language only when a reporter prints it.
 */
import { CATALOGUE, type Code } from './catalogue.ts';

export type { Code };
export type Severity = 'error' | 'warning';
export type Lang = 'id' | 'en';
/** A value that a text is filled with; two texts when the languages say it differently. */
export type Param = string | number | Readonly<Record<Lang, string>>;
export type Params = Readonly<Record<string, Param>>;

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
  /** Offset of another place the texts speak of; its line becomes the param `relatedLine`. */
  related?: number;
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

// Text from content must not steer a terminal, a log or a viewer: controls, line breaks and direction marks are
// shown as one sign, in every format.
const UNSAFE = /[\u0000-\u001F\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/g;

/** @returns a text from content or from a file name as it may be shown anywhere */
export const safeText = (text: string): string => text.replace(/\t/g, ' ').replace(UNSAFE, '\uFFFD');

/** Characters of a value that are shown at most: who reads a message wants to recognise it. */
export const MAX_SHOWN = 500;

/** @returns a text that is short enough to be read */
export const shortened = (text: string): string =>
  text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN).replace(/[\uD800-\uDBFF]$/, '')}…` : text;

const shownParam = (param: Param, lang: Lang): string =>
  safeText(shortened(typeof param === 'object' ? param[lang] : String(param)));

const fill = (template: string, params: Params, lang: Lang): string =>
  template
    .replace(/\{(\w+)\}/g, (whole, name: string) => {
      const param = params[name];
      return param === undefined ? whole : shownParam(param, lang);
    })
    .trim();

/** @returns the message and hint of a diagnostic in a language; the hint is '' when there is none. */
export function wording(diagnostic: Diagnostic, lang: Lang): { message: string; hint: string } {
  const text = CATALOGUE[diagnostic.code][lang];
  return {
    message: fill(text.message, diagnostic.params, lang),
    hint: fill(text.hint, diagnostic.params, lang),
  };
}

/** @returns what a code means in general, without the particulars of any file */
export const titleOf = (code: Code, lang: Lang): string => general(CATALOGUE[code][lang].message);

/** A text of the catalogue with every placeholder shown as left open. */
export const general = (text: string): string => text.replace(/\{\w+\}/g, '…');

export const severityOf = (code: Code): Severity => CATALOGUE[code].severity;

export const isError = (diagnostic: Diagnostic): boolean => diagnostic.severity === 'error';
