/** Languages that `site.yaml` lists, file names end in, and `x-languages` of models describes. */
import type { Fault } from '../../../diagnostics/index.ts';
import type { EntryContext, Fields } from '../../stages/entry.ts';
import { languageOf, languageTag } from '../../values/names/languages.ts';
import { isObject } from '../../values/shapes.ts';
import { type ModelTexts, schemaIn } from '../collections/index.ts';
import type { Schema } from '../schema/index.ts';

/**
 * @returns the languages besides the site's own that `languages` in `site.yaml` lists, each a code or a group with
 *   `code` and with settings that replace those of the site
 */
export const translationsIn = (languages: unknown) =>
  (Array.isArray(languages) ? languages : []).flatMap((one: unknown) => {
    const { code, ...fields } = (typeof one === 'string' ? { code: one } : (one ?? {})) as Fields;
    return typeof code === 'string' ? [{ code: languageTag(code), fields }] : [];
  });

/** @returns the languages of a site, its own first, from the fields of `site.yaml` and the default of its model */
export function languagesIn({ language, languages }: Fields, { site }: ModelTexts): [string, ...string[]] {
  const own = language ?? schemaIn(site)?.properties?.language?.default;
  return [
    typeof own === 'string' ? languageTag(own) : '',
    ...translationsIn(languages).map(({ code }) => code),
  ];
}

/**
 * @returns the validation context for entries in the file's language, with that language's choices from `site.yaml`;
 *   a fault if the site does not have the language
 */
export function contextOf(file: string, context: EntryContext): EntryContext | Fault {
  const language = languageOf(file);
  if (language === null) return context;
  const { languages = {} } = context;
  if (languages === null) {
    const unknown = Object.keys(context.choices).map((list) => [list, null]);
    return { ...context, choices: Object.fromEntries(unknown) };
  }
  const choices = Object.hasOwn(languages, language) ? languages[language] : undefined;
  return choices
    ? { ...context, choices }
    : { code: 'slug/undeclared-language', params: { language }, at: { start: 0, end: 0 } };
}

/** @returns a value with changes, as JSON Merge Patch (RFC 7396) defines them */
function mergePatch(value: unknown, changes: unknown): unknown {
  if (!isObject(changes)) return changes;
  const all = new Map(Object.entries({ ...(isObject(value) && value) }));
  for (const [key, change] of Object.entries(changes)) {
    if (change === null) all.delete(key);
    else all.set(key, mergePatch(all.get(key), change));
  }
  return Object.fromEntries(all);
}

/** @returns the key of a language in `x-languages`, in whatever case it is written */
export const keyOfLanguage = ({ 'x-languages': changes = {} }: Schema, language: string): string =>
  Object.keys(changes).find((key) => languageTag(key) === languageTag(language)) ?? language;

/** @returns a model as it is in a language; the same object if nothing differs */
export function schemaInLanguage(schema: Schema, language: string): Schema {
  const changes = schema['x-languages']?.[keyOfLanguage(schema, language)];
  return isObject(changes) ? (mergePatch(schema, changes) as Schema) : schema;
}
