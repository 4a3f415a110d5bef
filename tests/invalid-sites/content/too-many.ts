import { changed, type Case } from '../case.ts';

export default [
  changed('four buttons', 'pages/beranda.yaml', `hero:\n  title: a\n  lead: b\n  actions:\n    ⟦⟧${'- name: a\n      href: /\n    '.repeat(4).trimEnd()}`),
] satisfies Case[];
