/** Which page comes first for what older people and their families type, in the articles of both sites. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { indexFiles } from '../../../cli/core/search/index-files.ts';
import type { SearchDocument } from '../../../cli/core/stages/plan.ts';
import { openSearch } from '../../../cli/site/search/open-search.ts';
import { root } from '../../support/process/senja.ts';
import { lengkapArticles } from '../../support/values/lengkap-index.ts';

const cards = path.join(root, 'content/articles');

const articles = [
  ...lengkapArticles,
  ...readdirSync(cards)
    .sort()
    .map((name) => ({
      slug: `kartu-${name.replace(/^\d+-|\.yaml$/g, '')}`,
      fields: parse(readFileSync(path.join(cards, name), 'utf8')),
      text: '',
    })),
];
const texts = new Map(articles.map(({ slug, text }) => [slug, text]));
const documents = articles.map(
  ({ slug, fields: { title, excerpt, keywords = [] } }): SearchDocument => ({
    path: slug,
    href: slug,
    title,
    summary: excerpt,
    collection: 'articles',
    label: '',
    tags: [],
    words: keywords.map(String),
  }),
);
const files = new Map(
  indexFiles({ language: 'id', documents, alike: '', small: undefined }, (slug) => texts.get(slug) ?? '').map(
    ({ path, content }) => [path, content],
  ),
);
const search = await openSearch('', async (address) => files.get(address.replace(/\?.*/, '')) ?? '');

/** A search, and pages of which one must come first. */
const FIRST: readonly (readonly [string, RegExp])[] = [
  ['keseimbangan', /^latihan-keseimbangan/],
  ['sayur bening', /^kartu-sayur-bening/],
  ['kopi sebelum tidur', /^kopi-teh|sulit-tidur/],
  ['gula dalam teh manis', /^gula-dalam/],
  ['obat sebelum atau sesudah makan', /^makan-dan-obat/],
  ['kencing malam terus', /^sering-bangun-malam|^sering-mengompol/],
  ['kesepian di rumah sendiri', /^melawan-rasa-sepi/],
  ['ubi boleh untuk diabetes', /^kartu-ubi/],
  // Other forms of the words that are there.
  ['ingatan menurun', /^mengingat/],
  ['berbelanja', /^belanja/],
  ['bernapas pelan', /^napas-pelan/],
  ['kakinya kram', /^kram-kaki/],
  ['diregangkan', /peregangan|meregangkan/],
  ['lutut sakit kalau berdiri', /^bangun-dari-kursi/],
  // Words of headings.
  ['tanda kurang minum', /^minum-sebelum/],
  ['aturan dua jam', /^menyimpan/],
  ['gorengan sesekali', /^camilan/],
  ['matahari pagi', /tulang/],
  // Slips of the finger, and spellings that are heard.
  ['kolestrol', /^kolesterol/],
  ['asam urta', /^asam-urat/],
  ['pusng', /pusing/],
  ['sembelitt', /^buang-air/],
  ['kedaluarsa', /label|^obat-di-rumah/],
  // Accents that the text has not.
  ['TÉMPE', /tempe|^lauk/],
];

it.each(FIRST)('%s', async (query, page) => {
  const [first] = await (await search(query)).entries(0, 1);
  expect(first?.href).toMatch(page);
});
