/**
 * The addresses that were published before: one that is there no more is told of, at what most likely has moved, so that
 * readers and other sites still find it. A content folder without such a list has nothing to be told of; a list that
 * cannot be read is an error, so that nothing takes it for empty.
 */
import { type Diagnostic, isError, type Outcome } from '../../diagnostics/diagnostic.ts';
import { locator } from '../../diagnostics/place.ts';
import { faultPlacer, START, tellUnreadable } from '../entries/documents.ts';
import { SITE_FILE } from '../entries/known-places.ts';
import { conflictsIn } from '../parse/conflicts.ts';
import { decode, limitsOf } from '../parse/decode.ts';
import type { Span } from '../parse/unread.ts';
import type { Build } from '../stages/build.ts';
import type { Content } from '../stages/content.ts';
import type { Page } from '../stages/page.ts';
import { ADDRESS_LIST, addressesIn, type ListedAddress } from '../values/address-list.ts';
import { FORMATS } from '../values/formats.ts';
import { aliasesIn } from './check-aliases.ts';
import { addressesBy, findMoved } from './find-moved.ts';

/** Most faults told of in the list itself; a file with more is no list. */
const MOST_TOLD = 200;

/** The list as it can be relied on. */
export interface AddressList {
  text: string;
  /** In the order of the list, without those that are no addresses. */
  lines: readonly ListedAddress[];
}

/** The same text with blanks in the place of some parts. */
function without(text: string, spans: readonly Span[]): string {
  let [rest, at] = ['', 0];
  for (const { start, end } of spans) {
    rest += text.slice(at, start) + ' '.repeat(end - start);
    at = end;
  }
  return rest + text.slice(at);
}

/** @returns the list, or null where there is none or it cannot be relied on; with what is wrong there */
export function readAddressList({ folder }: Pick<Build, 'folder'>): Outcome<AddressList | null> {
  if (!folder.addresses) return { value: null, diagnostics: [] };
  const bytes = folder.read(folder.addresses);
  if ('code' in bytes) return { value: null, diagnostics: [tellUnreadable(bytes)] };
  const { text, faults } = decode(bytes, limitsOf(ADDRESS_LIST));
  const tell = locator({ path: ADDRESS_LIST, text });
  const conflicts = conflictsIn(text);
  const diagnostics = [...faults, ...conflicts.faults].slice(0, MOST_TOLD).map(tell);
  const isTold = ({ start, end }: ListedAddress): boolean =>
    faults.some(({ at }) => 'start' in at && at.start <= end && at.end >= start);
  const lines = addressesIn(without(text, conflicts.spans)).filter((line) => {
    const { address, start, end } = line;
    const fault = FORMATS['page-path'](address);
    if (!fault) return true;
    const { suggestions = [] } = fault;
    const params = { line: address };
    if (diagnostics.length < MOST_TOLD && !isTold(line))
      diagnostics.push(tell({ code: 'address/not-an-address', params, suggestions, at: { start, end } }));
    return false;
  });
  return { value: diagnostics.some(isError) ? null : { text, lines }, diagnostics };
}

export interface AddressCheck {
  diagnostics: Diagnostic[];
  /** Addresses of the site that the list lacks, in order. */
  unlisted: string[];
}

/** Addresses that an author or a date keeps back, and those that lead to them: none of these has moved. */
function heldBack(build: Build, content: Content): string[] {
  const published = new Set(content.published);
  const addressesOf = addressesBy(build, content);
  return content.entries.flatMap((entry) =>
    published.has(entry) ? [] : [...addressesOf(entry), ...aliasesIn(entry.fields)],
  );
}

/** @param pages of the site as it is planned */
export function checkAddresses(
  build: Build,
  content: Content,
  pages: readonly Page[],
  list: AddressList | null,
): AddressCheck {
  if (!list || build.drafts) return { diagnostics: [], unlisted: [] };
  const tell = locator({ path: ADDRESS_LIST, text: list.text });
  const place = faultPlacer(build.folder);
  const listed = new Map([...list.lines].reverse().map((line) => [line.address, line]));
  const fresh = pages.filter(({ path, indexed, continues }) => indexed && !continues && !listed.has(path));
  const there = new Set([...pages.map(({ path }) => path), ...heldBack(build, content)]);
  const gone = [...listed.values()].filter(({ address }) => !there.has(address));
  const newcomers = fresh.filter(({ entry, setting }) => entry !== null || setting !== undefined);
  const find = gone.length > 0 ? findMoved(build, content, newcomers, gone.length) : () => null;
  const diagnostics = gone.map(({ address: path, start, end }): Diagnostic => {
    const page = find(path);
    if (!page) return tell({ code: 'address/gone', params: { path }, at: { start, end } });
    const at = page.entry ? START : ({ pointer: page.setting ?? '', target: 'value' } as const);
    const fault = { code: 'address/moved', params: { path, now: page.path }, at } as const;
    return place(page.entry?.file ?? SITE_FILE, fault).diagnostic;
  });
  const unlisted = fresh.map(({ path }) => path).sort();
  const [first] = unlisted;
  const params = { count: unlisted.length, first: first ?? '' };
  if (first !== undefined) diagnostics.push(tell({ code: 'address/unlisted', params, at: START }));
  return { diagnostics, unlisted };
}
