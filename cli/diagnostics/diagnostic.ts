/**
 * The one shape of everything senja has to say about content. A diagnostic is data: its words are
 * looked up in the catalogue by code and language only when a reporter prints it.
 */
import { CATALOGUE, type Code } from './catalogue.ts';
import type { Entry, Severity } from './entry.ts';
import { counted, filled, OPTIONAL, PLACEHOLDER } from './filled.ts';
import { safeText } from './inert.ts';

export type { Code, Severity };
export { safeText };
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

/** A JSON Pointer into the fields of a file, with the side of the pair that is meant. */
export interface FieldPlace {
  pointer: string;
  target: 'key' | 'value';
  /** A text of which the first occurrence there is meant, rather than the whole. */
  spot?: string;
  /** Offsets into its source, where a part of it is meant. */
  within?: { start: number; end: number };
}

/**
 * Where a fault lies, before lines and columns are known: offsets into the file's text (without byte-order
 * mark), or a place among its fields.
 */
export type Place = { start: number; end: number } | FieldPlace;

/** What a check finds; `locate` turns it into a Diagnostic. */
export interface Fault {
  code: Code;
  /** Severity and words of a code that is the site's own. */
  own?: Entry;
  params?: Params;
  suggestions?: readonly string[];
  at: Place;
  /** The field that was meant, when its name is at fault: then it is not told as missing too. */
  meant?: string;
  /** Offset of another place the texts speak of; its line becomes the param `relatedLine`. */
  related?: number;
}

/** A fault of a value, whose place its owner knows. */
export type UnplacedFault = Omit<Fault, 'at'>;

export interface Diagnostic {
  code: Code;
  /** Severity and words of a code that is the site's own. */
  own?: Entry;
  severity: Severity;
  params: Params;
  /** Nearest right values, best first. */
  suggestions: readonly string[];
  /** Relative to the content folder, with `/`. */
  file: string;
  range: Range;
  /** JSON Pointer to the field, or '' when the fault belongs to no field. */
  field: string;
  /** Other files with the same fault of the same cause, where they are many. */
  others?: { count: number; files: readonly string[] };
  /** The text of the first line concerned, for the code frame; '' when there is none. */
  lineText: string;
}

/** A value with what was found on the way to it; `value` is undefined when nothing usable came out. */
export interface Outcome<T> {
  value: T;
  diagnostics: Diagnostic[];
}

/** Characters of a value that are shown at most: who reads a message wants to recognise it. */
export const MAX_SHOWN = 500;

/**
 * @param most length in UTF-16 units
 * @returns a text that is short enough to be read
 */
export const shortened = (text: string, most = MAX_SHOWN): string =>
  text.length > most ? `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…` : text;

/** Characters of a value that are shown in the midst of a sentence. */
const IN_SENTENCE = 80;

/** A value as a message may show it. */
export const shown = (value: unknown): string =>
  shortened(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''), IN_SENTENCE);

const shownParam = (param: Param, lang: Lang): string =>
  safeText(shortened(typeof param === 'object' ? param[lang] : String(param)));

const fill = (template: string, params: Params, lang: Lang): string =>
  filled(template, (name) => {
    const param = params[name];
    return param === undefined ? undefined : shownParam(param, lang);
  }).trim();

/** Where else the same is wrong. */
function othersIn({ others }: Diagnostic, lang: Lang): string {
  if (!others) return '';
  const names = others.files.map(safeText).join(', ') + (others.count > others.files.length ? ', …' : '');
  return lang === 'id'
    ? ` Sama di ${others.count} berkas lain: ${names}.`
    : ` The same in ${counted(others.count, 'other file', 'other files')}: ${names}.`;
}

/** @returns the message and hint of a diagnostic in a language; the hint is '' when there is none. */
export function wording(diagnostic: Diagnostic, lang: Lang): { message: string; hint: string } {
  const text = entryOf(diagnostic)[lang];
  // Words that came with the diagnostic may have lain in a cache.
  const [message, hint] = [text.message, text.hint].map((one) => (diagnostic.own ? safeText(one) : one));
  return {
    message: fill(message ?? '', diagnostic.params, lang) + othersIn(diagnostic, lang),
    hint: fill(hint ?? '', diagnostic.params, lang),
  };
}

/** What the catalogue, or the site, says of a code. */
export const entryOf = ({ code, own }: Pick<Diagnostic, 'code' | 'own'>): Entry => own ?? CATALOGUE[code];

/** A text of the catalogue with every placeholder shown as left open. */
export const general = (text: string): string =>
  text
    .replace(OPTIONAL, '$1')
    .replace(PLACEHOLDER, (_, _name, _one, many?: string) => (many === undefined ? '…' : `… ${many}`))
    .replace(/…(?: …)+/g, '…');

export const severityOf = (code: Code): Severity => CATALOGUE[code].severity;

export const isError = (diagnostic: Diagnostic): boolean => diagnostic.severity === 'error';
