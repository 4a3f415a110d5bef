/** What is said round every diagnostic, in the terminal, in the browser and in a summary. */
import { counted } from '../counted.ts';
import type { Lang, Severity } from '../diagnostic.ts';
import type { countBy } from '../report.ts';

interface Words extends Record<Severity, string> {
  /** Before suggestions. */
  mean: string;
  total(counts: ReturnType<typeof countBy>, files: number): string;
}

export const REPORT_WORDS: Readonly<Record<Lang, Words>> = {
  id: {
    error: 'kesalahan',
    warning: 'peringatan',
    note: 'catatan',
    mean: 'Maksud Anda:',
    total: ({ errors, warnings, notes }, files) =>
      `${errors} kesalahan, ${warnings} peringatan${notes > 0 ? `, ${notes} catatan` : ''} dalam ${files} berkas.`,
  },
  en: {
    error: 'error',
    warning: 'warning',
    note: 'note',
    mean: 'Did you mean:',
    total: ({ errors, warnings, notes }, files) =>
      `${counted(errors, 'error')}, ${counted(warnings, 'warning')}${notes > 0 ? `, ${counted(notes, 'note')}` : ''} in ${counted(files, 'file')}.`,
  },
};
