/** Entries → the files of a search index, in a format that `values/search-format.ts` describes. */
import type { SearchDocument, SearchPlan } from '../stages/plan.ts';
import { fingerprint } from '../values/hash.ts';
import {
  levelOf,
  type PassagePart,
  PASSAGES_IN_PART,
  type SearchManifest,
  slipFile,
  slipKeys,
  writeNumbers,
  writePostings,
} from '../values/search-format.ts';
import { type Counted, type CountedWords, countWords } from './counted-words.ts';
import { partsOf } from './word-parts.ts';
import { affixesOf, smallWords, type WordForms, wordForms } from './word-forms.ts';

/** Part of its points that a word counts where only another form of it is. */
const OTHER_FORM = 0.75;

/** Size of a file with words for typing errors, in characters. */
const SLIPS = 5000;

/** Words shorter than this are never meant by one with a typing error. */
const SHORT = 4;

/** An entry's name of a filter, as `search-format.ts` says. */
const filtersOf = ({ collection, tags }: SearchDocument): string[] => [
  `#in:${collection}`,
  ...tags.map((tag) => `#tag:${tag}`),
];

/**
 * @param textOf gives the text of a page, by its path
 * @returns the files, with paths relative to the folder of the index; the same source gives the same bytes
 */
export function indexFiles(
  { language, documents, alike, small }: SearchPlan,
  textOf: (path: string) => string,
): { path: string; content: string }[] {
  const pairs = alike.split(', ').flatMap((pair) => {
    const [one = '', other = ''] = pair.split('=');
    return one === '' || other === '' ? [] : [[one, other] as const];
  });
  const forms = wordForms(language);
  const rows = [...new Set(pairs.flat().filter((one) => one.includes(' ')))];
  const counted = countWords(documents, textOf, forms, rows);
  const lines = linesOf(counted, forms, pairs);
  const filters = new Map<string, number[]>();
  for (const [entry, document] of documents.entries())
    for (const name of new Set(filtersOf(document))) {
      const own = filters.get(name);
      if (own) own.push(entry);
      else filters.set(name, [entry]);
    }
  for (const [name, entries] of filters) {
    const none = entries.map(() => 0);
    lines.push([name, writePostings({ entries, levels: none, passages: none })]);
  }
  const { from, parts } = partsOf(lines);
  const slips = slipFiles(counted.words, documents.length);
  const files = [
    ...parts.map((text, at) => ({ path: `w${at}.json`, content: JSON.stringify(text) })),
    ...slips.map((text, at) => ({ path: `s${at}.json`, content: JSON.stringify(text) })),
    ...passageFiles(documents, counted.passages),
  ];
  const manifest: SearchManifest = {
    version: fingerprint(files.map(({ content }) => content).join('\0')).slice(0, 8),
    entries: documents.length,
    passages: writeNumbers(counted.passages.map(({ length }) => length)),
    parts: from,
    slips: slips.length,
    small: small ?? smallWords(language),
    ...affixesOf(language),
  };
  return [{ path: 'index.json', content: JSON.stringify(manifest) }, ...files];
}

type Line = [words: string, postings: string];

/** @returns a line for each list of postings, with the words that it is for; a stem that is no word has one, too */
function linesOf(
  { words, passages }: CountedWords,
  forms: WordForms,
  pairs: readonly (readonly [one: string, other: string])[],
): Line[] {
  const byRoot = new Map<string, string[]>();
  for (const word of words.keys())
    for (const root of forms.roots(word)) {
      const own = byRoot.get(root);
      if (own) own.push(word);
      else byRoot.set(root, [word]);
    }
  const formsOf = (word: string): string[] => [...forms.roots(word)].flatMap((root) => byRoot.get(root) ?? []);
  const others = new Map<string, string[]>();
  for (const [one, other] of pairs)
    for (const key of one.includes(' ') ? [one] : [one, ...formsOf(one)])
      others.set(key, [...(others.get(key) ?? []), other]);
  const merged = merger(words, passages.length);
  const keys = new Set([...words.keys(), ...others.keys()]);
  if (forms.isExact) for (const root of byRoot.keys()) keys.add(root);
  /** The lists of words that have all their forms in common. */
  const shared = new Map<string, string>();
  const lines: Line[] = [];
  for (const key of keys) {
    const alike = others.get(key) ?? [];
    const root = forms.isExact && alike.length === 0 ? ([...forms.roots(key)][0] ?? key) : null;
    const related = words.has(key) || root === null ? formsOf(key) : (byRoot.get(key) ?? []);
    const group = words.has(key) ? root : key;
    let written = group === null ? undefined : shared.get(group);
    if (written === undefined) {
      const meant = alike.flatMap((other) => (other.includes(' ') ? [other] : [other, ...formsOf(other)]));
      const list = merged(forms.isExact ? [] : [key], [...related, ...meant], forms.isExact ? 1 : OTHER_FORM);
      if (list.entries.length === 0) continue;
      const levels = list.points.map(levelOf);
      const marks = [...new Set(alike)].join(',');
      written = writePostings({ ...list, levels }) + (marks === '' ? '' : `\t${marks}`);
      if (group !== null) shared.set(group, written);
    }
    lines.push([key, written]);
  }
  return lines;
}

/** @returns a function that merges the entries of words: those that are meant, and others that count less */
function merger(words: CountedWords['words'], count: number) {
  const points = new Float64Array(count);
  const best = new Float64Array(count);
  const passages = new Uint32Array(count);
  return (own: readonly string[], related: readonly string[], weight: number): Omit<Counted, 'isInTitle'> => {
    const touched: number[] = [];
    const add = (word: string, factor: number): void => {
      const counted = words.get(word);
      for (let at = 0; at < (counted?.entries.length ?? 0); at += 1) {
        const entry = counted?.entries[at] as number;
        const more = (counted?.points[at] as number) * factor;
        const before = points[entry] as number;
        if (before === 0) touched.push(entry);
        if (more > (best[entry] as number)) {
          best[entry] = more;
          passages[entry] = counted?.passages[at] as number;
        }
        // Two forms say more than one, but not twice as much.
        points[entry] = Math.sqrt(before * before + more * more);
      }
    };
    for (const word of own) add(word, 1);
    for (const word of new Set(related)) if (!own.includes(word)) add(word, weight);
    touched.sort((a, b) => a - b);
    const made = {
      entries: touched,
      points: touched.map((entry) => points[entry] as number),
      passages: touched.map((entry) => passages[entry] as number),
    };
    for (const entry of touched) points[entry] = best[entry] = passages[entry] = 0;
    return made;
  };
}

/** @returns the files of words that one with a typing error may mean: in large sites, none that occurs only once */
function slipFiles(words: CountedWords['words'], count: number): string[] {
  const keyed: [key: string, word: string][] = [];
  let size = 0;
  for (const [word, { entries, isInTitle }] of words) {
    if (word.length < SHORT || word.includes(' ') || /\p{N}/u.test(word)) continue;
    if (count > 100 && entries.length < 2 && !isInTitle) continue;
    for (const key of slipKeys(word)) keyed.push([key, word]);
    size += 2 * (word.length + 1);
  }
  // A power of two, so that it rarely changes.
  const files = 2 ** Math.max(0, Math.ceil(Math.log2(size / SLIPS)));
  const lists = Array.from({ length: files }, () => new Set<string>());
  for (const [key, word] of keyed) lists[slipFile(key, files)]?.add(word);
  return lists.map((list) => [...list].sort().join('\n'));
}

function passageFiles(documents: readonly SearchDocument[], all: CountedWords['passages']) {
  const numbered = all.flatMap((own, entry) => own.map((passage) => ({ entry, ...passage })));
  const files: { path: string; content: string }[] = [];
  for (let start = 0; start < numbered.length; start += PASSAGES_IN_PART) {
    const some = numbered.slice(start, start + PASSAGES_IN_PART);
    const shown = [...new Set(some.map(({ entry }) => entry))];
    const part: PassagePart = {
      entries: shown.map((entry) => {
        const { href, title, label } = documents[entry] as SearchDocument;
        return [href, title, label];
      }),
      passages: some.map(({ entry, id, heading, text }) => [shown.indexOf(entry), id, heading, text]),
    };
    files.push({ path: `p${start / PASSAGES_IN_PART}.json`, content: JSON.stringify(part) });
  }
  return files;
}
