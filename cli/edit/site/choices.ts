/** What fields can choose from lists of the site. */
import type { EntryContext } from '../../core/stages/entry.ts';

/**
 * @param list in `site.yaml`, such as `categories/name`
 * @param language of a translation; null for the site's own
 * @returns the values of a list for entries in a language; none while that is not certain
 */
export const choicesIn = (
  { choices, languages }: Pick<EntryContext, 'choices' | 'languages'>,
  list: string,
  language: string | null,
): readonly string[] => (language === null ? choices : languages?.[language])?.[list] ?? [];
