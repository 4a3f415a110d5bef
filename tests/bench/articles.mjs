/**
 * Articles as written for senja: Markdown files of about 2.6 KB, with headings, lists, a table and links to other
 * articles.
 */
import { createHash } from 'node:crypto';
import { random } from './random.mjs';

const WORDS =
  'air alas anak angin apel badan bahu bangun bayam beras berjalan bersama buah bugar cahaya cuci dapur daun duduk gelas gerak hangat hari hati hidup hijau ikan jagung jalan jam jantung jendela kaki kebun keluarga kentang kursi lambat langkah lelap lembut lengan lutut makan malam mandi matahari minum muda nafas nasi obat olahraga pagi panas pelan perut pikiran piring pisang rumah sayur sehat segar sejuk senam senang sepatu siang sore sup susu tahu taman tangan tawa tempe tenang tidur tubuh ubi udara waktu'.split(
    ' ',
  );

/** Names as in `site.yaml`. */
export const CATEGORIES = ['Makanan Sehat', 'Gerakan Ringan', 'Tidur Berkualitas', 'Pikiran Sehat'];

/** @returns {string} the address of a photo on another host, another for each index */
export const photoOf = (index) =>
  `https://images.unsplash.com/photo-${1_500_000_000_000 + 7919 * index}-${createHash('sha256').update(`${index}`).digest('hex').slice(0, 12)}`;

/**
 * @typedef {object} Article
 * @property {number} index from 0
 * @property {string} slug name in addresses; it begins with `artikel-`
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
  // Only earlier articles are certain to exist, whatever their number.
  const another = () => (index === 0 ? '/kontak/' : `/artikel/artikel-${Math.floor(next() * index)}/`);
  const section = (number) =>
    `## ${sentence(3).slice(0, -1)} ${number}\n\n${paragraph()}\n\n- **${word()}** ${word()} ${word()}\n- ${word()} [${word()}](/kontak/)\n- ${word()} *${word()}* [${word()}](${another()})\n\n`;
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
    photo: photoOf(index),
    body: `${paragraph()}\n\n${section(1)}${section(2)}${table}${section(3)}${section(4)}> ${sentence(12)}\n`,
  };
}
