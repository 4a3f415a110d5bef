/** Plain searches of visitors in the articles of the second site. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findArticles, wordsIn } from '../../client/parts/search.ts';
import { root } from '../support/senja.ts';
import { inIndonesian } from '../support/words.ts';

const folder = path.join(root, 'tests/sites/lengkap/articles');
const articles = readdirSync(folder)
  .sort()
  .map((name) => {
    const [, front = ''] =
      /^---\n([\s\S]*?\n)---\n/.exec(readFileSync(path.join(folder, name), 'utf8')) ?? [];
    const { title, excerpt, category, keywords = [] } = parse(front);
    return { title, excerpt, category, motif: '', href: name.slice(0, 2), words: keywords.join(' ') };
  });

const SMALL = new Set(wordsIn(inIndonesian('search.small-words')));

type Article = (typeof articles)[number];

const found = (search: string): string[] => findArticles(articles, search, SMALL).map(({ href }) => href);

/** A query, and an article that must be among the first eight. */
const QUERIES: readonly (readonly [string, string])[] = [
  ['kencing manis', '14'],
  ['darah tinggi', '08'],
  ['sulit tidur', '03'],
  ['susah tidur', '03'],
  ['tidak bisa tidur', '03'],
  ['insomnia', '19'],
  ['lutut', '15'],
  ['nyeri lutut', '15'],
  ['sakit pinggang', '23'],
  ['119', '21'],
  ['112', '21'],
  ['ambulans', '21'],
  ['serangan jantung', '21'],
  ['stroke', '21'],
  ['pikun', '11'],
  ['lupa', '11'],
  ['sembelit', '16'],
  ['susah buang air besar', '16'],
  ['sering kencing', '09'],
  ['diabetes', '14'],
  ['gula darah', '14'],
  ['tensi', '08'],
  ['hipertensi', '08'],
  ['jatuh', '05'],
  ['kesepian', '04'],
  ['cemas', '17'],
  ['stres', '17'],
  ['osteoporosis', '18'],
  ['tulang', '18'],
  ['gigi palsu', '12'],
  ['maag', '28'],
  ['asam lambung', '28'],
  ['obat', '25'],
  ['lupa minum obat', '25'],
  ['diare', '22'],
  ['keracunan', '22'],
  ['olahraga', '02'],
  ['senam', '07'],
  ['kolesterol', '27'],
  ['nafsu makan', '24'],
  ['kurang cairan', '06'],
  ['kamar mandi', '13'],
];

/** The same with a typing error: a letter wrong, missing, extra, or two swapped. */
const SLIPS: readonly (readonly [string, string])[] = [
  ['insomnea', '19'],
  ['diabtes', '14'],
  ['ambulanss', '21'],
  ['hipertnesi', '08'],
  ['Kolestrol', '27'],
  ['susah tidor', '03'],
];

describe('a search for', () => {
  it.each(QUERIES)('%s finds an article on it', (search, article) => {
    expect(found(search).slice(0, 8)).toContain(article);
  });

  it.each(SLIPS)('%s is understood', (search, article) => {
    expect(found(search).slice(0, 8)).toContain(article);
  });

  it.each(['zzz', 'sepeda', 'haji', 'tdr'])('%s finds nothing', (search) => {
    expect(found(search)).toEqual([]);
  });
});

it('ranks matches in the text, which start at a word, after all others', () => {
  const [one, other] = articles as [Article, Article];
  const inText = { ...one, text: 'kerokan minyak' };
  const inTitle = { ...other, title: 'Minyak yang baik' };
  const search = (query: string) => findArticles([inText, inTitle], query, SMALL);
  expect(search('minyak')).toEqual([inTitle, inText]);
  expect(search('kerok')).toEqual([inText]);
  expect(search(`kerokan ${one.title}`)).toEqual([inText]);
  expect(search('okan')).toEqual([]);
  expect(search('kerokam')).toEqual([]);
});

it('ranks matches in the title first', () => {
  const titles = findArticles(articles, 'tidur', SMALL).map(({ title }) =>
    title.toLowerCase().includes('tidur'),
  );
  expect(titles.indexOf(false)).toBeGreaterThan(0);
  expect(titles.slice(titles.indexOf(false))).not.toContain(true);
});

it('ignores stop words, unless there are no others', () => {
  expect(found('cara agar tidur')).toEqual(found('tidur'));
  expect(found('dan').length).toBeGreaterThan(0);
});
