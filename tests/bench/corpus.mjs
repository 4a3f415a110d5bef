/**
 * The words of the benchmarks: the same for senja, Hugo, Eleventy and Astro. They come from seeded generators, so a corpus
 * is the same on every machine.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { article } from './articles.mjs';
import { post } from './posts.mjs';

/** @typedef {import('./articles.mjs').Article} Article */

/** The kinds of corpora: functions from the number of an entry to the entry. */
const CORPORA = { articles: article, posts: post };

/**
 * @typedef {keyof typeof CORPORA} Corpus
 * @typedef {{ corpus: Corpus, count: number }} Size
 */

/** @type {Corpus[]} */
export const CORPUS_NAMES = Object.keys(CORPORA);

/**
 * @param {Corpus} corpus
 * @param {number} index from 0
 * @returns {Article}
 */
export const entry = (corpus, index) => CORPORA[corpus](index);

/** @param {Size & { node?: string }} size `node`: version of the Node, unless it is the one that measures */
export const sizeWords = ({ corpus, count, node }) =>
  `${count.toLocaleString('en-US')} ${corpus}${node === undefined ? '' : `, Node ${node}`}`;

/**
 * @param {Article} original
 * @param {string} sentence replaces the first sentence of the body
 * @returns {Article}
 */
export const withSentence = (original, sentence) => ({
  ...original,
  body: original.body.replace(/^[^.]*\./, sentence),
});

/** @returns {string} the name of a category in addresses */
export const categorySlug = (name) => name.toLowerCase().replaceAll(' ', '-');

/**
 * Calls with every entry of a corpus, one after the other.
 * @param {Size} size
 * @param {(article: Article) => void} put
 */
export function eachEntry({ corpus, count }, put) {
  for (let index = 0; index < count; index += 1) put(entry(corpus, index));
}

/** Text that needs no quotes in YAML. */
const PLAIN = /^[A-Za-z0-9](?!.*(?:: | #|:$| $))[^"'\\]*$/;

const yaml = (value) => {
  if (Array.isArray(value)) return `[${value.map(yaml).join(', ')}]`;
  return PLAIN.test(value) ? value : JSON.stringify(value);
};

/**
 * @param {Record<string, string | string[]>} fields
 * @param {string} body
 * @returns {string} a Markdown file
 */
export function withFrontMatter(fields, body) {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${yaml(value)}\n`);
  return `---\n${lines.join('')}---\n\n${body}`;
}

/** Writes one entry of a senja content folder that has `articles/`. */
export function putSenja(folder, { index, slug, title, excerpt, category, date, readTime, photo, body }) {
  const fields = { title, excerpt, category, imageUrl: photo, readTime, publishDate: date };
  const name = `${String(index + 1).padStart(6, '0')}-${slug}.md`;
  writeFileSync(path.join(folder, 'articles', name), withFrontMatter(fields, body));
}

/**
 * Writes `articles/` of a senja content folder.
 * @param {string} folder
 * @param {number} count
 * @param {Corpus} corpus
 */
export function writeSenja(folder, count, corpus = 'articles') {
  mkdirSync(path.join(folder, 'articles'), { recursive: true });
  eachEntry({ corpus, count }, (one) => putSenja(folder, one));
}
