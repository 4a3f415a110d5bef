/**
 * Languages that `site.yaml` lists, names of files end in, and `x-languages` of models describes. Codes are in their
 * usual case: `pt-BR`.
 *
 * - `languagesIn` gives those of a site, its own first; `translationsIn` the others, with their settings.
 * - `contextOf` gives what an entry is validated with in the language of its file, or a fault.
 * - `schemaInLanguage` gives a model as it is in a language, `keyOfLanguage` the key that describes it.
 */
export {
  contextOf,
  keyOfLanguage,
  languagesIn,
  schemaInLanguage,
  translationsIn,
} from './languages.ts';
