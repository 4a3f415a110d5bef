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
import { eachPosting, LEVELS } from '../../core/values/search-postings.ts';
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

/** A word of a search. Arrays are by number of the entry: a large site has thousands with a word. */
interface Term {
  /** 0 without the word. */
  points: Float64Array;
  passages: Uint8Array;
  /** Number of entries with the word. */
  size: number;
  /** What is marked for it. */
  marks: string[];
}

type Line = [groups: string, places: string, marks: string];
const NO_LINE: Line = ['', '', ''];

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

  /** @returns the parts after that of a word that have words beginning with it */
  function furtherParts(word: string): Promise<Map<string, Line>>[] {
    const first = partWith(index.parts, word);
    const further: Promise<Map<string, Line>>[] = [];
    while (further.length + 1 < PARTS && index.parts[first + further.length + 1]?.startsWith(word))
      further.push(wordPart(`${first + further.length + 1}`));
    return further;
  }

  function add(term: Term, [groups, places, marks]: Line, weight: number): void {
    eachPosting(groups, places, (entry, level, passage) => {
      const points = (LEVELS[level] as number) * weight;
      const before = term.points[entry] as number;
      if (points <= before) return;
      if (before === 0) term.size += 1;
      term.points[entry] = points;
      term.passages[entry] = passage;
    });
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
    const term: Term = {
      points: new Float64Array(index.entries),
      passages: new Uint8Array(index.entries),
      size: 0,
      marks: [word],
    };
    const isBeginning = isLast && word.length >= BEGINNING;
    const first = await wordPart(`${partWith(index.parts, word)}`);
    const own = first.get(word);
    if (own) add(term, own, 1);
    // Where the word itself is there, words that begin with it are those near it: on a slow line, each further part is felt.
    const parts = [first, ...(isBeginning && !own ? await Promise.all(furtherParts(word)) : [])];
    for (const [at, begun] of asked.entries())
      for (const length of [2, 3]) {
        const row = asked.slice(at, at + length);
        if (row.length < length || !row.includes(word)) continue;
        const line = await lineOf([begun, ...row.slice(1)].join(' '));
        if (line) add(term, line, 1);
      }
    if (isBeginning)
      for (const part of parts)
        for (const [longer, line] of part)
          if (longer !== word && longer.startsWith(word) && !longer.includes(' ')) add(term, line, LONGER);
    if (term.size === 0) await guess(term, word);
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
    const allowed = filters.map((line = NO_LINE) => {
      const entries = new Set<number>();
      eachPosting(line[0], line[1], (entry) => entries.add(entry));
      return entries;
    });
    const { entries, passages } = ranked(terms, index.entries);
    const found =
      allowed.length === 0 ? entries : entries.filter((one) => allowed.every((own) => own.has(one)));
    const marks = terms.flatMap((term) => term.marks);
    return {
      count: found.length,
      entries: (from, to) =>
        Promise.all(
          found.slice(from, to).map(async (entry): Promise<FoundEntry> => {
            const { inPart } = index;
            const passage = passages[entry] as number;
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

/**
 * @returns the entries with every word, and those that answer nearly as well without one, the best first; and the passage that is
 *   shown of each, by number of the entry
 */
function ranked(terms: readonly Term[], count: number): { entries: number[]; passages: Uint8Array } {
  // A word that few entries have says more.
  const rarity = terms.map(({ size }) => 1 + Math.log(count / Math.max(1, size)));
  const passages = new Uint8Array(count);
  // Many entries have the same points, so those are sorted, not the entries.
  const byPoints = new Map<number, number[]>();
  /** Number of words that each entry has. */
  const words = new Uint8Array(count);
  for (let entry = 0; entry < count; entry += 1) {
    let sum = 0;
    let present = 0;
    let passage = 0;
    let most = 0;
    let isTogether = true;
    for (let at = 0; at < terms.length; at += 1) {
      const term = terms[at] as Term;
      const own = term.points[entry] as number;
      if (own === 0) continue;
      const place = term.passages[entry] as number;
      const worth = own * (rarity[at] as number);
      isTogether &&= present === 0 || place === passage;
      present += 1;
      sum += worth;
      if (worth <= most) continue;
      most = worth;
      passage = place;
    }
    if (present === 0) continue;
    words[entry] = present;
    passages[entry] = passage;
    const points = sum * (present / terms.length) * (isTogether && present > 1 ? TOGETHER : 1);
    const alike = byPoints.get(points);
    if (alike) alike.push(entry);
    else byPoints.set(points, [entry]);
  }
  const sorted = [...byPoints].sort(([a], [b]) => b - a);
  const enough = (sorted[0]?.[0] ?? 0) * ENOUGH;
  const entries = sorted.flatMap(([points, alike]) =>
    points >= enough ? alike : alike.filter((entry) => words[entry] === terms.length),
  );
  return { entries, passages };
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}
