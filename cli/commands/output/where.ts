/** Describes where an entry is shown. */
import type { Where } from '../../core/stages/plan.ts';
import { dayInWords } from '../../core/values/days/days.ts';
import type { Lang } from '../../diagnostics/languages/index.ts';
import { phrasesIn } from '../../diagnostics/phrases/index.ts';

/**
 * @param href makes an address to open from a path without base
 * @returns a line for each place, and one for what withholds it
 */
export function whereInWords({ shown, absent }: Where, href: (path: string) => string, lang: Lang): string[] {
  const say = phrasesIn(lang);
  const lines = shown.map(({ path, part }) => {
    const at = `${href(path)}${part === null ? '' : `, ${part[lang]}`}`;
    return `${say('where.shown', { at })}.`;
  });
  if (absent) {
    const { why, day, field } = absent;
    const isDraft = why === 'draft' || day === null;
    lines.push(
      isDraft ? say('where.draft', { field }) : say(`where.${why}`, { field, day: dayInWords(day)[lang] }),
    );
  }
  return lines.length === 0 ? [say('where.nowhere')] : lines;
}
