/** Texts of the pages themselves, by language of the site. */
export const WORDS = {
  en: {
    contents: 'Contents',
    changes: 'Changes',
    start: 'Start reading',
    previous: 'Previous',
    next: 'Next',
    tags: 'Tags',
    onThisPage: 'On this page',
    notFound: 'This page does not exist.',
  },
  id: {
    contents: 'Daftar isi',
    changes: 'Perubahan',
    start: 'Mulai membaca',
    previous: 'Sebelumnya',
    next: 'Berikutnya',
    tags: 'Kata kunci',
    onThisPage: 'Di halaman ini',
    notFound: 'Halaman ini tidak ada.',
  },
} as const;

export type Words = (typeof WORDS)[keyof typeof WORDS];
