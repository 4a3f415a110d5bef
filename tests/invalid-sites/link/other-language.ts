import { type Case, changed } from '../case.ts';

const [declared, link] = [
  changed('', 'site.yaml', 'languages:\n  - code: en\n'),
  changed('', 'pages/404.yaml', 'action:\n  name: Baca\n  href: ⟦/en/penafian/⟧\n'),
];
const translation = `---
template: legal
title: Disclaimer
description: Limits of our advice.
---

`;

export default [
  {
    name: 'a link to the translation of a page',
    files: { ...declared.files, ...link.files, 'pages/penafian.en.md': `${translation}Text.\n` },
    suggestions: ['/penafian/'],
    besides: 'language/untranslated',
  },
] satisfies Case[];
