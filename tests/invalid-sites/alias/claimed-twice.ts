import { article, category, changed, type Case } from '../case.ts';

const two: Case = (() => {
  const first = article('by an article and a page', 'aliases: [/lama/]');
  const second = changed('', 'pages/kontak.yaml', 'aliases: [⟦/lama/⟧]');
  return { ...first, files: { ...first.files, ...second.files }, asIs: true };
})();

const byBoth: Case = (() => {
  const first = category('by a category and an article', 'aliases: [/kategori/lama/]');
  const second = article('', 'aliases: [⟦/kategori/lama/⟧]');
  return { ...first, files: { ...first.files, ...second.files }, asIs: true };
})();

export default [
  article('but for its case', 'aliases:\n  - /lama/\n  - ⟦/LAMA/⟧'),
  article('in another form of Unicode', 'aliases:\n  - /straße/\n  - ⟦/strasse/⟧'),
  two,
  category('in one category', 'aliases: [/lama, ⟦/Lama/⟧]'),
  byBoth,
] satisfies Case[];
