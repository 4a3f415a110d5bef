/**
 * Ids in pages. Those of the templates' own parts are listed only here, so that no heading from content uses one; a
 * test compares the list with the rendered templates.
 */
import type { Motif } from '../contract.ts';

export const MOTIFS: readonly Motif[] = ['bowl', 'walk', 'moon', 'lotus', 'sun'];

/** Id of the emergency instructions. */
export const URGENT_ID = 'senja-darurat';

/** Id of the advice on seeing a doctor. */
export const SEEK_HELP_ID = 'senja-ke-dokter';

/** Id of an article's text, with all that belongs to it. */
export const TEXT_ID = 'senja-text';

/** Id of the heading above the people behind the site. */
export const TEAM_ID = 'tim';

/** Signs of the buttons below an article's title. */
export const TOOL_SIGNS = ['speak', 'share', 'print'] as const;

/** Ids of every page. */
const EVERYWHERE = ['isi-utama', 'menu', 'site-menu', ...MOTIFS.map((motif) => `m-${motif}`)];

/** Ids of the home page, where categories have their sections. */
export const HOME_IDS: ReadonlySet<string> = new Set([
  ...EVERYWHERE,
  ...['artikel-pilihan', 'artikel-terbaru', 'daftar-terbaru', 'surat-kabar'],
]);

/** Ids of the pages that show Markdown. */
export const TEXT_IDS: ReadonlySet<string> = new Set([
  ...EVERYWHERE,
  ...['senja-baca-juga', 'senja-daftar-isi', URGENT_ID, SEEK_HELP_ID, TEXT_ID, 'senja-sumber'],
  ...TOOL_SIGNS.map((sign) => `m-${sign}`),
]);

/** The ids of a category on the home page: of its section, and of that section's heading. Links may use either. */
export function categoryIds({ name, anchor }: { name: string; anchor: string }): {
  sectionId: string;
  headingId: string;
} {
  const sectionId = name.toLowerCase().replace(/\s/g, '');
  return { sectionId, headingId: anchor === sectionId ? `judul-${anchor}` : anchor };
}
