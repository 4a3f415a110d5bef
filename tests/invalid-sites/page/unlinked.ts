import { file, type Case } from '../case.ts';

const LEGAL = '---\ntemplate: legal\ntitle: Syarat\ndescription: Syarat situs ini.\n---\n\n';

const at = { file: 'pages/syarat.md', line: 1, column: 1 };

export default [
  file('one that nobody links to', 'pages/syarat.md', `${LEGAL}Isi.\n`, { at }),
  file('one that links to itself alone', 'pages/syarat.md', `${LEGAL}[Isi](/syarat/).\n`, { at }),
] satisfies Case[];
