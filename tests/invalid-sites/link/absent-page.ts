import { changed, FRONT, type Case } from '../case.ts';

const dated = (dates: string): string => `${FRONT.replace(/---\n$/, `${dates}\n---\n`)}\nIsi.\n`;
const action = (href: string): string => `action:\n  name: Baca\n  href: ⟦${href}⟧`;

/** A page with a link to an article that is withheld because of its dates. */
const link = (name: string, dates: string, besides: string, href = '/artikel/nanti/'): Case => {
  const page = changed(name, 'pages/404.yaml', action(href), { besides });
  return { ...page, files: { ...page.files, 'articles/08-nanti.md': dated(dates) } };
};

export default [
  link('not yet published', 'publishDate: 2 Juni 2025', 'site/scheduled'),
  link('taken down', 'expires: 1 Juni 2025', 'site/expired'),
  link('by its file', 'publishDate: 2 Juni 2025', 'site/scheduled', '../articles/nanti.md'),
] satisfies Case[];
