/** Where an entry is shown, in words for its editor. */
import type { Where } from '../../core/stages/site.ts';
import { dayInWords } from '../../core/values/days/days.ts';
import type { Lang } from '../../diagnostics/diagnostic.ts';

const WORDS = {
  id: {
    shown: (at: string) => `Tampil di ${at}`,
    nowhere: 'Belum tampil di mana pun.',
    draft: (field: string) => `Ini masih draf: tidak ikut terbit selama “${field}: true” ada di berkasnya.`,
    early: (field: string, day: string) => `Baru terbit pada ${day}, sesuai “${field}”.`,
    expired: (field: string, day: string) => `Sudah ditarik sejak ${day}, sesuai “${field}”.`,
  },
  en: {
    shown: (at: string) => `Shown at ${at}`,
    nowhere: 'Shown nowhere yet.',
    draft: (field: string) => `It is a draft: it is not published while its file says “${field}: true”.`,
    early: (field: string, day: string) => `Published on ${day}, as “${field}” says.`,
    expired: (field: string, day: string) => `Taken down on ${day}, as “${field}” says.`,
  },
} as const satisfies Record<Lang, unknown>;

/** @returns why the public does not see it, or '' */
function absence({ absent }: Where, lang: Lang): string {
  if (absent === null) return '';
  const words = WORDS[lang];
  const { why, day, field } = absent;
  if (why === 'draft' || day === null) return words.draft(field);
  return words[why](field, dayInWords(day)[lang]);
}

/**
 * @param href makes an address to open of a path without base
 * @returns a line for each place, and one for what keeps it back
 */
export function whereInWords(where: Where, href: (path: string) => string, lang: Lang): string[] {
  const words = WORDS[lang];
  const places = where.shown.map(
    ({ path, part }) => `${href(path)}${part === null ? '' : `, ${part[lang]}`}`,
  );
  const kept = absence(where, lang);
  if (places.length === 0) return [kept === '' ? words.nowhere : kept];
  return [...places.map((place) => `${words.shown(place)}.`), ...(kept === '' ? [] : [kept])];
}
