/**
 * Diagnostics: everything senja says about content. A diagnostic is data: its words are looked up in the catalogue by
 * code and language only when a reporter prints it.
 */
import { CATALOGUE, type Code } from './catalogue.ts';
import type { CatalogueEntry, Severity } from './entry.ts';
import type { Param } from './languages/index.ts';
import type { Place, Range } from './places/index.ts';

/** A list is shown below the text, each item on a line of its own. */
export type Params = Readonly<Record<string, Param | readonly string[]>>;

/** A finding of a check; `locate` turns it into a Diagnostic. */
export interface Fault {
  code: Code;
  /** Severity and words of a code that is the site's own. */
  own?: CatalogueEntry;
  params?: Params;
  suggestions?: readonly string[];
  at: Place;
  /** The intended field, if its name is wrong: then it is not reported as missing too. */
  intended?: string;
  /** Offset of another place that the texts mention; its line becomes the param `relatedLine`. */
  related?: number;
}

/** A fault of a value, placed by the owner of the value. */
export type UnplacedFault = Omit<Fault, 'at'>;

export interface Diagnostic {
  code: Code;
  /** Severity and words of a code that is the site's own. */
  own?: CatalogueEntry;
  severity: Severity;
  params: Params;
  /** Correct values, best first. */
  suggestions: readonly string[];
  /** Relative to the content folder, with `/`. */
  file: string;
  range: Range;
  /** JSON Pointer to the field, or '' if the fault is not in a field. */
  field: string;
  /** Other files with the same fault and cause, if they are many. */
  others?: { count: number; files: readonly string[] };
  /** The text of the first affected line, for the code frame; '' if there is none. */
  lineText: string;
}

/** A value with its faults; `value` is undefined if there is no usable result. */
export interface Outcome<T> {
  value: T;
  diagnostics: Diagnostic[];
}

const WITHOUT_WORDS = 'There are no words for the code ';

/** @returns the code that an error of `entryOf` names, or null for another error; threads transfer only the message */
export const codeWithoutWords = (error: unknown): string | null =>
  error instanceof Error && error.message.startsWith(WITHOUT_WORDS)
    ? error.message.slice(WITHOUT_WORDS.length)
    : null;

/**
 * @returns the entry of a code in the catalogue, or of the site
 * @throws Error for a code without words, which a check without types may report
 */
export function entryOf({ code, own }: Pick<Diagnostic, 'code' | 'own'>): CatalogueEntry {
  if (own) return own;
  if (Object.hasOwn(CATALOGUE, code)) return CATALOGUE[code];
  throw new Error(WITHOUT_WORDS + code);
}

export const severityOf = (code: Code): Severity => entryOf({ code }).severity;

export const isError = (diagnostic: Diagnostic): boolean => diagnostic.severity === 'error';

/** Whether a diagnostic makes a command fail: an error, and with `--strict` a warning. */
export const isFailure = ({ severity }: Diagnostic, strict = false): boolean =>
  severity === 'error' || (strict && severity === 'warning');
