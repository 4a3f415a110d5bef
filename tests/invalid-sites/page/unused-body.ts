import type { Case } from '../case.ts';

const text =
  '---\ntemplate: not-found\ntitle: a\ndescription: b\nheading: c\nmessage: d\naction:\n  name: e\n  href: /\n---\n\n⟦Isi.⟧\n';

export default [
  { name: 'a 404 page with a body', files: { 'pages/404.md': text, 'pages/404.yaml': null }, asIs: true },
] satisfies Case[];
