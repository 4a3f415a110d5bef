import { category, changed, FRONT, markdown, type Case } from '../case.ts';

const target = { 'articles/08-baru.md': `${FRONT.replace('Judul', 'Baru').replace(/---\n$/, 'aliases: [/artikel/lama/, /lama/]\n---\n')}\nIsi.\n` };
const to = (sample: Case): Case => ({ ...sample, files: { ...sample.files, ...target }, suggestions: ['/artikel/baru/'] });

const toCategory: Case = (() => {
  const first = category('the list of a category', 'aliases: [/kategori/gerakan/]');
  const second = changed('', 'pages/404.yaml', 'action:\n  name: Baca\n  href: ⟦/kategori/gerakan/⟧');
  return { ...first, files: { ...first.files, ...second.files }, suggestions: ['/kategori/gerakan-ringan/'] };
})();

export default [
  to(changed('a button', 'pages/404.yaml', 'action:\n  name: Baca\n  href: ⟦/artikel/lama/⟧')),
  to(markdown('in a body', `${FRONT}\nBaca [ini](⟦/lama/⟧).\n`)),
  toCategory,
  to(markdown('without its slash', `${FRONT}\nBaca [ini](⟦/lama⟧).\n`)),
  to(markdown('by its file', `${FRONT}\nBaca [ini](⟦/lama/index.html⟧).\n`)),
] satisfies Case[];
