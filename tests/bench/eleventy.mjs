/**
 * Eleventy as one of the tools: templates are JavaScript functions, its fastest kind, and Markdown has no templates.
 */
import path from 'node:path';
import { CATEGORIES } from './articles.mjs';
import { categorySlug, eachEntry, withFrontMatter } from './corpus.mjs';
import { putFiles, remove } from './files.mjs';
import { installed } from './install.mjs';

const CONFIG = `import { CATEGORIES, slugOf } from './parts.mjs';
export default function (config) {
  config.addCollection('terbaru', (api) => api.getFilteredByGlob('src/artikel/*.md').reverse());
  for (const name of CATEGORIES) {
    config.addCollection(slugOf(name), (api) =>
      api.getFilteredByGlob('src/artikel/*.md').filter((one) => one.data.category === name).reverse());
  }
  return { markdownTemplateEngine: false, htmlTemplateEngine: false, dir: { input: 'src', output: 'out' } };
}
`;

const PARTS = `export const CATEGORIES = ${JSON.stringify(CATEGORIES)};
export const slugOf = (name) => name.toLowerCase().replaceAll(' ', '-');
const NAV = CATEGORIES.map((name) => \`<a href="/kategori/\${slugOf(name)}/">\${name}</a>\`).join('');
const HEADER = \`<header><a href="/">Senja Sehat</a><nav>\${NAV}</nav></header>\`;
export const page = (title, excerpt, url, main) => \`<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>\${title}</title><meta name="description" content="\${excerpt}"><link rel="canonical" href="https://senja-sehat.example\${url}"></head><body>\${HEADER}<main>\${main}</main><footer>© Senja Sehat</footer></body></html>\`;
export const card = ({ url, data }) => \`<li><img src="\${data.imageUrl}" width="640" height="427" alt="" loading="lazy"><h3><a href="\${url}">\${data.title}</a></h3><p>\${data.excerpt}</p><p>\${data.readTime}</p></li>\`;
export const cards = (list) => \`<ul>\${list.map(card).join('')}</ul>\`;
`;

const ARTICLE = `import { cards, page, slugOf } from '../../parts.mjs';
export default class {
  render({ title, excerpt, readTime, category, content, collections, page: own }) {
    const related = collections[slugOf(category)].slice(0, 3);
    const day = own.date.toISOString().slice(0, 10);
    return page(title, excerpt, own.url, \`<article><h1>\${title}</h1><p>\${readTime} · \${day}</p>\${content}<h2>Baca juga</h2>\${cards(related)}</article>\`);
  }
}
`;

const HOME = `import { cards, page } from '../parts.mjs';
export default class {
  data() { return { permalink: '/' }; }
  render({ collections }) {
    return page('Senja Sehat', '', '/', \`<h1>Senja Sehat</h1>\${cards(collections.terbaru.slice(0, 48))}\`);
  }
}
`;

const SITEMAP = `export default class {
  data() { return { permalink: '/sitemap.xml', eleventyExcludeFromCollections: true }; }
  render({ collections }) {
    const urls = collections.all.map(({ url }) => \`<url><loc>https://senja-sehat.example\${url}</loc></url>\`);
    return \`<?xml version="1.0" encoding="utf-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\${urls.join('')}</urlset>\`;
  }
}
`;

const listing = (title, collection, base) => `import { cards, page } from '../parts.mjs';
export default class {
  data() {
    return {
      pagination: { data: 'collections.${collection}', size: 12, addAllPagesToCollections: true },
      permalink: ({ pagination: { pageNumber } }) => pageNumber === 0 ? '${base}' : \`${base}\${pageNumber + 1}/\`,
    };
  }
  render({ pagination: { items, href }, page: own }) {
    const previous = href.previous ? \`<a href="\${href.previous}" rel="prev">Halaman sebelumnya</a>\` : '';
    const next = href.next ? \`<a href="\${href.next}" rel="next">Halaman berikutnya</a>\` : '';
    return page('${title}', '', own.url, \`<h1>${title}</h1>\${cards(items)}\${previous}\${next}\`);
  }
}
`;

const put = (site, { slug, title, excerpt, category, isoDate, readTime, photo, body }) =>
  putFiles(site, {
    [`src/artikel/${slug}.md`]: withFrontMatter(
      { title, excerpt, category, imageUrl: photo, readTime, date: isoDate },
      body,
    ),
  });

/** @returns {import('./run.mjs').Command} for a site folder with an `eleventy.config.mjs` */
const commandWith = (folder) => (site) => ({
  file: process.execPath,
  args: [path.join(folder, 'node_modules/@11ty/eleventy/cmd.cjs'), '--quiet', '--config=eleventy.config.mjs'],
  cwd: site,
});

/**
 * @returns {import('./tools.mjs').Tool}
 * @throws {Error} that says why it could not be installed
 */
export function eleventy() {
  // 3.1.8 requires a version of @11ty/recursive-copy that some registries lack.
  const { folder, version } = installed('@11ty/eleventy', [['@11ty/eleventy@3'], ['@11ty/eleventy@3.1.7']]);
  return {
    name: 'Eleventy',
    version: `${version}, Node ${process.versions.node}`,
    write(site, size) {
      putFiles(site, {
        'eleventy.config.mjs': CONFIG,
        'parts.mjs': PARTS,
        'src/_includes/article.11ty.mjs': ARTICLE,
        'src/artikel/artikel.json': '{ "layout": "article.11ty.mjs" }',
        'src/index.11ty.mjs': HOME,
        'src/sitemap.11ty.mjs': SITEMAP,
        'src/arsip.11ty.mjs': listing('Semua Artikel', 'terbaru', '/artikel/'),
      });
      for (const name of CATEGORIES) {
        const slug = categorySlug(name);
        putFiles(site, { [`src/${slug}.11ty.mjs`]: listing(name, slug, `/kategori/${slug}/`) });
      }
      eachEntry(size, (one) => put(site, one));
    },
    put,
    clean: (site) => remove(site, 'out'),
    command: commandWith(folder),
  };
}
