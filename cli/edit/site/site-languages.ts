/** The languages of an edited site. */

import { translationsIn } from '../../core/models/languages/index.ts';
import type { Fields } from '../../core/stages/entry.ts';
import { languageTag } from '../../core/values/names/languages.ts';

/** @returns the codes of a site's languages, its own first, from the fields of `site.yaml` */
export const siteLanguages = ({ language, languages }: Fields): [string, ...string[]] => [
  typeof language === 'string' ? languageTag(language) : 'id',
  ...translationsIn(languages).map(({ code }) => code),
];
