import { type Case, changed, FRONT } from '../case.ts';

const DRAFT = `${FRONT.replace(/---\n$/, 'draft: true\n---\n')}\nIsi.\n`;
const page = changed(
  'an article',
  'pages/404.yaml',
  'action:\n  name: Baca\n  href: ⟦/artikel/nanti/#bagian⟧',
  {
    besides: 'site/draft',
  },
);

export default [
  { ...page, files: { ...page.files, 'articles/08-nanti.md': DRAFT } },
] satisfies Case[];
