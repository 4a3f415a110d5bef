/** Meaningless words, sentences and paragraphs with the lengths and punctuation of real ones. */
import { random } from './random.mjs';

const COMMON =
  'yang dan di ke dari untuk dengan ini itu pada adalah juga akan tidak ada dalam oleh karena kita mereka bisa lebih atau saat'.split(
    ' ',
  );
const SYLLABLES =
  'ba be bu ca da di du ga gu ha ja ju ka ki ku la le li ma me mu na ni nu pa pe pi ra ri ru sa se su ta te ti tu wa ya'.split(
    ' ',
  );
const ENDS = ['', '', 'n', 'ng', 'h', 'r', 't', 's', 'k', 'kan', 'nya'];
const RARE_WORDS = 1500;

const pick = (next, list) => list[Math.floor(next() * list.length)];

const RARE = (() => {
  const next = random(RARE_WORDS);
  const words = new Set();
  while (words.size < RARE_WORDS) {
    const syllables = Array.from({ length: 2 + Math.floor(next() * 2) }, () => pick(next, SYLLABLES));
    words.add(syllables.join('') + pick(next, ENDS));
  }
  return [...words];
})();

/** Words without punctuation. */
export const words = (next, count) =>
  Array.from({ length: count }, () =>
    // A few words make up most of a text.
    next() < 0.3 ? pick(next, COMMON) : RARE[Math.floor(RARE.length * next() ** 2)],
  );

export const capital = (text) => `${text[0].toUpperCase()}${text.slice(1)}`;

/** Typographic characters, as word processors write them, and as some convert them to HTML. */
const quoted = (next, word) =>
  pick(next, [`“${word}”`, `${word}—`, `${word}’`, `${word}&#8217;`, `&ldquo;${word}&rdquo;`]);

/**
 * @param {() => number} next
 * @param {number} count of words
 * @returns {string[]} the words of a paragraph with punctuation, in sentences
 */
export function paragraph(next, count) {
  const text = words(next, count);
  let left = 0;
  for (const [index, word] of text.entries()) {
    const begins = left === 0;
    if (begins) left = Math.min(count - index, 7 + Math.floor(next() * 18));
    left -= 1;
    const chance = next();
    const inside = left > 0 && !begins;
    if (inside && chance < 0.015) text[index] = quoted(next, word);
    else if (inside && chance < 0.03) text[index] = pick(next, [`**${word}**`, `_${word}_`, `*${word}*`]);
    else if (inside && chance < 0.1) text[index] = `${word},`;
    else text[index] = `${begins ? capital(word) : word}${left === 0 ? '.' : ''}`;
  }
  return text;
}

/** @returns {string} an address of a host that cannot exist */
export function address(next, scheme = 'https') {
  const host = `${words(next, 2).join('-')}.example`;
  const folders = words(next, 1 + Math.floor(next() * 4)).join('/');
  const query = next() < 0.15 ? `?utm_source=${words(next, 1)[0]}&halaman=${Math.floor(next() * 90)}` : '';
  return `${scheme}://www.${host}/${folders}/${query}`;
}
