import hljs from 'highlight.js/lib/common';
import { defineSite, page, slugify } from 'senja';
import { sayIn } from 'senja/words';
import type { Content } from '../.senja/content';

export default defineSite({
  markdown: {
    highlight: (code, language) =>
      hljs.getLanguage(language) ? hljs.highlight(code, { language }).value : null,
  },
  layout: ({ docs }: Content) => ({ sidebar: docs.tree() }),
  pages: ({ docs, releases, settings }: Content) => {
    const say = sayIn(settings.language);
    return [
      page('/', 'home', () => ({ title: settings.title, first: docs.all[0] ?? null })),
      ...docs.pages((one) => docs.neighbours(one)),
      ...[...docs.by('tags')].map(([tag, tagged]) =>
        page(`/tags/${slugify(tag)}/`, 'tag', () => ({ title: tag, tagged: tagged.all })),
      ),
      page('/changelog/', 'changelog', () => ({
        title: say('changes'),
        releases: releases.sorted('date', 'descending').all,
      })),
      page('/404.html', 'not-found', () => ({ title: '404' })),
    ];
  },
});
