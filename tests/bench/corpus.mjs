/**
 * The words of the benchmarks: the same for senja, Hugo, Eleventy and Astro, a Markdown file of about 2.6 KB an
 * article. They come from a seeded generator, so a corpus is the same on every machine.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const WORDS =
  'air alas anak angin apel badan bahu bangun bayam beras berjalan bersama buah bugar cahaya cuci dapur daun duduk gelas gerak hangat hari hati hidup hijau ikan jagung jalan jam jantung jendela kaki kebun keluarga kentang kursi lambat langkah lelap lembut lengan lutut makan malam mandi matahari minum muda nafas nasi obat olahraga pagi panas pelan perut pikiran piring pisang rumah sayur sehat segar sejuk senam senang sepatu siang sore sup susu tahu taman tangan tawa tempe tenang tidur tubuh ubi udara waktu'.split(
    ' ',
  );
export const CATEGORIES = ['Makanan Sehat', 'Gerakan Ringan', 'Tidur Berkualitas', 'Pikiran Sehat'];

/** Mulberry32: small, seeded, good enough for words. */
function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const sha256 = (index) => createHash('sha256').update(`${index}`).digest('hex');

/**
 * @typedef {object} Article
 * @property {number} index from 0
 * @property {string} slug name in addresses
 * @property {string} title
 * @property {string} excerpt
 * @property {string} category one of `CATEGORIES`
 * @property {string} date as senja's authors write it
 * @property {string} isoDate `YYYY-MM-DD`
 * @property {string} readTime
 * @property {string} photo address, another for each article
 * @property {string} body Markdown
 */

/**
 * @param {number} index from 0
 * @returns {Article}
 */
export function article(index) {
  const next = random(index + 1);
  const word = () => WORDS[Math.floor(next() * WORDS.length)];
  const sentence = (length) => {
    const text = Array.from({ length }, word).join(' ');
    return `${text[0].toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = () => Array.from({ length: 5 }, () => sentence(8 + Math.floor(next() * 5))).join(' ');
  const section = (number) =>
    `## ${sentence(3).slice(0, -1)} ${number}\n\n${paragraph()}\n\n- **${word()}** ${word()} ${word()}\n- ${word()} [${word()}](/kontak/)\n- ${word()} *${word()}*\n\n`;
  const table = `| ${word()} | ${word()} |\n|---|---|\n| ${word()} | ${word()} |\n| ${word()} | ${word()} |\n\n`;
  const day = (index % 28) + 1;
  return {
    index,
    slug: `artikel-${index}`,
    title: `${sentence(4).slice(0, -1)} ${index}`,
    excerpt: sentence(14),
    category: CATEGORIES[index % CATEGORIES.length],
    date: `${day} April 2025`,
    isoDate: `2025-04-${String(day).padStart(2, '0')}`,
    readTime: `${(index % 9) + 2} menit`,
    photo: `https://images.unsplash.com/photo-${1_500_000_000_000 + 7919 * index}-${sha256(index).slice(0, 12)}`,
    body: `${paragraph()}\n\n${section(1)}${section(2)}${table}${section(3)}${section(4)}> ${sentence(12)}\n`,
  };
}

/**
 * @param {Article} original
 * @param {string} sentence takes the place of the first sentence of the body
 * @returns {Article}
 */
export const edited = (original, sentence) => ({
  ...original,
  body: original.body.replace(/^[^.]*\./, sentence),
});

/** @returns {string} the name of a category in addresses */
export const categorySlug = (name) => name.toLowerCase().replaceAll(' ', '-');

/**
 * Calls with every article of a corpus, one after the other.
 * @param {number} count
 * @param {(article: Article) => void} put
 */
export function eachArticle(count, put) {
  for (let index = 0; index < count; index += 1) put(article(index));
}

/** Writes one article of a senja content folder that has `articles/`. */
export function putSenja(folder, { index, slug, title, excerpt, category, date, readTime, photo, body }) {
  const matter = `---\ntitle: ${title}\nexcerpt: ${excerpt}\ncategory: ${category}\nimageUrl: ${photo}\nreadTime: ${readTime}\npublishDate: ${date}\n---\n\n`;
  const name = `${String(index + 1).padStart(6, '0')}-${slug}.md`;
  writeFileSync(path.join(folder, 'articles', name), matter + body);
}

/** Writes `articles/` of a senja content folder. */
export function writeSenja(folder, count) {
  mkdirSync(path.join(folder, 'articles'), { recursive: true });
  eachArticle(count, (one) => putSenja(folder, one));
}
