/**
 * Astro as one of the tools: a content collection with a schema, and its default Markdown without features that senja
 * lacks. The newest version needs a newer Node than the project, which is installed from the registry too.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { CATEGORIES } from './articles.mjs';
import { eachEntry, withFrontMatter } from './corpus.mjs';
import { putFiles, remove } from './files.mjs';
import { installed, nodeIn } from './install.mjs';

const CONFIG = `export default {
  site: 'https://senja-sehat.example',
  outDir: './out',
  // Next to the site, not in the shared folder of packages.
  cacheDir: './.cache',
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
};
`;

const COLLECTION = `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
const schema = z.object({ title: z.string(), excerpt: z.string(), category: z.string(), imageUrl: z.string(), readTime: z.string(), date: z.coerce.date() });
export const collections = { artikel: defineCollection({ loader: glob({ pattern: '*.md', base: './artikel' }), schema }) };
`;

const ARTICLES = `import { getCollection } from 'astro:content';
export const CATEGORIES = ${JSON.stringify(CATEGORIES)};
export const slugOf = (name) => name.toLowerCase().replaceAll(' ', '-');
export const articles = (await getCollection('artikel')).sort((a, b) => b.data.date - a.data.date);
export const byCategory = new Map(CATEGORIES.map((name) => [name, articles.filter((one) => one.data.category === name)]));
`;

const PAGE = `---
import { CATEGORIES, slugOf } from '../articles.js';
const { title, excerpt = '' } = Astro.props;
---
<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title><meta name="description" content={excerpt}><link rel="canonical" href={Astro.site + Astro.url.pathname.slice(1)}></head><body><header><a href="/">Senja Sehat</a><nav>{CATEGORIES.map((name) => <a href={'/kategori/' + slugOf(name) + '/'}>{name}</a>)}</nav></header><main><slot /></main><footer>© Senja Sehat</footer></body></html>
`;

const CARDS = `---
const { list } = Astro.props;
---
<ul>{list.map(({ id, data }) => <li><img src={data.imageUrl} width="640" height="427" alt="" loading="lazy"><h3><a href={'/artikel/' + id + '/'}>{data.title}</a></h3><p>{data.excerpt}</p><p>{data.readTime}</p></li>)}</ul>
`;

const ARTICLE = `---
import { render } from 'astro:content';
import { articles, byCategory } from '../../articles.js';
import Cards from '../../parts/Cards.astro';
import Page from '../../parts/Page.astro';
export const getStaticPaths = () => articles.map((entry) => ({ params: { slug: entry.id }, props: { entry } }));
const { entry } = Astro.props;
const { data } = entry;
const { Content } = await render(entry);
---
<Page title={data.title} excerpt={data.excerpt}><article><h1>{data.title}</h1><p>{data.readTime} · {data.date.toISOString().slice(0, 10)}</p><Content /><h2>Baca juga</h2><Cards list={byCategory.get(data.category).slice(0, 3)} /></article></Page>
`;

/** A paginated listing; `paths` is the body of its `getStaticPaths`. */
const listing = (up, paths) => `---
import { articles, byCategory, slugOf } from '${up}articles.js';
import Cards from '${up}parts/Cards.astro';
import Page from '${up}parts/Page.astro';
export const getStaticPaths = ({ paginate }) => ${paths};
const { page, title } = Astro.props;
---
<Page title={title}><h1>{title}</h1><Cards list={page.data} />{page.url.prev && <a href={page.url.prev} rel="prev">Halaman sebelumnya</a>}{page.url.next && <a href={page.url.next} rel="next">Halaman berikutnya</a>}</Page>
`;

const FILES = {
  'package.json': '{ "type": "module" }',
  'astro.config.mjs': CONFIG,
  'src/content.config.ts': COLLECTION,
  'src/articles.js': ARTICLES,
  'src/parts/Page.astro': PAGE,
  'src/parts/Cards.astro': CARDS,
  'src/pages/artikel/[slug].astro': ARTICLE,
  'src/pages/arsip/[...page].astro': listing(
    '../../',
    `paginate(articles, { pageSize: 12, props: { title: 'Semua Artikel' } })`,
  ),
  'src/pages/kategori/[category]/[...page].astro': listing(
    '../../../',
    '[...byCategory].flatMap(([title, list]) => paginate(list, { params: { category: slugOf(title) }, pageSize: 12, props: { title } }))',
  ),
  'src/pages/index.astro': `---
import { articles } from '../articles.js';
import Cards from '../parts/Cards.astro';
import Page from '../parts/Page.astro';
---
<Page title="Senja Sehat"><h1>Senja Sehat</h1><Cards list={articles.slice(0, 48)} /></Page>
`,
  'src/pages/sitemap.xml.js': `import { articles } from '../articles.js';
const urls = () => articles.map(({ id }) => \`<url><loc>https://senja-sehat.example/artikel/\${id}/</loc></url>\`).join('');
export const GET = () => new Response(\`<?xml version="1.0" encoding="utf-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\${urls()}</urlset>\`);
`,
};

const put = (site, { slug, title, excerpt, category, isoDate, readTime, photo, body }) =>
  putFiles(site, {
    [`artikel/${slug}.md`]: withFrontMatter(
      { title, excerpt, category, imageUrl: photo, readTime, date: isoDate },
      body,
    ),
  });

/**
 * @returns {import('./tools.mjs').Tool}
 * @throws {Error} that says why it could not be installed
 */
export function astro() {
  const { folder, version } = installed('astro', [['node@22', 'astro@7']]);
  const node = nodeIn(folder);
  return {
    name: 'Astro',
    version: `${version}, Node ${execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).trim()}`,
    write(site, size) {
      mkdirSync(site, { recursive: true });
      symlinkSync(path.join(folder, 'node_modules'), path.join(site, 'node_modules'));
      putFiles(site, FILES);
      eachEntry(size, (one) => put(site, one));
    },
    put,
    clean: (site) => remove(site, 'out', '.cache', '.astro'),
    command: (site) => ({
      file: node,
      args: [path.join(folder, 'node_modules/astro/bin/astro.mjs'), 'build', '--silent'],
      cwd: site,
      env: { ASTRO_TELEMETRY_DISABLED: '1' },
    }),
  };
}
