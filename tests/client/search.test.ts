/** Plain searches of visitors in the articles of the second site. */
import { describe, expect, it } from 'vitest';
import type { SearchIndex } from '../../client/contract.ts';
import { findArticles } from '../../client/parts/search.ts';
import * as typed from '../../client/parts/typed-words.ts';

import { lengkapIndex } from '../support/values/lengkap-index.ts';
import { inEnglish, inIndonesian } from '../support/values/words.ts';

const { articles, ...language } = lengkapIndex;
const [ENDINGS, ENGLISH] = [inIndonesian('search.endings'), inEnglish('search.endings')];
const findIn = (some: readonly Article[], search: string) =>
  findArticles({ ...language, articles: [...some] }, search, ENDINGS, typed);

type Article = SearchIndex['articles'][number];

const found = (search: string): string[] => findIn(articles, search).map(({ article }) => article.href);

/** What people of seventy type, and an article that must be among the first three. */
const PLAIN: readonly (readonly [string, string])[] = [
  ['kaki sering kram malam hari', '31'],
  ['betis kejang', '31'],
  ['kepala muter', '29'],
  ['kepala pusing kalau bangun', '29'],
  ['oleng mau jatuh', '29'],
  ['ngompol', '30'],
  ['gak bisa nahan kencing', '30'],
  ['kenapa saya sering beser', '30'],
  ['kencing terus malam-malam', '09'],
  ['bangun tengah malam terus', '09'],
  ['susah tidur', '03'],
  ['gak bisa tidur', '03'],
  ['kopi bikin susah tidur', '19'],
  ['dada sakit', '21'],
  ['napas sesak', '21'],
  ['stroke', '21'],
  ['mulut mencong', '21'],
  ['bicara pelo', '21'],
  ['pingsan', '21'],
  ['bunuh diri', '04'],
  ['ingin menyakiti diri', '04'],
  ['nomor ambulan', '21'],
  ['darah tinggi', '08'],
  ['tensi naik', '08'],
  ['makanan asin', '08'],
  ['kencing manis', '14'],
  ['gula darah tinggi', '14'],
  ['teh manis', '14'],
  ['kolesterol tinggi', '27'],
  ['asam urat makan apa', '18'],
  ['lutut sakit', '15'],
  ['susah bangun dari kursi', '15'],
  ['sakit pinggang', '23'],
  ['badan pegal linu', '23'],
  ['badan lemas', '24'],
  ['tidak nafsu makan', '24'],
  ['maag kambuh', '28'],
  ['obat sebelum makan', '28'],
  ['puasa minum obat', '28'],
  ['lupa minum obat', '25'],
  ['susah bab', '16'],
  ['sembelit', '16'],
  ['mencret', '22'],
  ['makanan basi', '22'],
  ['gigi ompong', '12'],
  ['susah nelan', '12'],
  ['ibu saya sering lupa', '11'],
  ['pikun', '11'],
  ['kesepian', '04'],
  ['sedih ditinggal suami', '04'],
  ['hati gelisah', '17'],
  ['tulang keropos', '18'],
  ['takut jatuh', '05'],
  ['kamar mandi licin', '13'],
  ['senam lansia', '07'],
  ['jalan pagi berapa lama', '02'],
];

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
const MISTAKES: readonly (readonly [string, string])[] = [
  ['insomnea', '19'],
  ['diabtes', '14'],
  ['ambulanss', '21'],
  ['hipertnesi', '08'],
  ['Kolestrol', '27'],
  ['susah tidor', '03'],
];

describe('a search for', () => {
  it.each(PLAIN)('%s finds its article among the first three', (search, article) => {
    expect(found(search).slice(0, 3)).toContain(article);
  });

  it.each(QUERIES)('%s finds an article on it', (search, article) => {
    expect(found(search).slice(0, 8)).toContain(article);
  });

  it.each(MISTAKES)('%s is understood', (search, article) => {
    expect(found(search).slice(0, 8)).toContain(article);
  });

  it.each(['zzz', 'asuransi', 'haji', 'tdr'])('%s finds nothing', (search) => {
    expect(found(search)).toEqual([]);
  });
});

/** Forms of words, and a part of another form that the texts have. */
const FORMS: readonly (readonly [string, string])[] = [
  ['terjatuh', 'jatuh'],
  ['mengobati', 'obat'],
  ['perjalanan', 'jalan'],
  ['meminum', 'minum'],
  ['mengukur', 'ukur'],
  ['membersihkan', 'bersih'],
  ['memakan', 'makan'],
  ['menulis', 'tulis'],
  ['menyakitkan', 'sakit'],
  ['memijat', 'pijat'],
  ['pengobatan', 'obat'],
  ['keseimbangan', 'seimbang'],
  ['sayur-sayuran', 'sayur'],
  ['anak2', 'anak'],
  ['ngantuk', 'antuk'],
];

it.each(FORMS)('understands the word form %s', (form, root) => {
  const one = (title: string, excerpt: string) => ({
    ...(articles[0] as Article),
    title,
    excerpt,
    category: '',
    words: '',
    parts: [],
  });
  const some = [one('Lain', 'Hal lain.'), one('Ini', `Tentang ${root} dan lainnya.`)];
  expect(findIn(some, form).map(({ article }) => article)).toEqual([some[1]]);
});

it.each([
  ['urat', 'Nomor darurat'],
  ['akar', 'Pekarangan'],
  ['asam', 'Malam yang tenang'],
  ['gula', 'Gaul bersama'],
])('does not find %s inside “%s”', (word, title) => {
  const some = [{ ...(articles[0] as Article), title, excerpt: '', category: '', words: '', parts: [] }];
  expect(findIn(some, word)).toEqual([]);
});

/** What people of seventy type, and the articles of which one must come first. */
const FIRST: readonly (readonly [string, readonly string[]])[] = [
  ['asam urat', ['32']],
  ['jempol kaki bengkak', ['32']],
  ['kolesterol', ['33']],
  ['lemak darah tinggi', ['33']],
  ['darah tinggi', ['08']],
  ['kencing manis', ['14']],
  ['gak mau makan', ['24']],
  ['kencing terus', ['09', '30']],
  ['sesak pikiran deg degan', ['17', '21']],
  ['senam kegel', ['30']],
  ['senam lansia', ['02', '07', '15', '23']],
  ['tongkat', ['05', '07', '15']],
  ['cucu jauh', ['04', '11']],
  ['tarik napas', ['17']],
  ['obat banyak bingung', ['25', '28']],
  ['kepleset', ['05', '13']],
  ['puyeng', ['29']],
  ['wc licin', ['05', '13']],
];

it.each(FIRST)('answers “%s” with the right article first', (search, first) => {
  expect(first).toContain(found(search)[0]);
});

it('counts a word less if it must have been typed with a mistake', () => {
  const one = (title: string) => ({
    ...(articles[0] as Article),
    title,
    excerpt: '',
    category: '',
    words: '',
    parts: [],
  });
  const some = [one('Santan di dapur'), one('Jalan pagi'), one('Lain')];
  expect(findIn(some, 'jalan santai')[0]?.article).toBe(some[1]);
});

it('ranks matches in the text, which start at a word, after all others', () => {
  const [one, other] = articles as [Article, Article];
  const inText = { ...one, parts: [['', 'Kerokan minyak.'] as [string, string]] };
  const inTitle = { ...other, title: 'Minyak yang baik', parts: [] };
  const search = (query: string) => findIn([inText, inTitle], query).map(({ article }) => article);
  expect(search('minyak')).toEqual([inTitle, inText]);
  expect(search('kerok')).toEqual([inText]);
  expect(search(`kerokan ${one.title}`)).toEqual([inText]);
  expect(search('okan')).toEqual([]);
  expect(search('kerokam')).toEqual([]);
});

it('ranks matches in the title first', () => {
  const titles = findIn(articles, 'tidur').map(({ article: { title } }) =>
    title.toLowerCase().includes('tidur'),
  );
  expect(titles.indexOf(false)).toBeGreaterThan(0);
  expect(titles.slice(titles.indexOf(false))).not.toContain(true);
});

it('ignores stop words, unless there are no others', () => {
  expect(found('cara agar tidur')).toEqual(found('tidur'));
  expect(found('dan').length).toBeGreaterThan(0);
});

it('ignores the words of a question', () => {
  for (const question of ['gak bisa tidur', 'kenapa saya tidak bisa tidur ya', 'sering susah tidur'])
    expect(found(question)[0]).toBe('03');
  expect(found('sakit pinggang')).toEqual(found('pinggang'));
  expect(found('sakit apa').length).toBeGreaterThan(0);
});

it('takes a similar word only where nothing has the word itself', () => {
  const named = (title: string): Article => ({ ...(articles[0] as Article), title, href: title, parts: [] });
  const search = (titles: string[], query: string) =>
    findIn(titles.map(named), query).map(({ article }) => article.href);
  expect(search(['Cabai rawit', 'Cabang rumah'], 'cabai')).toEqual(['Cabai rawit']);
  expect(search(['Cabang rumah'], 'cabai')).toEqual(['Cabang rumah']);
});

it('gives articles with most of the words if none has all', () => {
  const [first = ''] = found('kaki kram durian');
  expect(first).toBe('31');
  expect(found('durian rambutan')).toEqual([]);
});

describe('the sentence of a match', () => {
  const best = (search: string, article: string) => {
    const match = findIn(articles, search).find((one) => one.article.href === article);
    return [match?.id, match?.sentence];
  };

  it('is the one that answers, with the id of its heading', () => {
    expect(best('kamar berputar', '29')).toEqual(['kamar-terasa-berputar', 'Kamar terasa berputar']);
    expect(best('oralit', '22')[0]).toBe('bila-telanjur-diare');
    expect(best('wajah bengkak', '28')).toEqual([
      'senja-ke-dokter',
      'Sesak atau wajah bengkak setelah minum obat. Segera telepon 119 atau 112.',
    ]);
  });

  it('is the summary, without an id, if nothing else has the words', () => {
    const { excerpt } = articles.find(({ href }) => href === '14') as Article;
    expect(best('diabtes', '14')).toEqual(['', excerpt]);
  });
});

describe('an emergency', () => {
  const signs = [
    ...inIndonesian('search.emergency-words').split(', '),
    ...inIndonesian('search.despair-words').split(', '),
  ];
  const alarms = (search: string) => typed.isAlarming(search, signs, ENDINGS);

  it.each([
    'dada sakit',
    'Dadaku nyeri',
    'SESAK',
    'sesek napas',
    'gak bisa napas',
    'stroke',
    'stroke ringan',
    'strok',
    'bicara pelo',
    'mulut mencong',
    'suami saya pingsan',
    'kejang-kejang',
    'mau bunuh diri',
    'bunuh  diri',
    'pingsannya lama',
  ])('is heard in: %s', (search) => {
    expect(alarms(search)).toBe(true);
  });

  it.each([
    '',
    '  ',
    'dadar telur',
    'diri sendiri',
    'bunuh nyamuk',
    'napas pelan',
    'pisang',
    'kacang',
    'tidur',
  ])('is not heard in: %s', (search) => {
    expect(alarms(search)).toBe(false);
  });

  it('is heard in every word of the dictionaries, and in none that is no word', () => {
    const english = [
      ...inEnglish('search.emergency-words').split(', '),
      ...inEnglish('search.despair-words').split(', '),
    ];
    expect(signs.filter((sign) => !alarms(sign))).toEqual([]);
    expect(english.filter((sign) => !typed.isAlarming(sign, english, ENGLISH))).toEqual([]);
    expect(typed.isAlarming('tidur', ['!', ' '], ENDINGS)).toBe(false);
    expect(typed.isAlarming("I can't breathe", english, ENGLISH)).toBe(true);
  });
});
