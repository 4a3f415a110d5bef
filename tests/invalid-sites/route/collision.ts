import { file, type Case } from '../case.ts';

export default [
  file('a file of the same name', 'pages/02-penafian.md', '---\ntemplate: legal\ntitle: a\ndescription: b\n---\n\nIsi.\n', {
    at: { file: 'pages/penafian.md', line: 1, column: 1 },
  }),
  file('the second home page', 'pages/depan.md', '---\ntemplate: legal\ntitle: a\ndescription: b\npath: ⟦/kontak/⟧\n---\n\nIsi.\n', { asIs: true }),
] satisfies Case[];
