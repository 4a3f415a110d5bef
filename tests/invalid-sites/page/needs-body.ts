import { file, type Case } from '../case.ts';

export default [
  file('a legal page as .yaml', 'pages/aturan.yaml', '⟦⟧template: legal\ntitle: Aturan\ndescription: a\n'),
  file('an empty body', 'pages/aturan.md', '⟦⟧---\ntemplate: legal\ntitle: Aturan\ndescription: a\n---\n\n'),
] satisfies Case[];
