/** Texts with placeholders, and tables of them: `{name}`, `{count|one|many}` for counted nouns, and `[[…]]` for optional parts. */
import type { Lang } from './lang.ts';

/** A value for a placeholder; one text per language if they differ. */
export type Param = string | number | Readonly<Record<Lang, string>>;

/**
 * `{name}` is filled from the diagnostic's params, `{count|item|items}` with a number and the counted noun. A part in
 * double brackets is omitted if a param in it is empty, such as a list of choices.
 */
export interface MessageWords {
  /** The fault, in one sentence. */
  message: string;
  /** What to do; lines to be written as they are follow at its end. */
  hint: string;
}

/** @returns the regular plural of an English noun */
export const pluralOf = (noun: string): string =>
  noun
    .replace(/([^aeiou])y$/, '$1ie')
    .replace(/(?:s|x|z|ch|sh)$/, '$&e')
    .replace(/(l|ea|oa)f$|(i)fe$/, '$1$2ve')
    .concat('s');

/** @returns a number with its noun, in English: "1 file", "2 files" */
export const formatCount = (count: number, one: string, many = pluralOf(one)): string =>
  `${count} ${count === 1 ? one : many}`;

/** A placeholder: a name, and optionally the counted noun. */
const PLACEHOLDER = /\{(\w+)(?:\|([^|}]+)\|([^|}]+))?\}/g;
/** A part that is omitted if a placeholder in it is empty. */
const OPTIONAL = /\[\[([^[\]]*)\]\]/g;

/** @param show the text for a name; undefined leaves the placeholder unchanged */
export const fillTemplate = (template: string, show: (name: string) => string | undefined): string =>
  template
    .replace(OPTIONAL, (_, part: string) =>
      [...part.matchAll(PLACEHOLDER)].some(([, name = '']) => show(name) === '') ? '' : part,
    )
    .replace(PLACEHOLDER, (whole, name: string, one?: string, many?: string) => {
      const text = show(name);
      if (text === undefined || one === undefined) return text ?? whole;
      return formatCount(Number(text), one, many);
    });

/** A text of the catalogue with every placeholder shown as an ellipsis, and a space between its alternatives. */
export const general = (text: string): string =>
  text
    .replaceAll(']][[', ' ]][[')
    .replaceAll('  ]]', ' ]]')
    .replace(OPTIONAL, '$1')
    .replace(PLACEHOLDER, (_, _name, _one, many?: string) => (many === undefined ? '…' : `… ${many}`))
    .replace(/…(?: …)+/g, '…');

/** Texts in both languages; `params` has the names of the placeholders. */
type Table = Readonly<Record<string, Readonly<Record<Lang, string>> & { params: object }>>;

/** A value for each placeholder of a text; none for a text without. */
export type Filling<Params> = keyof Params extends never
  ? []
  : [params: Readonly<Record<keyof Params, Param>>];

/** @returns a function that gives the value of a placeholder in a language */
export const createLookup =
  (params: Readonly<Record<string, Param>> = {}, lang: Lang) =>
  (name: string): string | undefined => {
    const param = params[name];
    return typeof param === 'object' ? param[lang] : param?.toString();
  };

/** @returns a function that gives a text of a table in a language; that of `key:1` for a count of 1, if there is one */
export const wordsFrom =
  <Texts extends Table>(table: Texts, lang: Lang) =>
  <Key extends keyof Texts & string>(key: Key, ...[params]: Filling<Texts[Key]['params']>): string => {
    const show = createLookup(params, lang);
    const exact = `${key}:${show('count')}`;
    return fillTemplate((table[exact] ?? table[key])?.[lang] ?? '', show);
  };
