/** Entries → the files of a search index, in a format that `values/search-format.ts` describes. */
import type { SearchDocument, SearchPlan } from '../stages/plan.ts';
import { fingerprint } from '../values/hash.ts';
import { chunks } from '../values/lists.ts';
import {
  filterName,
  type PassagePart,
  passageFile,
  type SearchManifest,
  slipFile,
  slipKeys,
} from '../values/search-format.ts';
import {
  entryIn,
  LEVELS,
  levelIn,
  levelOf,
  type Posting,
  passageIn,
  postingOf,
  writePostings,
} from '../values/search-postings.ts';
import { type CountedWords, countWords } from './counted-words.ts';
import { affixesOf, smallWords, Vocabulary } from './word-forms.ts';
import { wordParts } from './word-parts.ts';

/** Part of its points that a word counts where only another form of it is. */
const OTHER_FORM = 0.75;

/** Size of a file with words for typing errors, in characters. */
const SLIPS = 5000;

/** Words shorter than this are never meant by one with a typing error. */
const SHORT = 4;

/** A file of an index; its path is relative to the folder of the index. */
export interface IndexFile {
  path: string;
  content: string;
  /** Of its content. */
  fingerprint: string;
}

const fileOf = (path: string, value: unknown): IndexFile => {
  const content = JSON.stringify(value);
  return { path, content, fingerprint: fingerprint(content) };
};

/**
 * @param textOf gives the text of a page, by its path
 * @returns the files; the same source gives the same bytes
 */
export function indexFiles(
  { language, documents, alike, small }: SearchPlan,
  textOf: (path: string) => string,
): IndexFile[] {
  const pairs = alike.split(', ').flatMap((pair) => {
    const [one = '', other = ''] = pair.split('=');
    return one === '' || other === '' ? [] : [[one, other] as const];
  });
  const vocabulary = new Vocabulary(language);
  const rows = [...new Set(pairs.flat().filter((one) => one.includes(' ')))];
  const counted = countWords(documents, textOf, vocabulary, rows);
  const { from, parts } = wordParts([...wordLines(counted, vocabulary, pairs), ...filterLines(documents)]);
  const slips = slipFiles(counted, vocabulary);
  const inPart = passagesInPart(counted.passages);
  const files = [
    ...parts.map((text, at) => fileOf(`w${at}.json`, text)),
    ...slips.map((text, at) => fileOf(`s${at}.json`, text)),
    ...passageFiles(documents, counted.passages, inPart),
  ];
  const manifest: SearchManifest = {
    version: fingerprint(files.map((file) => file.fingerprint).join('')).slice(0, 8),
    entries: documents.length,
    inPart,
    parts: from,
    slips: slips.length,
    small: small ?? smallWords(language),
    ...affixesOf(language),
  };
  return [fileOf('index.json', manifest), ...files];
}

type Line = readonly [word: string, postings: string];

/** @returns a line for each filter, as `search-format.ts` names them */
function filterLines(documents: readonly SearchDocument[]): Line[] {
  const filters = new Map<string, Posting[]>();
  for (const [entry, { collection, tags }] of documents.entries())
    for (const name of new Set([
      filterName('in', collection),
      ...tags.map((tag) => filterName('tag', tag)),
    ])) {
      const own = filters.get(name);
      if (own) own.push(postingOf(entry, 0, 0));
      else filters.set(name, [postingOf(entry, 0, 0)]);
    }
  return [...filters].map(([name, postings]) => [name, writePostings(postings)]);
}

/** @returns a line for each word, with the entries of all its forms; a root that is no word has one, too */
function wordLines(
  { postings, passages }: CountedWords,
  vocabulary: Vocabulary,
  pairs: readonly (readonly [one: string, other: string])[],
): Line[] {
  const byRoot = new Map<string, number[]>();
  for (const word of postings.keys())
    for (const root of vocabulary.rootsOf(word)) {
      const own = byRoot.get(root);
      if (own) own.push(word);
      else byRoot.set(root, [word]);
    }
  const formsOf = (word: number): number[] =>
    vocabulary.rootsOf(word).flatMap((root) => byRoot.get(root) ?? []);
  const merge = merger(postings, passages.length);
  const lines: Line[] = [];
  /** Other words for some, by number. */
  const others = new Map<number, string[]>();
  for (const [one, other] of pairs) {
    const number = vocabulary.numberOf(one);
    for (const key of new Set([number, ...(one.includes(' ') ? [] : formsOf(number))]))
      others.set(key, [...(others.get(key) ?? []), other]);
  }
  for (const [word, alike] of others) {
    const meant = alike.map((other) => vocabulary.numberOf(other));
    const forms = meant.flatMap((other) => [other, ...formsOf(other)]);
    const own = merge([word], [...formsOf(word), ...forms]);
    if (own.length > 0)
      lines.push([vocabulary.words[word] as string, `${writePostings(own)}\t${alike.join(',')}`]);
  }
  for (const [root, forms] of byRoot) {
    const isWord = forms.some((form) => vocabulary.words[form] === root);
    const written =
      isWord && !vocabulary.isExact ? NOTHING : writePostings(merge(vocabulary.isExact ? forms : [], forms));
    if (!isWord) lines.push([root, written]);
    if (vocabulary.isExact)
      for (const form of forms)
        if (!others.has(form)) lines.push([vocabulary.words[form] as string, written]);
  }
  if (!vocabulary.isExact)
    for (const word of postings.keys())
      if (!others.has(word))
        lines.push([vocabulary.words[word] as string, writePostings(merge([word], formsOf(word)))]);
  return lines.filter(([, written]) => written !== NOTHING);
}

/** The postings of a word that no entry has. */
const NOTHING = writePostings([]);

/** @returns a function that joins the postings of words: those that are meant, and others that count less */
function merger(postings: CountedWords['postings'], count: number) {
  const points = new Float64Array(count);
  const most = new Float64Array(count);
  const passages = new Uint8Array(count);
  return (own: readonly number[], others: readonly number[]): readonly Posting[] => {
    const [only = 0] = own;
    if (own.length === 1 && others.every((word) => word === only)) return postings[only] ?? [];
    const entries: number[] = [];
    const add = (word: number, weight: number): void => {
      for (const posting of postings[word] ?? []) {
        const entry = entryIn(posting);
        const more = (LEVELS[levelIn(posting)] as number) * weight;
        const before = points[entry] as number;
        if (before === 0) entries.push(entry);
        if (more > (most[entry] as number)) {
          most[entry] = more;
          passages[entry] = passageIn(posting);
        }
        // Two forms say more than one, but not twice as much.
        points[entry] = Math.sqrt(before * before + more * more);
      }
    };
    for (const word of own) add(word, 1);
    for (const word of new Set(others)) if (!own.includes(word)) add(word, OTHER_FORM);
    // Numbers in such an array are sorted without a call for each pair.
    const joined = Array.from(Uint32Array.from(entries).sort(), (entry) =>
      postingOf(entry, levelOf(points[entry] as number), passages[entry] as number),
    );
    for (const entry of entries) points[entry] = most[entry] = passages[entry] = 0;
    return joined;
  };
}

/** Number of entries from which on a word that occurs once, and in no title, is not taken for what somebody means. */
const MANY = 100;

/** @returns the files of words that one with a typing error may mean */
function slipFiles({ postings, inTitles, passages }: CountedWords, { words }: Vocabulary): string[] {
  const keyed: [key: string, word: string][] = [];
  let size = 0;
  for (const [number, word] of words.entries()) {
    const often = postings[number]?.length ?? 0;
    if (often === 0 || word.length < SHORT || !LETTERS.test(word)) continue;
    if (passages.length > MANY && often < 2 && !inTitles.has(number)) continue;
    for (const key of slipKeys(word)) keyed.push([key, word]);
    size += 2 * (word.length + 1);
  }
  // A power of two, so that it rarely changes.
  const files = 2 ** Math.max(0, Math.ceil(Math.log2(size / SLIPS)));
  const lists = Array.from({ length: files }, () => new Set<string>());
  for (const [key, word] of keyed) lists[slipFile(key, files)]?.add(word);
  return lists.map((list) => [...list].sort().join('\n'));
}

const LETTERS = /^\p{L}+$/u;

/** Usual size of a part with passages, in characters. */
const PASSAGES = 4500;

/** @returns a power of two, so that it rarely changes */
function passagesInPart(all: CountedWords['passages']): number {
  let [count, size] = [0, 0];
  for (const own of all) {
    count += own.length;
    for (const { heading, text } of own) size += heading.length + text.length;
  }
  return 2 ** Math.max(0, Math.round(Math.log2((PASSAGES * count) / Math.max(1, size))));
}

function passageFiles(
  documents: readonly SearchDocument[],
  all: CountedWords['passages'],
  inPart: number,
): IndexFile[] {
  const files: IndexFile[] = [];
  for (const [entry, { href, title, label }] of documents.entries())
    for (const [number, some] of chunks(all[entry] ?? [], inPart).entries()) {
      const part: PassagePart = {
        entry: [href, title, label],
        passages: some.map(({ id, heading, text }) => [id, heading, text]),
      };
      files.push(fileOf(`${passageFile(entry, number)}.json`, part));
    }
  return files;
}
