/** Faults of the languages and settings in `site.yaml`. */
import type { Fault } from '../../diagnostics/index.ts';
import { nearest } from '../../diagnostics/suggestions/index.ts';
import { formatValue } from '../../diagnostics/texts/index.ts';
import { translationsIn } from '../models/languages/index.ts';
import type { SiteFields } from '../stages/entry.ts';
import type { SiteDefinition, SiteFault } from '../stages/site.ts';
import { languageTag } from '../values/names/languages.ts';

/**
 * @returns the faults of the languages in a `site.yaml`. Pages in a language without a dictionary have English words; if the
 *   templates have no dictionary at all, no words are missing
 */
export function languageFaults(
  { language, languages }: SiteFields,
  { languages: spoken = [] }: Pick<SiteDefinition, 'languages'>,
): Fault[] {
  const others = translationsIn(languages).map(({ code }, at) => ({
    code,
    pointer: `/languages/${at}/code`,
  }));
  const own = typeof language === 'string' ? [{ code: languageTag(language), pointer: '/language' }] : [];
  const seen = new Set<string>();
  return [...own, ...others].flatMap(({ code, pointer }): Fault[] => {
    const at = { pointer };
    const named = formatValue(code);
    if (seen.has(code)) return [{ code: 'site/language-twice', params: { language: named }, at }];
    seen.add(code);
    if (spoken.length === 0 || spoken.includes(code) || spoken.includes(code.replace(/-.*/, ''))) return [];
    const params = { language: named, languages: spoken.join(', ') };
    return [{ code: 'site/no-dictionary', params, suggestions: nearest(code, spoken), at }];
  });
}

/** @returns the faults that the site reports on its settings, for each language only on those stated there */
export function settingsFaults(
  fields: SiteFields,
  { checkSettings }: Pick<SiteDefinition, 'checkSettings'>,
): SiteFault[] {
  const inLanguages = translationsIn(fields.languages).flatMap(({ fields: own }, index) =>
    checkSettings({ ...fields, ...own }).flatMap((fault): SiteFault[] => {
      if (!('pointer' in fault.at)) return [];
      const [, name = ''] = fault.at.pointer.split('/');
      const pointer = `/languages/${index}${fault.at.pointer}`;
      return Object.hasOwn(own, name) ? [{ ...fault, at: { ...fault.at, pointer } }] : [];
    }),
  );
  return [...checkSettings(fields), ...inLanguages];
}
