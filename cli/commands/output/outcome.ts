/** What `build` and `check` say in the end. */
import type { Summary } from '../../core/stages/summary.ts';
import { dayInWords } from '../../core/values/days/days.ts';
import { counted } from '../../diagnostics/counted.ts';
import { type Diagnostic, isError, type Lang } from '../../diagnostics/diagnostic.ts';
import { folded } from '../../diagnostics/fold.ts';
import { countBy, type Report } from '../../diagnostics/report.ts';
import type { Context } from '../context.ts';
import { isSelective, selects } from '../line/selected.ts';

export const OUTCOME = {
  id: {
    invalid: (out: string) => `Konten belum benar. ${out} tidak diubah.`,
    invalidCheck: 'Konten belum benar.',
    invalidSite: 'Kode atau model situs ini belum benar. Situs yang lama tidak berubah.',
    late: 'Situs sudah selesai sebelum itu. Perbaiki kodenya, lalu bangun sekali lagi.',
    strict: 'Peringatan dihitung sebagai kesalahan karena --strict.',
    unjudged: (links: number) =>
      `${links} tautan belum dapat diperiksa; perbaiki dulu kesalahan di atas, lalu periksa lagi.`,
    checked: 'Konten sudah benar.',
    others: (errors: number) => `Ada ${errors} kesalahan di berkas lain, yang tidak disebut di sini.`,
    hidden: (errors: number) => `Ada ${errors} kesalahan yang tidak ditampilkan karena --only atau --skip.`,
    built: (out: string) => `Situs selesai di ${out}`,
    inPlace: 'Folder itu tidak dapat diganti sekaligus, jadi berkasnya diperbarui satu per satu.',
    marked: 'Situs ini untuk dilihat sebelum terbit: draf ikut tampil, dan setiap halaman diberi tanda.',
    turns: (day: string) => `Perubahan berikutnya: ${day}. Bangun situs lagi pada hari itu.`,
    content: (s: Summary) =>
      `${s.counted.map(({ count, name }) => `${count} ${name.id}, `).join('')}${s.pages} halaman, ${s.drafts} draf, ${dated(s, 'id')}${s.defaults} isian kosong diisi otomatis${named(s)}.`,
  },
  en: {
    invalid: (out: string) => `The content is not valid. ${out} is unchanged.`,
    invalidCheck: 'The content is not valid.',
    invalidSite: "This site's own code or models are not right. The old site is unchanged.",
    late: 'The command was done before that. Correct the code, and run it once more.',
    strict: 'Warnings count as errors because of --strict.',
    unjudged: (links: number) =>
      `${links} ${links === 1 ? 'link' : 'links'} cannot be checked before the errors above are mended.`,
    checked: 'The content is valid.',
    others: (errors: number) =>
      `There ${errors === 1 ? 'is 1 error' : `are ${errors} errors`} in other files, which are not shown here.`,
    hidden: (errors: number) =>
      `${errors === 1 ? '1 error is' : `${errors} errors are`} not shown because of --only or --skip.`,
    built: (out: string) => `The site is ready in ${out}`,
    inPlace: 'That folder cannot be replaced as a whole, so its files were updated one by one.',
    marked: 'This site is for looking before publication: it shows drafts, and each page is marked.',
    turns: (day: string) => `Next change: ${day}. Build the site again on that day.`,
    content: (s: Summary) =>
      `${s.counted.map(({ count, name }) => `${counted(count, name.en)}, `).join('')}${counted(s.pages, 'page')}, ${counted(s.drafts, 'draft')}, ${dated(s, 'en')}${counted(s.defaults, 'field')} filled with defaults${named(s)}.`,
  },
} as const satisfies Record<Lang, unknown>;

const named = ({ defaulted }: Summary): string => (defaulted.length > 0 ? ` (${defaulted.join(', ')})` : '');

/** What the dates of entries hold back, where they hold back any. */
function dated({ scheduled, expired }: Summary, lang: Lang): string {
  const { waiting, gone } = DATED[lang];
  return `${scheduled > 0 ? `${scheduled} ${waiting}, ` : ''}${expired > 0 ? `${expired} ${gone}, ` : ''}`;
}

const DATED = {
  id: { waiting: 'menunggu tanggal terbit', gone: 'sudah ditarik' },
  en: { waiting: 'waiting for publication', gone: 'taken down' },
} as const satisfies Record<Lang, unknown>;

/** @returns on which day an article comes or goes next, for closing lines */
export const nextTurn = ({ turns }: Summary, lang: Lang): string[] =>
  turns === null ? [] : [OUTCOME[lang].turns(dayInWords(turns)[lang])];

/** @returns what is said of a site that shows drafts */
export const marked = ({ options: { drafts, lang } }: Pick<Context, 'options'>): string[] =>
  drafts ? [OUTCOME[lang].marked] : [];

/** What of a build there is to report. */
export interface Judged {
  diagnostics: Diagnostic[];
  fileNames: string[];
  /** Null when there are errors. */
  built: object | null;
  unjudgedLinks?: number;
}

/** @returns the report of what is selected; errors that are left out are counted in its closing lines */
export function reportOf(
  { options, edits }: Pick<Context, 'options' | 'edits'>,
  { diagnostics, fileNames }: Pick<Judged, 'diagnostics' | 'fileNames'>,
  ok: boolean,
  closing: readonly string[],
): Report {
  const isSelected = selects(options);
  const hidden = countBy({ diagnostics: diagnostics.filter(({ code }) => !isSelected(code)) });
  return {
    ok,
    lang: options.lang,
    files: fileNames.length,
    fileNames,
    diagnostics: folded(diagnostics.filter(({ code }) => isSelected(code))),
    contentFolder: options.contentName,
    closing: hidden.errors > 0 ? [OUTCOME[options.lang].hidden(hidden.errors), ...closing] : closing,
    failure: null,
    ...(isSelective(options) && { hidden }),
    ...(edits && { edits }),
  };
}

/** Whether there is a warning among what is reported. */
const hasWarning = (options: Context['options'], diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ severity, code }) => severity === 'warning' && selects(options)(code));

/** @returns whether what is reported fails a check */
export const fails = (options: Context['options'], diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some((one) => isError(one) && selects(options)(one.code)) ||
  (options.strict && hasWarning(options, diagnostics));

/** @returns why a result must not be published, or null when it may */
export function refusal(
  { options }: Context,
  { built, diagnostics, unjudgedLinks = 0 }: Judged,
): string[] | null {
  if (!built) return unjudgedLinks > 0 ? [OUTCOME[options.lang].unjudged(unjudgedLinks)] : [];
  return options.strict && hasWarning(options, diagnostics) ? [OUTCOME[options.lang].strict] : null;
}
