/** Texts of the search page: those of the site's dictionary (`search.label`), else senja's own. */
import { spokenFor } from '../../core/values/spoken.ts';
import { textInDictionary } from '../words.ts';
import type { SearchTexts } from './contract.ts';

const TEXTS: Readonly<Record<string, SearchTexts>> = {
  id: {
    title: 'Cari',
    label: 'Cari di situs ini',
    button: 'Cari',
    searching: 'Sedang mencari.',
    failed: 'Maaf, pencarian sedang bermasalah. Coba lagi nanti, atau buka daftar semua tulisan.',
    none: 'Tidak ada yang cocok. Coba satu kata saja.',
    found: 'Ada {count} yang cocok.',
    first: 'Ini {count} yang pertama.',
    more: 'Tampilkan lebih banyak',
    all: 'Lihat daftar semua tulisan',
    'all-title': 'Semua tulisan',
    'no-scripts':
      'Pencarian memerlukan JavaScript, dan di peramban ini JavaScript mati. Daftar semua tulisan tetap dapat dibuka.',
    in: 'Bagian',
    everywhere: 'Semua bagian',
    tag: 'Topik',
    'any-tag': 'Semua topik',
    previous: 'Sebelumnya',
    next: 'Berikutnya',
  },
  en: {
    title: 'Search',
    label: 'Search this site',
    button: 'Search',
    searching: 'Searching.',
    failed: 'Sorry, the search has a problem. Try again later, or open the list of all entries.',
    none: 'Nothing was found. Try a single word.',
    found: 'Found: {count}.',
    first: 'These are the first {count}.',
    more: 'Show more',
    all: 'See the list of all entries',
    'all-title': 'All entries',
    'no-scripts':
      'The search needs JavaScript, which is off in this browser. The list of all entries works without it.',
    in: 'Section',
    everywhere: 'All sections',
    tag: 'Topic',
    'any-tag': 'All topics',
    previous: 'Previous',
    next: 'Next',
  },
};

export function searchTexts(language: string): SearchTexts {
  const own = TEXTS[spokenFor(language, Object.keys(TEXTS))] as SearchTexts;
  const texts = Object.entries(own).map(([key, text]) => [
    key,
    textInDictionary(`search.${key}`, language) ?? text,
  ]);
  return Object.fromEntries(texts) as SearchTexts;
}
