import { article, category, changed, FRONT, markdown, type Case } from '../case.ts';

const file = (name: string, dates: string): Record<string, string> => ({
  [name]: `${FRONT.replace(/---\n$/, `${dates}\n---\n`)}\nIsi.\n`,
});

/** A sample with further files, such as an article at the address of the alias. */
const beside = (name: string, alias: string, other: Record<string, string>, besides: string): Case => {
  const sample = article(name, `aliases: [⟦${alias}⟧]`, { besides });
  return { ...sample, files: { ...sample.files, ...other }, asIs: true };
};

export default [
  article('by a page', 'aliases:\n  - ⟦/kontak/⟧'),
  article('by the home page', 'aliases:\n  - ⟦/⟧'),
  article('but for its case', 'aliases:\n  - ⟦/Kontak/⟧'),
  markdown('by its own page, but for its case', `${FRONT.replace(/---\n$/, 'aliases: [/artikel/uji/, ⟦/artikel/Uji/⟧]\n---\n')}\nIsi.\n`),
  category('by its own list, but for its case', 'aliases: [/kategori/gerakan-ringan/, ⟦/kategori/Gerakan-Ringan/⟧]'),
  article('by an article', 'aliases:\n  - /lama/\n  - ⟦/artikel/jalan/⟧'),
  article('by a list', 'aliases:\n  - ⟦/kategori/gerakan-ringan/⟧'),
  article('by the list of all', 'aliases: [⟦/artikel/⟧]'),
  changed('of a page, by an article', 'pages/kontak.yaml', 'aliases: [⟦/artikel/jalan/⟧]'),
  category('of a category, by a page', 'aliases: [/lama/, ⟦/kontak/⟧]'),
  category('of a category, by the list of all', 'aliases: [⟦/artikel/⟧]'),
  beside('by a draft', '/artikel/nanti/', file('articles/08-nanti.md', 'draft: true'), 'site/draft'),
  beside('by what waits for its day', '/artikel/nanti/', file('articles/08-nanti.md', 'publishDate: 2 Juni 2025'), 'site/scheduled'),
  {
    name: 'by the second page of a list',
    files: {
      ...Object.fromEntries(Array.from({ length: 13 }, (_, at) => Object.entries(file(`articles/${20 + at}-a${at}.md`, 'draft: false'))[0] ?? [])),
      ...file('articles/09-uji.md', 'aliases: [⟦/artikel/halaman/2/⟧]'),
    },
    asIs: true,
  },
] satisfies Case[];
