import { category, changed, FRONT, markdown, type Case } from '../case.ts';

const dated = (aliases: string): string => FRONT.replace(/---\n$/, `${aliases}\n---\n\nIsi.\n`);

export default [
  markdown('of an article', dated('aliases:\n  - ⟦/artikel/uji/⟧')),
  markdown('in capitals', dated('aliases: [/lama/, ⟦/artikel/Uji/⟧]')),
  changed('of a page', 'pages/kontak.yaml', 'aliases: [⟦/kontak/⟧]'),
  changed('of the home page', 'pages/beranda.yaml', 'aliases: [⟦/⟧]'),
  category('of a category', 'aliases: [/lama/, ⟦/kategori/gerakan-ringan/⟧]'),
  category('of a category, but for its case', 'aliases: [⟦/kategori/Gerakan-Ringan/⟧]'),
] satisfies Case[];
