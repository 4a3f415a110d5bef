/** Texts of both sites: each photo has one description, and words are familiar to older readers. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../support/process/senja.ts';

const filesBelow = (folder: string, ending: RegExp): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name}`);

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const CONTENT = ['content', 'tests/sites/lengkap']
  .flatMap((site) => ['articles', 'pages'].flatMap((folder) => filesBelow(`${site}/${folder}`, /\.(?:md|yaml)$/)))
  .concat('content/site.yaml', 'tests/sites/lengkap/site.yaml');
const SHOWN = [
  ...filesBelow('templates', /\.tsx$/),
  ...filesBelow('client', /\.tsx?$/),
  'templates/words/id.json',
];

it('gives each photo one description, in fields and in bodies', () => {
  const descriptions = new Map<string, Set<string>>();
  const describe = (address: string, words: string) =>
    descriptions.set(address, (descriptions.get(address) ?? new Set()).add(words.replace(/^"(.*)"$/, '$1')));
  for (const text of CONTENT.map(textOf)) {
    const [, address] = /^imageUrl: (.*)/m.exec(text) ?? [];
    const [, words] = /^imageAlt: (.*)/m.exec(text) ?? [];
    if (address && words) describe(address, words);
    for (const [, alt = '', source = ''] of text.matchAll(/!\[([^\]]*)\]\(([^)]*)\)/g)) describe(source, alt);
  }
  expect(descriptions.size).toBeGreaterThan(15);
  expect([...descriptions].filter(([, words]) => words.size > 1)).toEqual([]);
});

/** Words that older readers do not use or understand, or misspelt ones, with replacements. */
const MENDED: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/\bhuruf (?:yang )?(?:besar|biasa)\b/i, 'tulisan besar'],
  [/\bukuran huruf\b/i, 'ukuran tulisan'],
  [/\bbelum (?:bekerja|berfungsi)\b/i, 'belum dapat dipakai'],
  [/\b(?:ponsel|telepon genggam)\b/i, 'telepon'],
  [/\bNanti Anda dapat\b/, 'Setelah situs ini resmi dibuka, Anda dapat'],
  [/\btertulis terkirim\b/i, 'muncul tulisan “Pesan Terkirim!”'],
  [/\bBerhenti membaca\b/, 'Hentikan suara'],
  [/\bMemperhatikan (?:tidur|makanan|gerakan|rasa)\b/, 'Menulis tentang'],
  [/\bdatang tanpa memberi tahu|membuka hari\b|menolong tangan\b|\bbukan musuh/i, 'datang tiba-tiba, …'],
  [/\bditirukan\b/i, 'tidak sungguh-sungguh dilakukan'],
  [/\bterlanjur\b/i, 'telanjur'],
  [/\bsaklar\b/i, 'sakelar'],
  [/\b(?:mata|kulit|badan) tua\b/i, 'di usia lanjut'],
  [/\bdulu\b/i, 'dahulu'],
  [/\bmati haid\b/i, 'berhenti haid (menopause)'],
  [/\bwajah tiba-tiba mencong\b/i, 'mulut tiba-tiba mencong'],
  [/\bmenderita\b/i, 'punya'],
  [/\bberi air gula\b/i, 'beri segelas air dengan dua sendok makan gula'],
  [/\bturun banyak\b/i, 'turun lebih dari dua kilogram'],
  [/\bselama dua hari\b/i, 'sehari penuh'],
  [/\bsampai (?:ke )?tengah\b(?! malam)/i, 'sampai bagian tengahnya'],
  [/\b(?:tombol cepat|turun naik)\b/i, 'panggilan cepat, naik turun'],
  [/(?<!segera )\btelepon 119\b/i, 'segera telepon 119'],
  [/\bDiperiksa oleh\b/, 'Isinya diperiksa oleh'],
  [/'Semua \$\{|`Semua \$\{|`Lihat Semua \$\{/, 'Semua artikel …'],
  [/\bSubjek\b/, 'Judul pesan'],
];

it.each(MENDED)('says nowhere %s, but %s', (wrong) => {
  expect(CONTENT.filter((file) => wrong.test(textOf(file).replace(/^#.*$/gm, '')))).toEqual([]);
  // Comments there are for programmers.
  expect(SHOWN.filter((file) => wrong.test(textOf(file)))).toEqual([]);
});

it.each([/\bJavaScript\b/, /\bperamban\b/i])('names no %s in a notice', (word) => {
  const strings = SHOWN.flatMap((file) =>
    [...textOf(file).matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`|>[^<>{}]+</g)].map(([found]) => found),
  );
  expect(strings.filter((found) => word.test(found))).toEqual([]);
});
