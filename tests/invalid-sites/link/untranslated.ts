import { type Case, changed } from '../case.ts';

const [declared] = [changed('', 'site.yaml', 'languages:\n  - code: en\n')];
const link = (href: string) => changed('', 'pages/404.yaml', `action:\n  name: Baca\n  href: ⟦${href}⟧\n`);

export default [
  {
    name: 'a page without a translation',
    files: { ...declared.files, ...link('/en/kontak/').files },
    suggestions: ['/kontak/'],
    besides: 'language/untranslated',
  },
  {
    name: 'an article without a translation',
    files: { ...declared.files, ...link('/en/artikel/jalan/').files },
    suggestions: ['/artikel/jalan/'],
    besides: 'language/untranslated',
  },
] satisfies Case[];
