/** The articles of the second site and its search index, made from its files without building the site. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type MarkdownContext, renderMarkdown } from '../../../cli/core/bodies/markdown.ts';
import { bodyLines } from '../../../cli/core/values/body-lines.ts';
import type { SearchIndex } from '../../../client/contract.ts';
import { searchIndex } from '../../../templates/plan/data-files.ts';
import { root } from '../process/senja.ts';
import { plainArticle, plainCategory } from './plan-entries.ts';
import { indonesianAddresses, inIndonesian } from './words.ts';

const folder = path.join(root, 'tests/sites/lengkap/articles');

const CONTEXT: MarkdownContext = {
  images: {
    base: '/',
    bodySizes: '',
    find: (src, alt) => ({ src, srcSet: null, width: 3, height: 2, alt }),
  },
  checks: { body: [], link: [] },
};

/** The articles in the order of their files, with their fields as written and the text that files get of their bodies. */
export const lengkapArticles = readdirSync(folder)
  .sort()
  .map((name) => {
    const [, front = '', body = ''] =
      /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(readFileSync(path.join(folder, name), 'utf8')) ?? [];
    const slug = name.replace(/^\d+-|\.md$/g, '');
    const { html } = renderMarkdown({ text: body, start: 0 }, CONTEXT).body;
    return { number: name.slice(0, 2), slug, fields: parse(front), text: bodyLines(html) };
  });
const texts = new Map(lengkapArticles.map(({ slug, text }) => [slug, text]));
const numbers = new Map(lengkapArticles.map(({ slug, number }) => [slug, number]));

const { content } = searchIndex(
  lengkapArticles.map(({ slug, fields }) => plainArticle(slug, fields, 1)),
  ({ slug, title, excerpt, category }) =>
    ({
      title,
      excerpt,
      category: plainCategory(category),
      href: numbers.get(slug),
    }) as never,
  indonesianAddresses,
  inIndonesian,
);

/** The address of each article is the number in its file's name. */
export const lengkapIndex: SearchIndex = JSON.parse(String(content(({ slug }) => texts.get(slug) ?? '')));
