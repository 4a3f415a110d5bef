import hljs from 'highlight.js/lib/common';
import { defineSite, file, page, slugify } from 'senja';
import terms from 'terms';
import type { Content } from '../.senja/content';

export default defineSite({
  markdown: {
    plugins: [[terms, { tag: 'abbr' }]],
    directives: { note: 'Note', warning: 'Warning' },
    highlight: (code, language) =>
      hljs.getLanguage(language) ? hljs.highlight(code, { language }).value : null,
  },
  layout: ({ docs }: Content) => ({ sidebar: docs.tree() }),
  pages: ({ docs, settings }: Content) => [
    page('/', 'home', () => ({ first: docs.all[0]?.href, note: settings.note, plan: 'As planned' })),
    ...docs.pages((one) => docs.neighbours(one)),
    ...[...docs.by('tags')].map(([tag, tagged]) =>
      page(`/tags/${slugify(tag)}/`, 'tag', () => ({ title: tag, tagged: tagged.all })),
    ),
    page('/404.html', 'not-found'),
  ],
  files: ({ docs }: Content) => [
    file('search.json', () => JSON.stringify(docs.all.map(({ href, title, body }) => [href, title, body.text]))),
  ],
});
