import hljs from 'highlight.js/lib/common';
import { defineSite, file, fileOf, page, slugify } from 'senja';
import { sayIn } from 'senja/words';
import type { Content } from '../.senja/content';
import look from './look.js?raw';
import { isOld, missingFolders, versionsOf } from './menu.ts';
import script from './script.js?raw';

/** Light and dark, the field in the header, the mark in the contents: small, and the same for all pages. */
const SCRIPT = look + script;

export default defineSite({
  markdown: {
    highlight: (code, language) =>
      hljs.getLanguage(language) ? hljs.highlight(code, { language }).value : null,
  },
  layout: ({ docs, settings }: Content, { base, hash }) => ({
    menus: versionsOf(docs.tree(), settings, base),
    script: `assets/look-${hash(SCRIPT)}.js`,
  }),
  pages: ({ docs, releases, settings }: Content) => {
    const say = sayIn(settings.language);
    return [
      page('/', 'home', () => ({ title: settings.title })),
      // A search is about the current version.
      ...docs.all.map((one) =>
        page(one, 'doc', () => ({ entry: one, file: fileOf(one) }), {
          searched: !isOld(one.slug, settings),
        }),
      ),
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
  files: (_: Content, { hash }) => [file(`assets/look-${hash(SCRIPT)}.js`, () => SCRIPT)],
  // Pages of an older version may say the same as those of the current one.
  checks: { 'site/same-text': 'off' },
  check: ({ docs, settings }: Content) => missingFolders(docs.tree(), settings),
  diagnostics: {
    'menu/no-such-folder': {
      severity: 'warning',
      id: {
        message: 'Tidak ada folder “{folder}” di content/docs/.',
        hint: 'Tulis nama foldernya tanpa nomor di depan.',
      },
      en: {
        message: 'There is no folder “{folder}” in content/docs/.',
        hint: 'Write its name without the number in front.',
      },
      explanation: {
        id: 'Bagian dan versi di `site.yaml` bernama seperti foldernya.',
        en: 'Sections and versions in `site.yaml` are named like their folders.',
        example: null,
      },
    },
  },
});
