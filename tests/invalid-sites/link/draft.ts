import { type Case, changed, FRONT, markdown } from '../case.ts';

const DRAFT = `${FRONT.replace(/---\n$/, 'draft: true\n---\n')}\nIsi.\n`;
const withDraft = (one: Case): Case => ({ ...one, files: { ...one.files, 'articles/08-nanti.md': DRAFT } });
const besides = 'site/draft';

export default [
  withDraft(
    changed('an article', 'pages/404.yaml', 'action:\n  name: Baca\n  href: ⟦/artikel/nanti/#bagian⟧', {
      besides,
    }),
  ),
  withDraft(markdown('by its file, in a body', `${FRONT}\nBaca [ini](⟦nanti.md⟧).\n`, { besides })),
  withDraft(markdown('by the file of its page', `${FRONT}\nBaca [ini](⟦/artikel/nanti/index.html⟧).\n`, { besides })),
] satisfies Case[];
