/** `node floor.cjs <page.json> <content> <out>`: see `../floor.mjs`, which bundles it. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv/dist/2020.js';
import matter from 'gray-matter';
import MarkdownIt from 'markdown-it';
import { pageRenderer } from 'senja/react';
import { bringWords } from 'senja/words';
import { parse } from 'yaml';
import * as articleTools from '../../../client/widgets/article-tools.tsx';
import * as contactForm from '../../../client/widgets/contact-form.tsx';
import * as loadMore from '../../../client/widgets/load-more.tsx';
import * as mobileMenu from '../../../client/widgets/mobile-menu.tsx';
import * as navigationMenu from '../../../client/widgets/navigation-menu.tsx';
import * as newsletterBox from '../../../client/widgets/newsletter-box.tsx';
import * as searchBox from '../../../client/widgets/search-box.tsx';
import * as textSize from '../../../client/widgets/text-size.tsx';
import model from '../../../content/models/article.schema.json';
import document from '../../../templates/document.tsx';
import * as article from '../../../templates/pages/article.tsx';
import words from '../../../templates/words/id.json';

const [, , page, content, out] = process.argv;
bringWords({ id: words });
const input = JSON.parse(readFileSync(page, 'utf8'));

const WIDGETS = {
  'article-tools': articleTools,
  'contact-form': contactForm,
  'load-more': loadMore,
  'mobile-menu': mobileMenu,
  'navigation-menu': navigationMenu,
  'newsletter-box': newsletterBox,
  'search-box': searchBox,
  'text-size': textSize,
};

// The model states more than JSON Schema knows, and formats of its own.
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
const validate = ajv.compile(model);
const markdown = new MarkdownIt({ html: true, linkify: true });
const render = pageRenderer({
  templates: { article },
  boxes: {},
  widgets: WIDGETS,
  document,
});
const { meta, card } = input;

/** @returns {{ data: Record<string, string>, content: string }} fields and body of a file */
function readArticle(name) {
  const text = readFileSync(path.join(content, 'articles', name), 'utf8');
  const read = matter(text, { engines: { yaml: parse } });
  if (!validate(read.data)) throw new Error(`${name}: ${ajv.errorsText(validate.errors)}`);
  return read;
}

for (const name of readdirSync(path.join(content, 'articles'))) {
  const { data, content: body } = readArticle(name);
  const slug = name.replace(/^\d+-|\.md$/g, '');
  const href = `/artikel/${slug}/`;
  const { title, excerpt, readTime, publishDate } = data;
  const pieces = render({
    ...input,
    meta: {
      ...meta,
      title,
      documentTitle: title,
      description: excerpt,
      href,
      canonical: new URL(href, meta.canonical).href,
    },
    card: { ...card, title, excerpt, readTime, publishDate, slug, href },
    body: { html: markdown.render(body), headings: [] },
  });
  const folder = path.join(out, 'artikel', slug);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), pieces.join(''));
}
