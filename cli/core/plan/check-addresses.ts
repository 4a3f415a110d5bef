/**
 * The addresses that were published before: one that is there no more is told of, at the entry that most likely has moved,
 * so that readers and other sites still find it. A content folder without such a list has nothing to be told of.
 */
import type { Diagnostic, Fault } from '../../diagnostics/diagnostic.ts';
import { locator } from '../../diagnostics/place.ts';
import { faultPlacer, START } from '../entries/documents.ts';
import { known, knownContent } from '../entries/faulty-files.ts';
import { decode } from '../parse/decode.ts';
import type { Build } from '../stages/build.ts';
import type { Content } from '../stages/content.ts';
import type { Entry } from '../stages/entry.ts';
import type { Page } from '../stages/page.ts';
import { ADDRESS_LIST, addressesIn, type ListedAddress } from '../values/address-list.ts';
import { FORMATS } from '../values/formats.ts';
import { slugify } from '../values/slug.ts';
import { aliasesIn } from './check-aliases.ts';

export interface AddressCheck {
  diagnostics: Diagnostic[];
  /** Published addresses that the list lacks, in order. */
  unlisted: string[];
}

/** An entry at an address that the list does not have. */
interface Newcomer {
  entry: Entry<object>;
  path: string;
  /** Of its address and of its title. */
  words: ReadonlySet<string>[];
}

/** Comparisons of words that a whole site may cost. */
const MOST_COMPARISONS = 200_000;
/** Share of words that two names have in common, from which on they most likely mean the same. */
const ALIKE = 0.5;

const titleOf = ({ fields }: Entry<object>): string => String((fields as { title?: unknown }).title ?? '');

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(text.split(/[-_/]+/).filter((word) => word !== ''));

const slugIn = (path: string): string => path.split('/').filter(Boolean).at(-1) ?? '';

function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return (2 * common) / (one.size + other.size || 1);
}

/** @returns the only one that is best by a measure that is high enough, or null */
function best(newcomers: readonly Newcomer[], measure: (one: Newcomer) => number): Newcomer | null {
  const [first, second] = newcomers
    .map((one) => ({ one, value: measure(one) }))
    .filter(({ value }) => value >= ALIKE)
    .sort((a, b) => b.value - a.value);
  return first && first.value !== second?.value ? first.one : null;
}

/** @returns which newcomer most likely is what stood at an address: the same file or title, or else a similar name */
function finder(
  { kept, site: { definition } }: Build,
  content: Content,
  newcomers: readonly Newcomer[],
  gone: number,
): (address: string) => Newcomer | null {
  const all = knownContent(content);
  const before = new Map<string, Entry>();
  for (const { entry } of kept.entries.values()) {
    if (!entry) continue;
    const [address] = entry.address === null ? definition.addressesOf(known(entry), all) : [entry.address];
    if (address !== undefined) before.set(address, entry);
  }
  const canCompare = gone * newcomers.length <= MOST_COMPARISONS;
  return (address) => {
    const old = before.get(address);
    const same = (is: (entry: Entry<object>) => boolean) =>
      best(newcomers, ({ entry }) => (is(entry) ? 1 : 0));
    const moved =
      old &&
      (same(({ fingerprint }) => fingerprint === old.fingerprint) ??
        same((entry) => titleOf(entry) === titleOf(old)));
    if (moved || !canCompare) return moved ?? null;
    const folder = address.split('/').slice(0, -2).join('/');
    const near = newcomers.filter(({ path }) => path.split('/').slice(0, -2).join('/') === folder);
    const words = wordsIn(slugIn(address));
    return best(near, (one) => Math.max(...one.words.map((other) => alike(words, other))));
  };
}

/** @returns what is to be said of the list's lines, and which of them name an address */
function readList(text: string, tell: (fault: Fault) => Diagnostic) {
  const diagnostics: Diagnostic[] = [];
  const listed = addressesIn(text).filter(({ address, start, end }) => {
    if (FORMATS['page-path'](address) === null) return true;
    diagnostics.push(tell({ code: 'address/not-an-address', params: { line: address }, at: { start, end } }));
    return false;
  });
  return { listed, diagnostics };
}

/** @param pages of the site as it is planned */
export function checkAddresses(build: Build, content: Content, pages: readonly Page[]): AddressCheck {
  const { folder, site, drafts } = build;
  const bytes = folder.addresses && !drafts ? folder.read(folder.addresses) : null;
  if (bytes === null || 'code' in bytes) return { diagnostics: [], unlisted: [] };
  const { text } = decode(bytes);
  const tell = locator({ path: ADDRESS_LIST, text });
  const { listed, diagnostics } = readList(text, tell);
  const names = new Set(listed.map(({ address }) => address));
  const shown = pages.filter(({ indexed, entry }) => indexed && entry !== null);
  const fresh = shown.filter(({ path }) => !names.has(path));

  const there = new Set(pages.map(({ path }) => path));
  const published = new Set(content.published);
  const all = knownContent(content);
  // What an author keeps back, or a date, is no move; nor is what leads to it.
  for (const entry of content.entries) {
    if (published.has(entry)) continue;
    const own = entry.address === null ? site.definition.addressesOf(known(entry), all) : [entry.address];
    for (const one of [...own, ...aliasesIn(entry.fields)]) there.add(one);
  }
  const seen = new Set<string>();
  const gone = listed.filter(({ address }) => !there.has(address) && !seen.has(address) && seen.add(address));
  if (gone.length > 0) {
    const newcomers = fresh.flatMap(({ entry, path }): Newcomer[] =>
      entry ? [{ entry, path, words: [wordsIn(slugIn(path)), wordsIn(slugify(titleOf(entry)))] }] : [],
    );
    const find = finder(build, content, newcomers, gone.length);
    const place = faultPlacer(folder);
    for (const one of gone) diagnostics.push(told(one, find(one.address)));
    function told({ address, start, end }: ListedAddress, moved: Newcomer | null): Diagnostic {
      const params = { path: address };
      if (!moved) return tell({ code: 'address/gone', params, at: { start, end } });
      const fault: Fault = { code: 'address/moved', params: { ...params, now: moved.path }, at: START };
      return place(moved.entry.file, fault).diagnostic;
    }
  }
  const unlisted = fresh.map(({ path }) => path).sort();
  const [first] = unlisted;
  if (first !== undefined)
    diagnostics.push(
      tell({ code: 'address/unlisted', params: { count: unlisted.length, first }, at: START }),
    );
  return { diagnostics, unlisted };
}
