/** Where an entry is shown, in words for its editor. */
import type { Where } from '../../core/stages/site.ts';
import { dayInWords } from '../../core/values/days/days.ts';
import type { Lang } from '../../diagnostics/diagnostic.ts';

const WORDS = {
  id: {
    shown: (at: string) => `Tampil di ${at}`,
    nowhere: 'Belum tampil di mana pun.',
    draft: 'Ini masih draf: tidak ikut terbit selama “draft: true” ada di berkasnya.',
    early: (day: string) => `Baru terbit pada ${day}, sesuai “publishDate”.`,
    expired: (day: string) => `Sudah ditarik sejak ${day}, sesuai “expires”.`,
  },
  en: {
    shown: (at: string) => `Shown at ${at}`,
    nowhere: 'Shown nowhere yet.',
    draft: 'It is a draft: it is not published while its file says “draft: true”.',
    early: (day: string) => `Published on ${day}, as “publishDate” says.`,
    expired: (day: string) => `Taken down on ${day}, as “expires” says.`,
  },
} as const satisfies Record<Lang, unknown>;

/** @returns why the public does not see it, or '' */
function absence({ absent }: Where, lang: Lang): string {
  if (absent === null) return '';
  const words = WORDS[lang];
  if (absent.why === 'draft' || absent.day === null) return words.draft;
  return words[absent.why](dayInWords(absent.day)[lang]);
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
