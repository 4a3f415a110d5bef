import { file, type Case } from '../case.ts';

export default [
  file('a 404 page with a body', 'pages/404.md', '---\ntemplate: not-found\ntitle: a\ndescription: b\nheading: c\nmessage: d\naction:\n  name: e\n  href: /\n---\n\n⟦Isi.⟧\n'),
] satisfies Case[];
