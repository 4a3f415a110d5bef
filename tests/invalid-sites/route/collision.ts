import { file, type Case } from '../case.ts';

export default [
  file('a file of the same name', 'pages/02-penafian.md', '---\ntemplate: legal\ntitle: a\ndescription: b\n---\n\nIsi.\n', {
    at: { file: 'pages/penafian.md', line: 1, column: 1 },
  }),
  file('a path that another page has', 'pages/tentang.md', '---\ntemplate: legal\ntitle: a\ndescription: b\npath: ⟦/kontak/⟧\n---\n\nIsi.\n', { asIs: true }),
] satisfies Case[];
