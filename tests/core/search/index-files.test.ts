/** What an index finds, made and read as sites and browsers do. */
import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexFiles } from '../../../cli/core/search/index-files.ts';
import type { SearchDocument } from '../../../cli/core/stages/plan.ts';
import { openSearch } from '../../../cli/site/search/open-search.ts';

/** An entry of the sites below: its title, text as files get it, and tags. */
type Given = readonly [title: string, text: string, tags?: readonly string[], collection?: string];

function siteOf(language: string, given: readonly Given[], alike = '') {
  const documents = given.map(([title, , tags = [], collection = 'posts'], at): SearchDocument => {
    const path = `/${at}/`;
    return { path, href: path, title, summary: '', collection, label: collection, tags, words: tags };
  });
  const textOf = (path: string): string => given[Number(path.slice(1, -1))]?.[1] ?? '';
  return indexFiles({ language, documents, alike, small: undefined }, textOf);
}

async function opened(files: ReturnType<typeof siteOf>) {
  const asked: string[] = [];
  const search = await openSearch('/index/', async (address) => {
    const name = address.replace(/^\/index\/|\?.*$/g, '');
    asked.push(name);
    const file = files.find(({ path }) => path === name);
    if (!file) throw new Error(`no ${address}`);
    return file.content;
  });
  const find = async (query: string, only?: Parameters<typeof search>[1]) => {
    const answer = await search(query, only);
    return answer.entries(0, 10);
  };
  return {
    asked,
    find,
    titles: async (query: string, only?: Parameters<typeof search>[1]) =>
      (await find(query, only)).map(({ title }) => title),
  };
}

const ENGLISH: readonly Given[] = [
  [
    'Walking in the morning',
    'Walk slowly.\n#shoes Shoes that fit\nGood shoes keep you from falling. Café owners agree.',
    ['legs'],
  ],
  ['Sleep', 'She sleeps well who studies the moon.\nA warm bath helps before sleeping.', ['night']],
  ['Salt and water', 'Too much salt is bad. Drink a glass of water.', ['food', 'night'], 'notes'],
];

describe('an English index', async () => {
  const { find, titles } = await opened(siteOf('en', ENGLISH));

  it.each([
    ['sleep', 'Sleep'],
    ['sleeping', 'Sleep'],
    ['study', 'Sleep'],
    ['STUDYING', 'Sleep'],
    ['walked', 'Walking in the morning'],
    ['cafe', 'Walking in the morning'],
    ['café', 'Walking in the morning'],
    ['gla', 'Salt and water'],
    ['glass of water', 'Salt and water'],
    ['legs', 'Walking in the morning'],
  ])('finds %s', async (query, title) => {
    expect((await titles(query))[0]).toBe(title);
  });

  it('finds nothing where nothing is, and for signs alone', async () => {
    expect(await titles('xylophone')).toEqual([]);
    expect(await titles(' …?! ')).toEqual([]);
  });

  it('marks the words in their passage, and leads to its heading', async () => {
    const [found] = await find('shoe');
    expect(found).toMatchObject({
      href: '/0/',
      target: '/0/#shoes',
      heading: 'Shoes that fit',
      collection: 'posts',
    });
    expect(found?.excerpt).toEqual(['Good ', 'shoes', ' keep you from falling. Café owners agree.']);
  });

  it('is narrowed to a collection, a tag, and both', async () => {
    expect(await titles('a', [['in', 'notes']])).toEqual(['Salt and water']);
    expect(await titles('bath', [['tag', 'night']])).toEqual(['Sleep']);
    expect(await titles('bath', [['tag', 'food']])).toEqual([]);
    expect(
      await titles('water', [
        ['in', 'notes'],
        ['tag', 'night'],
      ]),
    ).toEqual(['Salt and water']);
    expect(await titles('water', [['in', 'none']])).toEqual([]);
  });
});

it('knows Indonesian beginnings and endings, and words that are said otherwise', async () => {
  const site = siteOf(
    'id',
    [
      ['Obat', 'Simpan obat di kotak.'],
      ['Lantai licin', 'Nenek terjatuh di kamar mandi.'],
      ['Kepala', 'Kepala terasa berputar saat bangun.'],
      ['Toilet', 'Buang air besar yang lancar.'],
      ['Lambung', 'Sakit maag kambuh.'],
    ],
    'muter=berputar, bab=buang air besar, asam lambung=maag',
  );
  const { find, titles } = await opened(site);
  expect(await titles('mengobatinya')).toEqual(['Obat']);
  expect(await titles('jatuh')).toEqual(['Lantai licin']);
  expect(await titles('kepala muter')).toEqual(['Kepala']);
  expect(await titles('BAB')).toEqual(['Toilet']);
  expect((await titles('asam lambung'))[0]).toBe('Lambung');
  expect((await find('jatuh'))[0]?.excerpt[1]).toBe('terjatuh');
});

it('finds every long word with any one slip of the finger after its first letter', async () => {
  const words = ['walking', 'morning', 'shoes', 'falling', 'owners', 'sleeping', 'before', 'drink', 'water'];
  const { titles } = await opened(siteOf('en', ENGLISH));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...words),
      fc.nat(),
      fc.constantFrom('swap', 'miss', 'add', 'change'),
      fc.constantFrom('q', 'x', 'z'),
      async (word, chance, kind, letter) => {
        const at = 1 + (chance % (word.length - (kind === 'swap' ? 2 : 1)));
        const rest = word.slice(at);
        const slips = {
          swap: `${rest[1]}${rest[0]}${rest.slice(2)}`,
          miss: rest.slice(1),
          add: letter + rest,
          change: letter + rest.slice(1),
        };
        const typed = word.slice(0, at) + slips[kind];
        // Shorter words are too similar.
        fc.pre(typed.length >= 5);
        const [right] = await titles(word);
        expect(await titles(`${typed} `), typed).toContain(right);
      },
    ),
  );
});

it('gives the same bytes for the same entries, and asks for no part that a search does not need', async () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const many = Array.from({ length: 1500 }, (_, at): Given => {
    const word = `${letters[at % 26]}${letters[(at * 7) % 26]}${letters[(at * 11) % 26]}word${at}`;
    return [`Entry ${word}`, `This is about ${word} and the rest.`];
  });
  const files = siteOf('en', many);
  expect(siteOf('en', many)).toEqual(files);
  expect(files.filter(({ path }) => path.startsWith('w')).length).toBeGreaterThan(4);
  const { asked, titles } = await opened(files);
  expect(await titles('aaaword0')).toEqual(['Entry aaaword0']);
  expect(asked.length).toBeLessThanOrEqual(5);
});

it('reads one part for a last word that is there, and the next one for the beginning of words', async () => {
  const text = 'tidal tide tidy '.repeat(400);
  const words = Array.from({ length: 500 }, (_, at) => `tidem${at}x`).join(' ');
  const files = siteOf('en', [
    ['Ebb', text],
    ['Flow', words],
  ]);
  const { asked, titles } = await opened(files);
  const parts = () => asked.filter((name) => name.startsWith('w'));
  expect(await titles('tide')).toContain('Ebb');
  expect(parts()).toHaveLength(1);
  expect(await titles('tid')).toEqual(['Ebb', 'Flow']);
  expect(parts()).toHaveLength(2);
});

/** @returns the word of a language with this rank, below 5,625, by how frequent it is */
function wordOf(rank: number): string {
  const [consonants, vowels] = ['bcdfghklmnprstw', 'aeiou'];
  const at = (signs: string, unit: number): string | undefined =>
    signs[Math.floor(rank / unit) % signs.length];
  return `${at(consonants, 1)}${at(vowels, 15)}${at(consonants, 75)}${at(vowels, 1125)}nk`;
}

/** Entries with words as frequent as in a language: the first ones are in most of them. */
function manyEntries(count: number): Given[] {
  let seed = 1;
  const chance = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const words = (number: number): string =>
    Array.from({ length: number }, () => wordOf(Math.floor(5600 ** chance()))).join(' ');
  return Array.from({ length: count }, () => [words(5), `${words(40)}.\n#part ${words(3)}\n${words(60)}.`]);
}

it('needs about the same for a first answer in small and in large sites: less than 15 KB of Brotli', async () => {
  const [frequent, usual, rare] = [wordOf(1), wordOf(20), wordOf(150)];
  const mistyped = `${rare.slice(0, 3)}x${rare.slice(3)}`;
  for (const count of [16, 2000]) {
    const files = siteOf('en', manyEntries(count));
    const contents = new Map(files.map(({ path, content }) => [path, content]));
    for (const query of [frequent, usual, `${frequent} ${usual} ${rare}`, mistyped]) {
      const { asked, find } = await opened(files);
      const found = await find(query);
      if (count > 16) expect(found.length, query).toBeGreaterThan(4);
      const sizes = [...new Set(asked)].map((name) => brotliCompressSync(contents.get(name) ?? '').length);
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      expect(bytes, `${query} in ${count} entries`).toBeLessThan(15_000);
    }
  }
});
