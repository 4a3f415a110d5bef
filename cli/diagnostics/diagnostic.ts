/**
 * Diagnostics: everything senja says about content. A diagnostic is data: its words are looked up in the catalogue by
 * code and language only when a reporter prints it.
 */
import { CATALOGUE, type Code } from './catalogue.ts';
import type { CatalogueEntry, MessageWords, Severity } from './entry.ts';
import { fillTemplate, formatCount, OPTIONAL, type Param, PLACEHOLDER } from './fill-template.ts';
import type { Lang } from './lang.ts';
import { codePointName, safeText, UNSEEN } from './safe-text.ts';

export type { Code, Lang, Param, Severity };
export { safeText };
/** A list is shown below the text, each item on a line of its own. */
export type Params = Readonly<Record<string, Param | readonly string[]>>;

/** Lines and columns start at 1; columns count UTF-16 code units; the end is exclusive. */
export interface Range {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** A part of a text, its end exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** A part of a text, and where it starts. */
export interface Slice {
  text: string;
  start: number;
}

/** A JSON Pointer into the fields of a file, and which side of the pair is intended: by default the value. */
export interface FieldPlace {
  pointer: string;
  target?: 'key' | 'value' | undefined;
  /** A text whose first occurrence there is marked, instead of the whole. */
  spot?: string;
  /** Offsets into its source, if only a part of it is marked. */
  within?: Span;
}

/**
 * The place of a fault before lines and columns are known: offsets into the file's text (without byte-order mark), or
 * a place among its fields.
 */
export type Place = Span | FieldPlace;

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

/** Maximum number of characters of a value in messages: enough to recognise it. */
export const MAX_SHOWN = 500;

/**
 * @param most length in UTF-16 units
 * @returns a text short enough to read
 */
export const shorten = (text: string, most = MAX_SHOWN): string =>
  text.length > most ? `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…` : text;

/** Maximum number of characters of a value within a sentence. */
const IN_SENTENCE = 80;

/** A value as shown in messages. */
export const formatValue = (value: unknown): string =>
  shorten(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''), IN_SENTENCE);

const isLines = (param: Params[string]): param is readonly string[] => Array.isArray(param);

const fill = (template: string, params: Params, lang: Lang): string =>
  fillTemplate(template, (name) => {
    const param = params[name];
    if (param === undefined) return undefined;
    if (isLines(param)) return param.map((line) => `\n${safeText(shorten(line))}`).join('');
    return safeText(shorten(typeof param === 'object' ? param[lang] : String(param)));
  })
    .replace(/ \n/g, '\n')
    .trim();

/** Other places with the same fault. */
function othersIn({ others }: Diagnostic, lang: Lang): string {
  if (!others) return '';
  const names = others.files.map(safeText).join(', ') + (others.count > others.files.length ? ', …' : '');
  return lang === 'id'
    ? ` Sama di ${others.count} berkas lain: ${names}.`
    : ` The same in ${formatCount(others.count, 'other file', 'other files')}: ${names}.`;
}

/** @returns the message and hint of a fault in a language; the hint is '' if there is none */
export function wording(fault: UnplacedFault | Diagnostic, lang: Lang): MessageWords {
  const words = entryOf(fault)[lang];
  // Words stored in a diagnostic may come from a cache.
  const text = (one: string): string => fill(fault.own ? safeText(one) : one, fault.params ?? {}, lang);
  const others = 'others' in fault ? othersIn(fault, lang) : '';
  return { message: text(words.message) + others, hint: text(words.hint) };
}

const named = (text: string): string => text.replace(/./su, (sign) => `⟨${codePointName(sign)}⟩`);

/** A text in which special spaces, and marks that stand apart from their letters, have names. */
const visible = (text: string): string => {
  const spaced = text.replace(UNSEEN, named);
  return text === text.normalize('NFC') ? spaced : spaced.replace(/\p{M}/gu, named);
};

const seen = (text: string): string => text.normalize('NFC').replace(UNSEEN, ' ').replace(/ +/g, ' ');

/** @returns the suggestions as people read them: of one that looks like the text it replaces, the difference */
export function shownSuggestions({ suggestions, params, lineText, range }: Diagnostic): string[] {
  const marked = range.line === range.endLine ? lineText.slice(range.column - 1, range.endColumn - 1) : '';
  const refused = typeof params.value === 'string' ? params.value : marked;
  return suggestions.map((right) =>
    right !== refused && seen(right) === seen(refused) ? `${visible(refused)} → ${visible(right)}` : right,
  );
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

/** A text of the catalogue with every placeholder shown as an ellipsis, and a space between its alternatives. */
export const general = (text: string): string =>
  text
    .replaceAll(']][[', ' ]][[')
    .replaceAll('  ]]', ' ]]')
    .replace(OPTIONAL, '$1')
    .replace(PLACEHOLDER, (_, _name, _one, many?: string) => (many === undefined ? '…' : `… ${many}`))
    .replace(/…(?: …)+/g, '…');

export const severityOf = (code: Code): Severity => entryOf({ code }).severity;

export const isError = (diagnostic: Diagnostic): boolean => diagnostic.severity === 'error';

/** Whether a diagnostic makes a command fail: an error, and with `--strict` a warning. */
export const isFailure = ({ severity }: Diagnostic, strict = false): boolean =>
  severity === 'error' || (strict && severity === 'warning');
