/** `senja build --why`: for each page that was made anew, the reason; and how many stand from the last build. */
import type { Built, Reason } from '../../core/stages/result.ts';
import { dayInWords } from '../../core/values/days/days.ts';
import { counted } from '../../diagnostics/counted.ts';
import { type Lang, safeText } from '../../diagnostics/diagnostic.ts';

const WORDS = {
  id: {
    'nothing-kept': 'hasil sebelumnya tidak diketahui',
    'no-cache': 'simpanan sementara tidak dipakai',
    tool: 'senja atau model kontennya berubah',
    new: 'halaman ini baru',
    'front-end': 'templat, gaya, atau kode peramban berubah',
    site: 'site.yaml atau data yang tampil di semua halaman berubah',
    content: (file: string) => `${file} berubah`,
    neighbours: 'daftar artikel di halaman ini berubah',
    day: {
      published: (file: string, day: string) => `hari berganti: ${file} terbit pada ${day}`,
      expires: (file: string, day: string) => `hari berganti: ${file} ditarik pada ${day}`,
    },
    output: 'berkasnya di folder hasil hilang atau diubah',
    total: (made: number, kept: number) => `${made} halaman dibuat ulang, ${kept} halaman tetap.`,
  },
  en: {
    'nothing-kept': 'no earlier build is known',
    'no-cache': 'the cache is not used',
    tool: 'senja itself or its content models have changed',
    new: 'the page is new',
    'front-end': 'templates, styles or browser code have changed',
    site: 'site.yaml, or what else every page shows, has changed',
    content: (file: string) => `${file} has changed`,
    neighbours: 'other articles than before stand on it',
    day: {
      published: (file: string, day: string) => `the day has changed: ${file} is published on ${day}`,
      expires: (file: string, day: string) => `the day has changed: ${file} is taken down on ${day}`,
    },
    output: 'its file in the output folder is gone or was changed',
    total: (made: number, kept: number) =>
      `${counted(made, 'page')} made anew, ${counted(kept, 'page')} kept.`,
  },
} as const satisfies Record<Lang, { [Code in Reason['code']]: unknown } & { total: unknown }>;

function wordsFor(reason: Reason, lang: Lang): string {
  const words = WORDS[lang];
  if (reason.code === 'content') return words.content(safeText(reason.file));
  if (reason.code !== 'day') return words[reason.code];
  return words.day[reason.field](safeText(reason.file), dayInWords(reason.day)[lang]);
}

/** @returns a line for each page that was made anew, and a last one with the numbers */
export function why({ made, summary }: Pick<Built, 'made' | 'summary'>, lang: Lang): string {
  const lines = made.map(({ path, reason }) => `${safeText(path)}  ${wordsFor(reason, lang)}`);
  const kept = summary.pages - made.length;
  return `${[...lines, WORDS[lang].total(made.length, kept)].join('\n')}\n`;
}
