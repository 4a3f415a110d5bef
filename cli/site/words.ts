/**
 * The texts of a site's templates and widgets, by language: `templates/words/<language>.json`. The server has all
 * dictionaries and sets the language for each page; a browser gets the texts that widgets use, in the page's language.
 */
import { spokenFor } from '../core/values/spoken.ts';
import { siteFault } from './react/site-fault.ts';

/** The placeholders of each text, by its key. A site's types add its own. */
export interface Words {
  readonly [NONE]?: never;
}
declare const NONE: unique symbol;

type Key = keyof Words & string;

/** Any key if the site's texts are unknown. */
export type WordKey = [Key] extends [never] ? string : Key;

type Values<Places extends string> = Readonly<Record<Places, string | number>>;

type Arguments<Each extends WordKey> = Each extends Key
  ? [Words[Each]] extends [never]
    ? []
    : [values: Values<Words[Each] & string>]
  : [values?: Values<string>];

/** @returns a text with its placeholders filled */
export type Say = <Each extends WordKey>(key: Each, ...values: Arguments<Each>) => string;

/** Texts by key; a placeholder is written `{name}`. */
export type Dictionary = Readonly<Record<string, string>>;

/** In a browser's bundle the conditions on it are constant. */
declare const process: { env: Readonly<Record<string, string | undefined>> };

/** Of a site that is built, the texts are split already: each is shown on many pages. */
let dictionaries: Readonly<Record<string, Readonly<Record<string, string | string[]>>>> = {};
let current = '';

/** Called once, by the modules that senja generates from a site's dictionaries. */
export function bringWords(all: Readonly<Record<string, Dictionary>>): void {
  const split = ([key, text]: [string, unknown]) =>
    typeof text === 'string' ? [[key, text.split(/\{(\w+)\}/)] as const] : [];
  dictionaries = Object.fromEntries(
    Object.entries(all).map(([language, texts]) => [
      language,
      Object.fromEntries(Object.entries(texts).flatMap(split)),
    ]),
  );
}

/** Called in a browser by the module of each widget, with the texts that it uses. */
export function addWords(texts: Dictionary): void {
  dictionaries = { '': { ...dictionaries[''], ...texts } };
}

/** Sets the language of the page that is rendered next. */
export function speak(language: string): void {
  current = language;
}

/** @returns the language of `say` */
export const currentLanguage = (): string => current;

/** @returns the parts of a text: every other one is the name of a placeholder */
export function partsOf(key: WordKey, language = current): string[] {
  const known = dictionaries[language];
  // The same faults are reported where the site is built: a browser gets no words about them.
  if (process.env.SENJA_BROWSER) return (known as Dictionary)[key]?.split(/\{(\w+)\}/) ?? [];
  if (!known && language === '')
    throw siteFault({
      en: '“say” is called while a module is loaded; call it in the function of a component',
      id: '“say” dipanggil saat sebuah modul dimuat; panggil di dalam fungsi sebuah komponen',
    });
  // The condition keeps the function out of browsers' bundles, where this is never reached.
  const spoken = process.env.SENJA_BROWSER ? language : spokenFor(language, Object.keys(dictionaries));
  const parts = dictionaries[spoken]?.[key];
  if (!Array.isArray(parts))
    throw siteFault({
      en: `templates/words/${spoken}.json has no text “${key}”`,
      id: `templates/words/${spoken}.json tidak punya teks “${key}”`,
    });
  return [...parts];
}

/** @returns a text with its placeholders as written; undefined if no dictionary has it */
export function textInDictionary(key: string, language: string): string | undefined {
  const parts = dictionaries[spokenFor(language, Object.keys(dictionaries))]?.[key];
  if (!Array.isArray(parts)) return undefined;
  return parts.map((part, at) => (at % 2 === 0 ? part : `{${part}}`)).join('');
}

/** @returns `say` in one language, for code that runs before pages are rendered */
export const sayIn =
  (language: string | undefined): Say =>
  (key, ...[values = {}]) =>
    partsOf(key, language)
      .map((part, at) => (at % 2 === 0 ? part : (values as Values<string>)[part]))
      .join('');

/** Returns a text in the language of the page. Must not be called while a module is loaded. */
export const say: Say = (key, ...values) => sayIn(current)(key, ...values);
