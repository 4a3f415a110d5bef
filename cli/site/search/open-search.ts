/** Reads a search index, of which it fetches only the parts that a search needs. */
import {
  filterName,
  type PassagePart,
  partWith,
  passageFile,
  type SearchManifest,
  slipFile,
  slipKeys,
} from '../../core/values/search-format.ts';
import { entryIn, LEVELS, levelIn, passageIn, readPostings } from '../../core/values/search-postings.ts';
import { isMistake, LONG_ENOUGH, rootsOf, wordsIn } from '../../core/values/typed-words.ts';
import { type Excerpt, excerptOf } from './excerpt.ts';

export type { Excerpt };

/** An entry that answers a search. */
export interface FoundEntry {
  /** Address of its page, and of the part of it that the excerpt is from. */
  href: string;
  target: string;
  title: string;
  /** Its collection, in words; '' if the site has only one. */
  collection: string;
  /** The heading above the excerpt; '' without one. */
  heading: string;
  excerpt: Excerpt;
}

export interface SearchAnswer {
  count: number;
  /** @returns some of the entries, the best first */
  entries(from: number, to: number): Promise<FoundEntry[]>;
}

/** @param only what the entries must all have: pairs such as `['in', 'docs']` for a collection, `['tag', 'tea']` for a tag */
export type SearchText = (
  query: string,
  only?: readonly (readonly [kind: string, value: string])[],
) => Promise<SearchAnswer>;

/** Parts of its points that a word counts if only longer ones are there, or if another one may be meant. */
const [LONGER, GUESSED] = [0.6, 0.5] as const;
/** Minimum length of the beginning of a word, and of what is left of one without its ending. */
const [BEGINNING, SHORT] = [3, 4] as const;
/** Most letters of an ending. */
const ENDING = 4;
/** How many guesses of a kind are tried, and how many parts are read for the beginning of a word. */
const [GUESSES, PARTS] = [3, 2] as const;
/** Part of the best entry's points with which one without every word is still listed. */
const ENOUGH = 0.4;
/** How much more an entry counts that has several words in one passage. */
const TOGETHER = 1.2;

/** A word of a search: the entries with it, and what is marked for it. */
interface Term {
  entries: Map<number, { points: number; passage: number }>;
  marks: string[];
}

type Line = [groups: string, places: string, marks: string];

/** @returns an object that makes each value once; one that fails is made again */
function once<Value>(make: (name: string) => Promise<Value>): (name: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (name) => {
    let made = known.get(name);
    if (!made) {
      made = make(name);
      known.set(name, made);
      made.catch(() => known.delete(name));
    }
    return made;
  };
}

const linesIn = (text: string): Map<string, Line> => {
  const lines = new Map<string, Line>();
  for (const line of text.split('\n')) {
    const [words = '', groups = '', places = '', marks = ''] = line.split('\t');
    for (const word of words.split(',')) lines.set(word, [groups, places, marks]);
  }
  return lines;
};

/**
 * Fetches the beginning of an index.
 * @param folder address of its folder, ending in a slash
 * @param get fetches a text; by default with `fetch`
 * @throws if it cannot be fetched
 */
export async function openSearch(
  folder: string,
  get: (address: string) => Promise<string> = fetchText,
): Promise<SearchText> {
  const index = JSON.parse(await get(`${folder}index.json`)) as SearchManifest;
  const file = async (name: string): Promise<unknown> =>
    JSON.parse(await get(`${folder}${name}.json?v=${index.version}`));
  const wordPart = once(async (number) => linesIn((await file(`w${number}`)) as string));
  const slipPart = once(async (number) => ((await file(`s${number}`)) as string).split('\n'));
  const passagePart = once(async (name) => (await file(name)) as PassagePart);
  const small = new Set(index.small.split(' '));
  const lineOf = async (word: string) => (await wordPart(`${partWith(index.parts, word)}`)).get(word);

  /** Parts that have words with a beginning. */
  const partsFrom = (word: string): number[] => {
    const first = partWith(index.parts, word);
    const found = [first];
    while (found.length < PARTS && index.parts[first + found.length]?.startsWith(word))
      found.push(first + found.length);
    return found;
  };

  function add(term: Term, [groups, places, marks]: Line, weight: number): void {
    for (const posting of readPostings(groups, places)) {
      const entry = entryIn(posting);
      const points = (LEVELS[levelIn(posting)] as number) * weight;
      if (points > (term.entries.get(entry)?.points ?? 0))
        term.entries.set(entry, { points, passage: passageIn(posting) });
    }
    if (marks !== '') term.marks.push(...marks.split(','));
  }

  /** Adds what a word may mean that no entry has: a shorter form of it, another form, or one with a typing error. */
  async function guess(term: Term, word: string): Promise<void> {
    const isLong = word.length >= LONG_ENOUGH;
    const files = isLong ? new Set(slipKeys(word).map((key) => `${slipFile(key, index.slips)}`)) : [];
    const [own, ...lists] = await Promise.all([
      wordPart(`${partWith(index.parts, word)}`),
      ...[...files].map(slipPart),
    ]);
    const cuts = [1, 2, 3, ENDING].map((cut) => word.slice(0, -cut)).filter(({ length }) => length >= SHORT);
    const roots = new Set([...rootsOf(word, index.endings, index.beginnings), ...cuts]);
    const known = await Promise.all([...roots].map(async (root) => ((await lineOf(root)) ? root : '')));
    const [shorter = ''] = known.sort((a, b) => b.length - a.length);
    const forms = cuts.map((cut) =>
      [...own.keys()].filter((one) => one.startsWith(cut) && one.length - cut.length < ENDING),
    );
    const another = shorter === '' ? forms.find(({ length }) => length > 0) : [shorter];
    const candidates = new Set(isLong ? [...own.keys(), ...lists.flat()] : []);
    const mistyped = [...candidates].filter((one) => one[0] === word[0] && isMistake(one, word));
    for (const one of [...(another ?? []).slice(0, GUESSES), ...mistyped.slice(0, GUESSES)]) {
      const line = await lineOf(one);
      if (line) add(term, line, GUESSED);
      term.marks.push(one);
    }
  }

  /** @param asked the whole search, in which several words may have a list in common */
  async function termOf(word: string, asked: readonly string[], isLast: boolean): Promise<Term> {
    const term: Term = { entries: new Map(), marks: [word] };
    const parts = isLast && word.length >= BEGINNING ? partsFrom(word) : [partWith(index.parts, word)];
    const lines = await Promise.all(parts.map((part) => wordPart(`${part}`)));
    const own = lines[0]?.get(word);
    if (own) add(term, own, 1);
    for (const [at, first] of asked.entries())
      for (const length of [2, 3]) {
        const row = asked.slice(at, at + length);
        if (row.length < length || !row.includes(word)) continue;
        const line = await lineOf([first, ...row.slice(1)].join(' '));
        if (line) add(term, line, 1);
      }
    if (isLast && word.length >= BEGINNING)
      for (const part of lines)
        for (const [longer, line] of part)
          if (longer !== word && longer.startsWith(word) && !longer.includes(' ')) add(term, line, LONGER);
    if (term.entries.size === 0) await guess(term, word);
    return term;
  }

  return async (query, only = []) => {
    const asked = wordsIn(query);
    const all = [...new Set(asked)];
    const telling = all.filter((word) => !small.has(word));
    const words = telling.length > 0 ? telling : all;
    const [terms, filters] = await Promise.all([
      Promise.all(words.map((word) => termOf(word, asked, word === asked.at(-1)))),
      Promise.all(only.map(([kind, value]) => lineOf(filterName(kind, value)))),
    ]);
    const allowed = filters.map((line) => new Set(line ? readPostings(line[0], line[1]).map(entryIn) : []));
    const found = ranked(terms, index.entries).filter(({ entry }) => allowed.every((one) => one.has(entry)));
    const marks = terms.flatMap((term) => term.marks);
    return {
      count: found.length,
      entries: (from, to) =>
        Promise.all(
          found.slice(from, to).map(async ({ entry, passage }): Promise<FoundEntry> => {
            const { inPart } = index;
            const part = await passagePart(passageFile(entry, Math.floor(passage / inPart)));
            const [href, title, collection] = part.entry;
            const [id = '', heading = '', text = ''] = part.passages[passage % inPart] ?? [];
            const target = id === '' ? href : `${href}#${id}`;
            return { href, target, title, collection, heading, excerpt: excerptOf(text, marks, index) };
          }),
        ),
    };
  };
}

/** @returns the entries with every word, and those that answer nearly as well without one; the best first */
function ranked(terms: readonly Term[], count: number): { entry: number; passage: number }[] {
  const entries = new Set(terms.flatMap((term) => [...term.entries.keys()]));
  // A word that few entries have says more.
  const rarity = terms.map((term) => 1 + Math.log(count / Math.max(1, term.entries.size)));
  const scored = [...entries].map((entry) => {
    let [points, present, passage, most] = [0, 0, 0, 0];
    const places: number[] = [];
    for (const [at, term] of terms.entries()) {
      const own = term.entries.get(entry);
      if (!own) continue;
      const worth = own.points * (rarity[at] as number);
      present += 1;
      points += worth;
      places.push(own.passage);
      if (worth > most) [most, passage] = [worth, own.passage];
    }
    const share = present / terms.length;
    const isTogether = places.length > 1 && places.every((place) => place === places[0]);
    return { entry, passage, share, points: points * share * (isTogether ? TOGETHER : 1) };
  });
  scored.sort((a, b) => b.points - a.points || a.entry - b.entry);
  const enough = (scored[0]?.points ?? 0) * ENOUGH;
  return scored.filter(({ share, points }) => share === 1 || points >= enough);
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}
