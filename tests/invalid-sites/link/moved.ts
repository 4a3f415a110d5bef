import { changed, FRONT, markdown, type Case } from '../case.ts';

const target = { 'articles/08-baru.md': `${FRONT.replace(/---\n$/, 'aliases: [/artikel/lama/, /lama/]\n---\n')}\nIsi.\n` };
const to = (sample: Case): Case => ({ ...sample, files: { ...sample.files, ...target }, suggestions: ['/artikel/baru/'] });

export default [
  to(changed('a button', 'pages/404.yaml', 'action:\n  name: Baca\n  href: ⟦/artikel/lama/⟧')),
  to(markdown('in a body', `${FRONT}\nBaca [ini](⟦/lama/⟧).\n`)),
] satisfies Case[];
