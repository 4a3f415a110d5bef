/**
 * Posts as people write them: long and short, with external links, pasted lists, raw HTML and template syntax of
 * earlier tools. The figures are those of a few thousand news posts of public offices, checked by `posts.test.ts`;
 * the words are made up.
 */
import { CATEGORIES, photoOf } from './articles.mjs';
import { ENTITIES, rawHtml, templateSyntax } from './pasted.mjs';
import { address, capital, paragraph, words } from './prose.mjs';
import { placeOf, quantile, shareOf } from './quota.mjs';
import { random } from './random.mjs';

/** Number of posts in a hundred with each property. */
const SHARES = { http: 58, list: 54, html: 35, template: 92, entity: 23 };

/** Properties that vary between posts, each in an order of its own. */
const SPREADS = ['size', 'links', ...Object.keys(SHARES)];

/** Sizes of bodies in bytes, as logarithms, since long ones are far longer. */
const SIZES = [
  [0, 400],
  [0.1, 2000],
  [0.5, 4500],
  [0.9, 10_000],
  [0.99, 26_000],
  [1, 66_000],
].map(([share, bytes]) => [share, Math.log(bytes)]);

const LINKS = [
  [0, 0],
  [0.06, 0],
  [0.25, 3],
  [0.5, 6],
  [0.75, 11],
  [0.9, 20],
  [1, 60],
];
/** Minimum number of bytes per link. */
const BYTES_A_LINK = 150;

const PARAGRAPH_WORDS = [
  [0, 3],
  [0.25, 20],
  [0.5, 41],
  [0.75, 66],
  [0.95, 120],
  [1, 180],
];
const MEAN_PARAGRAPH = 50;
const BYTES_A_WORD = 7;

const MONTHS = 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(
  ' ',
);
const WORDS_A_MINUTE = 180;

const share = (index, of) => shareOf(index, SPREADS.indexOf(of));
const has = (index, what) => placeOf(index, SPREADS.indexOf(what)) < SHARES[what];

/** Each property of a post has random numbers of its own, so that changing one keeps the others. */
const chance = (index, what) => random(index * 8 + what);
const OF_SLUG = 0;
const OF_FIELDS = 1;
const OF_BODY = 2;

const slugOf = (index) => `artikel-${index}-${words(chance(index, OF_SLUG), 4).join('-')}`;

const intBetween = (next, low, high) => low + Math.floor(next() * (high - low + 1));

/** @returns {string[]} addresses: some of an earlier post, otherwise of other hosts */
function linksOf(next, index, bytes) {
  const wanted = Math.round(Math.min(quantile(LINKS, share(index, 'links')), bytes / BYTES_A_LINK));
  const http = has(index, 'http');
  const targets = Array.from({ length: wanted }, () => {
    if (index > 0 && next() < 0.05) return `/artikel/${slugOf(Math.floor(next() * index))}/`;
    return address(next, http && next() < 0.5 ? 'http' : 'https');
  });
  if (http) targets[0] = address(next, 'http');
  return targets;
}

/** @returns {string} a list with one of the marks that people use */
function list(next, bytes) {
  const mark = [(_) => '-', (_) => '*  ', (number) => `${number}.`][Math.floor(next() * 3)];
  const items = Array.from({ length: intBetween(next, 2, bytes < 2000 ? 3 : 7) }, (_, number) => {
    const item = paragraph(next, intBetween(next, 3, bytes < 2000 ? 8 : 24)).join(' ');
    return `${mark(number + 1)} ${item}`;
  });
  return items.join('\n');
}

/** @returns {string[][]} the words of paragraphs with this total length */
function paragraphsOf(next, count) {
  const number = Math.max(1, Math.round(count / MEAN_PARAGRAPH));
  // One from each part of the distribution: otherwise a few long ones would make the rest of the post short.
  const lengths = Array.from({ length: number }, (_, part) =>
    quantile(PARAGRAPH_WORDS, (part + next()) / number),
  );
  const scale = count / lengths.reduce((sum, length) => sum + length, 0);
  const order = lengths.map((length) => ({ length, at: next() })).sort((a, b) => a.at - b.at);
  return order.map(({ length }) => paragraph(next, Math.max(3, Math.round(length * scale))));
}

/** A place for a link or a pasted piece: after the first sentence, which an edit replaces. */
function placeFor(next, paragraphs) {
  const at = Math.floor(next() * paragraphs.length);
  const first = at === 0 ? paragraphs[0].findIndex((word) => word.endsWith('.')) + 1 : 0;
  const text = paragraphs[at];
  return { text, word: first + Math.floor(next() * (text.length - first + 1)) };
}

/** Turns a word or two of a paragraph into a link, or adds one if they are something else already. */
function putLink(next, paragraphs, target) {
  const { text, word } = placeFor(next, paragraphs);
  const count = intBetween(next, 1, 3);
  const taken = text.slice(word, word + count);
  const isPlain = taken.length > 0 && taken.every((one) => /^[a-z]+$/i.test(one));
  const label = isPlain ? taken : words(next, count);
  text.splice(word, isPlain ? taken.length : 0, `[${label.join(' ')}](${target})`);
}

/** @returns {string} Markdown */
function bodyOf(index) {
  const next = chance(index, OF_BODY);
  const bytes = Math.exp(quantile(SIZES, share(index, 'size')));
  const often = (most) => intBetween(next, 1, Math.max(1, Math.min(most, Math.round(bytes / 2000))));
  const template = has(index, 'template') ? templateSyntax(next, often(4)) : { blocks: [], inline: [] };
  const html = has(index, 'html') ? rawHtml(next, often(5)) : { blocks: [], inline: [] };
  const lists = has(index, 'list') ? Array.from({ length: often(3) }, () => list(next, bytes)) : [];
  const links = linksOf(next, index, bytes);
  const blocks = [...template.blocks, ...html.blocks, ...lists];
  const inline = [...template.inline, ...html.inline];
  const beside = [...blocks, ...inline, ...links].join('    ').length;
  const paragraphs = paragraphsOf(next, Math.max(12, (bytes - beside) / BYTES_A_WORD));
  for (const target of links) putLink(next, paragraphs, target);
  for (const piece of inline) {
    const { text, word } = placeFor(next, paragraphs);
    text.splice(word, 0, piece);
  }
  const texts = paragraphs.map((text) => text.join(' '));
  for (const block of blocks) texts.splice(intBetween(next, 1, texts.length), 0, block);
  return `${texts.join('\n\n')}\n`;
}

/** Adds an entity after a word of a text. */
const withEntity = (next, text) =>
  text.replace(/(?<= )\w+/, (word) => word + ENTITIES[Math.floor(next() * ENTITIES.length)]);

/** @returns {{ title: string, excerpt: string }} */
function fieldsOf(index) {
  const next = chance(index, OF_FIELDS);
  const [first, ...rest] = words(next, intBetween(next, 4, 9));
  const signs = ['', '', ':', ',', '’s', ' &'][Math.floor(next() * 6)];
  const title = `${capital(first)}${signs} ${rest.join(' ')}${next() < 0.15 ? '?' : ''}`;
  const excerpt = words(next, intBetween(next, 14, 40)).join(' ');
  const ofTitle = next() < 0.5;
  const entity = has(index, 'entity');
  return {
    title: entity && ofTitle ? withEntity(next, title) : title,
    excerpt: `${capital(entity && !ofTitle ? withEntity(next, excerpt) : excerpt)}.`,
  };
}

/**
 * @param {number} index from 0
 * @returns {import('./articles.mjs').Article}
 */
export function post(index) {
  const body = bodyOf(index);
  const day = (index % 28) + 1;
  const month = Math.floor(index / 28) % MONTHS.length;
  const minutes = Math.max(1, Math.round(body.length / BYTES_A_WORD / WORDS_A_MINUTE));
  return {
    index,
    slug: slugOf(index),
    ...fieldsOf(index),
    category: CATEGORIES[index % CATEGORIES.length],
    date: `${day} ${MONTHS[month]} 2014`,
    isoDate: `2014-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    readTime: `${minutes} menit`,
    photo: photoOf(index),
    body,
  };
}
