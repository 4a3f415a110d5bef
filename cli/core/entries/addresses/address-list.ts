/**
 * The list of published addresses in the content folder. An unreadable list is an error, so that it is not taken for
 * an empty one.
 */
import { entryOf, type Fault } from '../../../diagnostics/index.ts';
import type { Span } from '../../../diagnostics/places/index.ts';
import { conflictsIn, decode, limitsOf } from '../../parse/index.ts';
import type { ContentFolder } from '../../stages/content-folder.ts';
import type { Page } from '../../stages/page.ts';
import { ADDRESS_LIST, addressesIn, type ListedAddress } from '../../values/address-list.ts';
import { redirectPage } from '../../values/addresses.ts';
import { FORMATS } from '../../values/formats/formats.ts';
import { memoized } from '../../values/lists.ts';
import { START } from '../documents/index.ts';

/** Most faults reported in the list itself; a file with more is not a list of addresses. */
const MAX_REPORTED = 200;

/** A valid list. */
export interface AddressList {
  text: string;
  /** In the order of the list, without invalid lines. */
  lines: readonly ListedAddress[];
}

/** The same text with some parts replaced by spaces. */
function without(text: string, spans: readonly Span[]): string {
  let [rest, at] = ['', 0];
  for (const { start, end } of spans) {
    rest += text.slice(at, start) + ' '.repeat(end - start);
    at = end;
  }
  return rest + text.slice(at);
}

/** A line without the mark of a list, quotes, site, query and file name around an address. */
const intendedAddress = (line: string): string =>
  line
    .replace(/^(?:[-*•]|\d{1,9}[.)])\s+/, '')
    .replace(/^["'“‘<]|["'”’>]?[,;]?$/g, '')
    .replace(/^(?:https?:\/\/[^/?#]*|(?:[a-z\d-]{1,63}\.){1,5}[a-z]{2,}(?=\/))(?=(\/?))/i, (_, slash) =>
      slash ? '' : '/',
    )
    .replace(/[?#][\s\S]*/, '')
    .trim()
    .replaceAll('\\', '/')
    .replace(/(?:index)?\.html?$/, '');

function readList({ addresses, read: bytesOf }: Pick<ContentFolder, 'read' | 'addresses'>): {
  list: AddressList | null;
  faults: Fault[];
} {
  if (!addresses) return { list: null, faults: [] };
  const bytes = bytesOf(addresses);
  if ('code' in bytes) {
    const { code, params, suggestions = [] } = bytes;
    return { list: null, faults: [{ code, params, suggestions, at: START }] };
  }
  const { text, faults: ofText } = decode(bytes, limitsOf(ADDRESS_LIST));
  const conflicts = conflictsIn(text);
  const faults: Fault[] = [...ofText, ...conflicts.faults].slice(0, MAX_REPORTED);
  const isKnown = ({ start, end }: ListedAddress): boolean =>
    ofText.some(({ at }) => 'start' in at && at.start <= end && at.end >= start);
  const lines = addressesIn(without(text, conflicts.spans)).filter((line) => {
    const { address, start, end } = line;
    const own = FORMATS['page-path'](address) ? null : redirectPage(address);
    if (own === address) return true;
    const intended = own ?? intendedAddress(address);
    const { suggestions = [] } = FORMATS['page-path'](intended) ?? { suggestions: [intended] };
    const params = { line: address };
    if (faults.length < MAX_REPORTED && !isKnown(line))
      faults.push({ code: 'address/not-an-address', params, suggestions, at: { start, end } });
    return false;
  });
  return { list: faults.some((one) => entryOf(one).severity === 'error') ? null : { text, lines }, faults };
}

/** @returns the list, or null if it is missing or invalid, and its faults; a folder is read once */
export const addressListIn = memoized(readList, new WeakMap());

/** @returns pages of the site whose addresses are missing from the list; empty without a list */
export function unlistedIn(list: AddressList | null, pages: readonly Page[]): Page[] {
  if (!list) return [];
  const listed = new Set(list.lines.map(({ address }) => address));
  const unlisted: Page[] = [];
  for (const page of pages)
    if (page.indexed && !page.continues && !listed.has(page.path)) unlisted.push(page);
  return unlisted;
}
