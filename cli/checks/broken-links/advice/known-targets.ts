/**
 * Links to pages that exist in another way: withheld today, at another address, a draft, or not translated. They have
 * messages of their own. The first two do not stop a build: a correct link must not become an error only because the
 * date has changed, or a page has moved. Of other links to no page it is said why there is none, and which ones there are.
 */
import type { ContentLink } from '../../../core/bodies/links/index.ts';
import { addressesBy, aliasLists, formerAddresses } from '../../../core/entries/addresses/index.ts';
import type { Models } from '../../../core/models/index.ts';
import { translationsIn } from '../../../core/models/languages/index.ts';
import type { SitePlan } from '../../../core/plan/index.ts';
import type { Build } from '../../../core/run/index.ts';
import type { Content } from '../../../core/stages/content.ts';
import type { Entry } from '../../../core/stages/entry.ts';
import type { Page } from '../../../core/stages/page.ts';
import type { SiteDefinition } from '../../../core/stages/site.ts';
import { faultOfSite } from '../../../core/validate/index.ts';
import { pageAddress, readablePath } from '../../../core/values/addresses.ts';
import { dayInWords } from '../../../core/values/days/days.ts';
import { siblingOf } from '../../../core/values/image-paths.ts';
import { lazily } from '../../../core/values/lists.ts';
import { addressIn, endingOf, languageOf } from '../../../core/values/names/languages.ts';
import type { Fault } from '../../../diagnostics/index.ts';
import type { Lang } from '../../../diagnostics/languages/index.ts';
import { phrase } from '../../../diagnostics/phrases/index.ts';

type AddressesOf = (entry: Entry) => string[];

/** Current addresses of pages, by their former addresses. */
function movedIn(content: Content, addressesOf: AddressesOf, models: Models): Map<string, string> {
  const { published } = content;
  const there = new Set(published.flatMap(addressesOf));
  const ofEntries = published.map((one) => ({ address: addressesOf(one)[0], aliases: formerAddresses(one) }));
  const all = [...aliasLists([], content, models), ...ofEntries];
  return new Map(
    all.flatMap(({ address = '', aliases }) =>
      there.has(address) ? aliases.map((alias) => [alias, address] as const) : [],
    ),
  );
}

/** Addresses of originals, by those that their missing translations would have. */
function untranslatedIn({ published, site }: Content, addressesOf: AddressesOf): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of published.filter(({ file }) => languageOf(file) === null)) {
    const [original] = addressesOf(entry);
    for (const { code } of original ? translationsIn(site?.fields.languages) : []) {
      const ending = endingOf(entry.file);
      const file = `${entry.file.slice(0, -ending.length)}.${code}${ending}`;
      const [address] = addressesOf({ ...entry, file });
      if (original !== undefined && address !== undefined) found.set(address, original);
    }
  }
  return found;
}

/** What a link to no page means, and where that is shown. */
interface WithoutPage {
  why: Record<Lang, string>;
  shown: Set<string>;
}

/** Addresses that people expect for entries without a page, such as cards, and for lists that show no others. */
function withoutPageIn(
  { published }: Content,
  addressesOf: AddressesOf,
  shownAt: (entry: Entry, list?: string) => string[],
): Map<string, WithoutPage> {
  const found = new Map<string, WithoutPage>();
  const add = (address: string, why: WithoutPage['why'], shown: readonly string[]): void => {
    const known = found.get(address) ?? { why, shown: new Set() };
    for (const place of shown) known.shown.add(place);
    found.set(address, known);
  };
  for (const entry of published) {
    if (addressesOf(entry).length > 0) continue;
    const { file, collection, slug } = entry;
    const [own, ...lists] = addressesOf({ ...entry, bodyStart: entry.bodyStart ?? 0 });
    const why = phrase(`link/no-such-page:${own === undefined ? 'page' : 'text'}`, { file });
    const shown = shownAt(entry);
    const names = [addressIn(languageOf(file), `/${collection}/${slug}/`), `/${file}`];
    for (const address of new Set([...(own === undefined ? [] : [own]), ...names])) add(address, why, shown);
    for (const list of lists) add(list, phrase('link/no-such-page:list'), shownAt(entry, list));
  }
  return found;
}

/** Number of pages up to which all of them are listed: in a longer list, nobody finds the page that was intended. */
const FEW_PAGES = 8;
/** Number of places up to which they are suggested. */
const FEW_PLACES = 3;

/** @returns a function that gives the site's own message for a link to a part of a page without content yet */
export function expectedIdFault(
  pages: readonly Page[],
  definition: Pick<SiteDefinition, 'diagnostics'>,
): (fault: Fault) => Fault {
  const expected = new Map<string, NonNullable<Page['expects']>[number]>();
  for (const { path, expects = [] } of pages)
    for (const one of expects) expected.set(`${path}#${one.id}`, one);
  return (fault) => {
    const { path, anchor } = fault.params ?? {};
    const later = fault.code === 'link/no-such-anchor' ? expected.get(`${path}#${anchor}`) : undefined;
    return later ? faultOfSite(definition, { code: later.code, params: later.params, at: fault.at }) : fault;
  };
}

/** What is known of an address, also if it is written without its slash or with the name of its file. */
const whatIsAt = <T>(known: { get(address: string): T | undefined }, address: string): T | undefined =>
  known.get(address) ?? known.get(pageAddress(address));

/**
 * @param planned null if the pages cannot be planned yet
 * @param pages addresses that links may lead to
 * @returns a function that replaces the fault of a link if dates, a move, a draft or a missing translation caused it, and
 *   says of another one why there is no page; of the first for which nothing is known, which pages there are
 */
export function knownTargets(
  { models }: Pick<Build, 'models'>,
  content: Content,
  planned: Pick<SitePlan, 'pages' | 'whereShown'> | null,
  pages: ReadonlySet<string>,
): (fault: Fault, link: Pick<ContentLink, 'href' | 'path'>) => Fault {
  const addressesOf = addressesBy(models, content.choices);
  /** Entries withheld because of their dates; of several with an address, the first. */
  const absent = lazily(() => {
    const all = content.absent.flatMap((one) => addressesOf(one.entry).map((at) => [at, one] as const));
    return new Map(all.reverse());
  });
  const moved = lazily(() => movedIn(content, addressesOf, models));
  /** Files of drafts, by the addresses of their pages. */
  const drafts = lazily(() => {
    const own = content.entries.filter(({ draft }) => draft);
    return new Map(own.map((entry) => [addressesOf(entry)[0], entry.file]));
  });
  const untranslated = lazily(() => untranslatedIn(content, addressesOf));
  /** Pages whose address remains when a list becomes longer. */
  const lasting = lazily(
    () =>
      new Set(planned?.pages.flatMap(({ path, indexed, continues }) => (indexed && !continues ? path : []))),
  );
  const withoutPage = lazily(() =>
    withoutPageIn(
      content,
      addressesOf,
      (entry, list) => planned?.whereShown?.(entry, list).map(({ path }) => path) ?? [],
    ),
  );
  let areListed = false;
  const explained = (fault: Fault, target: string, address: string): Fault => {
    const one = whatIsAt(withoutPage(), address);
    if (one) {
      const places = one.shown.size > FEW_PLACES ? [] : [...one.shown];
      const suggestions = places.filter((place) => lasting().has(place.replace(/#.*/, '')));
      const shown = (suggestions.length > 0 ? suggestions : places).join(', ');
      const which = suggestions.length > 0 ? 'shown' : 'continued';
      const advice =
        shown === '' ? phrase('link/no-such-page:remove') : phrase(`link/no-such-page:${which}`, { shown });
      return { ...fault, params: { target, why: one.why, advice, known: '' }, suggestions };
    }
    if (areListed || fault.suggestions?.length || pages.size === 0 || pages.size > FEW_PAGES) return fault;
    areListed = true;
    return { ...fault, params: { target, why: '', advice: '', known: [...pages].sort().join(', ') } };
  };
  return (fault, { href, path: file }) => {
    if (fault.code !== 'link/no-such-page') return fault;
    const target = String(fault.params?.target);
    const written = readablePath(target);
    const address = written.startsWith('/') ? written : `/${siblingOf(written, file)}`;
    const { at } = fault;
    const rest = href.slice(target.length);
    const missed = whatIsAt(absent(), address);
    if (missed) {
      const why = phrase(`link/absent-page:${missed.why}`, { day: dayInWords(missed.day) });
      return { code: 'link/absent-page', params: { target, why }, at };
    }
    const now = whatIsAt(moved(), address);
    if (now !== undefined)
      return { code: 'link/moved', params: { target, now }, suggestions: [now + rest], at };
    const draft = whatIsAt(drafts(), address);
    if (draft !== undefined) return { code: 'link/draft', params: { target, file: draft }, at };
    const original = whatIsAt(untranslated(), address);
    return original === undefined
      ? explained(fault, target, address)
      : { code: 'link/untranslated', params: { target, now: original }, suggestions: [original + rest], at };
  };
}
