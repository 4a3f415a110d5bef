/** Describes where an entry is shown. */
import type { Where } from '../../core/stages/site.ts';
import { dayInWords } from '../../core/values/days/days.ts';
import type { Lang } from '../../diagnostics/diagnostic.ts';
import { phrasesIn } from '../../diagnostics/phrases.ts';

/** @returns why visitors do not see it, or '' */
function absence({ absent }: Where, lang: Lang): string {
  if (absent === null) return '';
  const say = phrasesIn(lang);
  const { why, day, field } = absent;
  if (why === 'draft' || day === null) return say('where.draft', { field });
  return say(`where.${why}`, { field, day: dayInWords(day)[lang] });
}

/**
 * @param href makes an address to open from a path without base
 * @returns a line for each place, and one for what withholds it
 */
export function whereInWords(where: Where, href: (path: string) => string, lang: Lang): string[] {
  const say = phrasesIn(lang);
  const places = where.shown.map(
    ({ path, part }) => `${href(path)}${part === null ? '' : `, ${part[lang]}`}`,
  );
  const kept = absence(where, lang);
  if (places.length === 0) return [kept === '' ? say('where.nowhere') : kept];
  return [...places.map((at) => `${say('where.shown', { at })}.`), ...(kept === '' ? [] : [kept])];
}
