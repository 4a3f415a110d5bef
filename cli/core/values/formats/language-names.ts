/** Codes of languages: of a site, and of its translations. */
import { formatValue } from '../../../diagnostics/texts/index.ts';
import { isLanguage, languageTag } from '../names/languages.ts';
import { ruleOf } from './rule.ts';

/** As in HTML: `id`, `en-GB`, `zh-Hant`. */
const isTag = (text: string): boolean => /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,4}$/i.test(text);

/** What people write in place of a code. */
const CALLED: ReadonlyMap<string, string> = new Map([
  ['indonesia', 'id'],
  ['indonesian', 'id'],
  ['bahasa', 'id'],
  ['inggris', 'en'],
  ['english', 'en'],
]);

const intended = (text: string): string[] => {
  const name = text.trim().toLowerCase();
  const code = CALLED.get(name.replace(/^bahasa /, ''));
  return [code ?? languageTag(text.trim().replaceAll('_', '-'))];
};

/** @returns the fault of the language of a site, or null */
export const languageFault = ruleOf('content/bad-language', isTag, formatValue, intended);

/** @returns the fault of the language of a translation, or null */
export const translationFault = ruleOf('content/bad-language', isLanguage, formatValue, intended);
