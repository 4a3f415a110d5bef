/**
 * Hugo as one of the tools: a lean site with the same content as senja's. Parts shared by all pages are rendered once
 * (`partialCached`), and page kinds that senja's site lacks are switched off.
 */
import { execFileSync } from 'node:child_process';
import { eachEntry, withFrontMatter } from './corpus.mjs';
import { putFiles, remove } from './files.mjs';

const CONFIG = `baseURL = "https://senja-sehat.example/"
languageCode = "id"
title = "Senja Sehat"
rssLimit = 20
disableKinds = ["taxonomy"]
ignoreErrors = ["error-disable-taxonomy"]
# What stands in posts as HTML shows as such.
[markup.goldmark.renderer]
unsafe = true
[taxonomies]
category = "categories"
[outputs]
home = ["HTML", "RSS"]
section = ["HTML"]
term = ["HTML"]
`;

// The three articles below another differ in senja, so their cards are rendered for each page here too.
const LAYOUTS = {
  '_default/baseof.html': `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{{ .Title }}</title><meta name="description" content="{{ .Params.excerpt }}"><link rel="canonical" href="{{ .Permalink }}"></head><body>{{ partialCached "header.html" . }}<main>{{ block "main" . }}{{ end }}</main><footer>© Senja Sehat</footer></body></html>`,
  '_default/single.html': `{{ define "main" }}<article><h1>{{ .Title }}</h1><p>{{ .Params.readTime }} · {{ .Date.Format "2006-01-02" }}</p>{{ .Content }}<h2>Baca juga</h2><ul>{{ range first 3 (index .Site.Taxonomies.categories (urlize (index .Params.categories 0))) }}<li>{{ partial "card.html" .Page }}</li>{{ end }}</ul></article>{{ end }}`,
  '_default/list.html': `{{ define "main" }}<h1>{{ .Title }}</h1>{{ $pager := .Paginate .Pages 12 }}<ul>{{ range $pager.Pages }}<li>{{ partial "card.html" . }}</li>{{ end }}</ul>{{ with $pager.Prev }}<a href="{{ .URL }}" rel="prev">Halaman sebelumnya</a>{{ end }}{{ with $pager.Next }}<a href="{{ .URL }}" rel="next">Halaman berikutnya</a>{{ end }}{{ end }}`,
  'index.html': `{{ define "main" }}<h1>Senja Sehat</h1><ul>{{ range first 48 .Site.RegularPages }}<li>{{ partial "card.html" . }}</li>{{ end }}</ul>{{ end }}`,
  'shortcodes/foto.html': `<figure><img src="/{{ .Get "src" }}" alt="{{ .Get "alt" }}"></figure>`,
  'partials/header.html': `<header><a href="/">Senja Sehat</a><nav>{{ range .Site.Taxonomies.categories }}<a href="{{ .Page.RelPermalink }}">{{ .Page.Title }}</a>{{ end }}</nav></header>`,
  'partials/card.html': `<img src="{{ .Params.imageUrl }}" width="640" height="427" alt="" loading="lazy"><h3><a href="{{ .RelPermalink }}">{{ .Title }}</a></h3><p>{{ .Params.excerpt }}</p><p>{{ .Params.readTime }}</p>`,
};

const put = (site, { slug, title, excerpt, category, isoDate, readTime, photo, body }) =>
  putFiles(site, {
    [`content/artikel/${slug}.md`]: withFrontMatter(
      { title, excerpt, categories: [category], imageUrl: photo, readTime, date: isoDate },
      body,
    ),
  });

/**
 * @returns {import('./tools.mjs').Tool}
 * @throws {Error} that says how to get it
 */
export function hugo() {
  let text = '';
  try {
    text = execFileSync('hugo', ['version'], { encoding: 'utf8' });
  } catch {
    throw new Error('apt-get install hugo');
  }
  return {
    name: 'Hugo',
    version: /v[\d.]+(?:\+extended)?/.exec(text)?.[0].slice(1) ?? text.trim(),
    write(site, size) {
      putFiles(site, { 'config.toml': CONFIG });
      for (const [name, layout] of Object.entries(LAYOUTS)) putFiles(site, { [`layouts/${name}`]: layout });
      eachEntry(size, (one) => put(site, one));
    },
    put,
    clean: (site) => remove(site, 'out', 'resources', '.hugo_build.lock'),
    command: (site) => ({
      file: 'hugo',
      args: ['--quiet', '--source', site, '--destination', `${site}/out`],
      cwd: site,
    }),
  };
}
