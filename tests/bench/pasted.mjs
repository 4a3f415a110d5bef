/** Remains of other tools in posts: template syntax, and raw HTML. */
import { address, capital, paragraph, words } from './prose.mjs';

const fileName = (next, ending) => `${words(next, 3).join('-')}.${ending}`;
const text = (next, count) => paragraph(next, count).join(' ');

/** On the host that the site takes pictures from. */
const photo = (next) => `https://images.unsplash.com/${fileName(next, 'jpg')}`;

/** Template syntax on separate lines. Hugo has a shortcode `foto` (hugo.mjs); the rest is text for Hugo too. */
const TEMPLATE_BLOCKS = [
  (next) => `{{< foto src="unggahan/${fileName(next, 'jpg')}" alt="${capital(words(next, 5).join(' '))}" >}}`,
  (next) => `{{< foto src="unggahan/${fileName(next, 'png')}" alt="" >}}${text(next, 25)}`,
  (next) => `{% include "${fileName(next, 'html')}" %}`,
  (next) => `[youtube=${address(next)}]`,
];

/** Template syntax within a paragraph. */
const TEMPLATE_WORDS = [
  (next) => `[${words(next, 2).join(' ')}]({{ "/unduhan/${fileName(next, 'pdf')}" | url }})`,
  (next) => `{{ "/unduhan/${fileName(next, 'pdf')}" | url }}`,
];

const HTML_BLOCKS = [
  (next) =>
    `<p>\n  ${text(next, 20)} <strong>${words(next, 3).join(' ')}</strong><br />\n  <a href="${address(next)}">${words(next, 3).join(' ')}</a>\n</p>`,
  (next) =>
    `<table>\n${Array.from({ length: 4 }, () => `<tr><td>${text(next, 4)}</td><td>${text(next, 6)}</td></tr>\n`).join('')}</table>`,
  (next) => `<div class="kotak">\n  <p>${text(next, 18)}</p>\n</div>`,
  (next) =>
    `<img class="kiri" src="${photo(next)}" alt="${words(next, 4).join(' ')}" width="300" height="200" />`,
  (next) => `<figure><img src="${photo(next)}" alt=""><figcaption>${text(next, 8)}</figcaption></figure>`,
  (next) => `<blockquote><p>${text(next, 24)}</p></blockquote>`,
];

const HTML_WORDS = [
  (next) => `<span class="sorot">${words(next, 2).join(' ')}</span>`,
  (next) => `<a href="${address(next)}" target="_blank">${words(next, 3).join(' ')}</a>`,
  (next) => `<strong>${words(next, 2).join(' ')}</strong>`,
  (next) => `${words(next, 1)[0]}<sup>${1 + Math.floor(next() * 9)}</sup>`,
];

/** @typedef {{ blocks: string[], inline: string[] }} Pasted pieces on lines of their own, and within a paragraph */

/** @returns {(next: () => number, count: number) => Pasted} the first of them with the same chance among words as alone */
const some = (blocks, inline) => (next, count) => {
  const pasted = { blocks: [], inline: [] };
  for (let made = 0; made < count; made += 1) {
    const alone = next() < blocks.length / (blocks.length + inline.length);
    const kinds = alone ? blocks : inline;
    (alone ? pasted.blocks : pasted.inline).push(kinds[Math.floor(next() * kinds.length)](next));
  }
  return pasted;
};

export const templateSyntax = some(TEMPLATE_BLOCKS, TEMPLATE_WORDS);
export const rawHtml = some(HTML_BLOCKS, HTML_WORDS);

/** Characters as HTML entities. */
export const ENTITIES = ['&#8217;', '&mdash;', '&#8211;', '&hellip;', '&amp;'];
