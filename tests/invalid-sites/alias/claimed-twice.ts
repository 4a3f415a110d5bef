import { article, changed, type Case } from '../case.ts';

const two: Case = (() => {
  const first = article('by an article and a page', 'aliases: [/lama/]');
  const second = changed('', 'pages/kontak.yaml', 'aliases: [⟦/lama/⟧]');
  return { ...first, files: { ...first.files, ...second.files }, asIs: true };
})();

export default [
  article('in one file', 'aliases:\n  - /lama/\n  - ⟦/lama/⟧'),
  article('but for its case', 'aliases:\n  - /lama/\n  - ⟦/LAMA/⟧'),
  article('in another form of Unicode', 'aliases:\n  - /straße/\n  - ⟦/strasse/⟧'),
  two,
] satisfies Case[];
