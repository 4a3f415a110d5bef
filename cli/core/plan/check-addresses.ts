/**
 * The addresses that were published before: one that is there no more is told of, at what most likely has moved, so that
 * readers and other sites still find it. A content folder without such a list has nothing to be told of.
 */
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { locator } from '../../diagnostics/place.ts';
import { faultPlacer, START } from '../entries/documents.ts';
import { SITE_FILE } from '../entries/known-places.ts';
import { decode } from '../parse/decode.ts';
import type { Build } from '../stages/build.ts';
import type { Content } from '../stages/content.ts';
import type { Page } from '../stages/page.ts';
import { ADDRESS_LIST, addressesIn } from '../values/address-list.ts';
import { FORMATS } from '../values/formats.ts';
import { aliasesIn } from './check-aliases.ts';
import { addressesBy, findMoved } from './find-moved.ts';

export interface AddressCheck {
  diagnostics: Diagnostic[];
  /** Published addresses that the list lacks, in order. */
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
export function checkAddresses(build: Build, content: Content, pages: readonly Page[]): AddressCheck {
  const { folder, drafts } = build;
  const bytes = folder.addresses && !drafts ? folder.read(folder.addresses) : null;
  if (bytes === null || 'code' in bytes) return { diagnostics: [], unlisted: [] };
  const { text } = decode(bytes);
  const tell = locator({ path: ADDRESS_LIST, text });
  const place = faultPlacer(folder);
  const lines = addressesIn(text);
  const listed = new Map([...lines].reverse().map((line) => [line.address, line]));
  const fresh = pages.filter(({ path, indexed, continues }) => indexed && !continues && !listed.has(path));
  const there = new Set([...pages.map(({ path }) => path), ...heldBack(build, content)]);
  const isAddress = (line: string): boolean => FORMATS['page-path'](line) === null;
  const gone = [...listed.keys()].filter((address) => !there.has(address) && isAddress(address));
  const newcomers = fresh.filter(({ entry, setting }) => entry !== null || setting !== undefined);
  const find = gone.length > 0 ? findMoved(build, content, newcomers, gone.length) : () => null;
  const movedTo = new Map(gone.map((address) => [address, find(address)]));
  const diagnostics = lines.flatMap((line): Diagnostic[] => {
    const { address: path, start, end } = line;
    const at = { start, end };
    if (!isAddress(path)) return [tell({ code: 'address/not-an-address', params: { line: path }, at })];
    if (!movedTo.has(path) || listed.get(path) !== line) return [];
    const page = movedTo.get(path);
    if (!page) return [tell({ code: 'address/gone', params: { path }, at })];
    const where = page.entry ? START : ({ pointer: page.setting ?? '', target: 'value' } as const);
    const fault = { code: 'address/moved', params: { path, now: page.path }, at: where } as const;
    return [place(page.entry?.file ?? SITE_FILE, fault).diagnostic];
  });
  const unlisted = fresh.map(({ path }) => path).sort();
  const [first] = unlisted;
  const params = { count: unlisted.length, first: first ?? '' };
  if (first !== undefined) diagnostics.push(tell({ code: 'address/unlisted', params, at: START }));
  return { diagnostics, unlisted };
}
