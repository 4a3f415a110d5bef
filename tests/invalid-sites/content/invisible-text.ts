import { article, changed, type Case } from '../case.ts';

export default [
  article('spaces of no width', 'title: ⟦"\\u200b\\u00a0"⟧'),
  article('a soft hyphen', 'excerpt: ⟦"\\u00AD"⟧'),
  article('the blank of Braille and a filler of Hangul', 'author: ⟦"\\u2800\\u3164"⟧'),
  article('tags that no one sees', 'sources:\n  - title: ⟦"\\U000E0020"⟧'),
  changed('the name of a link', 'site.yaml', 'navigation:\n  - name: ⟦"\\u2060"⟧\n    href: /kontak/'),
] satisfies Case[];
