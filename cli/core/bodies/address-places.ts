/** Places of the addresses of links and images in a body: markdown-it only gives their block. */
import type { Token } from 'markdown-it';
import type { Slice } from '../stages/document.ts';
import { parser } from './markdown-parser.ts';

/** First and last line of a block, the end exclusive. */
export type Lines = readonly [number, number];

/**
 * Maximum number of characters searched, as a multiple of the text. An address of a single letter is found everywhere,
 * and thousands of them would take minutes.
 */
const MOST_SEARCHED = 40;

/** The text before an address in a link or a definition: `](/a/)`, `]: /a/`, `</a/>`. */
const LINKED = /(?:\][(:]\s*|<)$/;

/** The beginning of an address in a link or a definition. */
const BEFORE_ADDRESS = /\](?:\(|:)\s{0,99}/g;

/** @returns the places of addresses written with a backslash or an entity, by the address as parsed, in their order */
function escapedPlaces(text: string): Map<string, { start: number; end: number }[]> {
  const places = new Map<string, { start: number; end: number }[]>();
  let spare = MOST_SEARCHED * text.length;
  for (const { 0: before, index } of text.matchAll(BEFORE_ADDRESS)) {
    const from = index + before.length;
    const to = spare > 0 ? text.length : from;
    const { ok, pos, str: address } = parser.helpers.parseLinkDestination(text, from, to);
    spare -= pos - from;
    const inner = text[from] === '<' ? 1 : 0;
    const [start, end] = [from + inner, pos - inner];
    if (!ok || !/[\\&]/.test(text.slice(start, end))) continue;
    const same = places.get(address);
    if (same) same.push({ start, end });
    else places.set(address, [{ start, end }]);
  }
  return places;
}

/**
 * @param lines offsets of the body's lines
 * @param addresses and code that may contain one, in the order of the text, each with the lines of its block
 * @returns offsets into the file; for an address that is not found, the beginning of its block
 */
export function addressPlaces(
  body: Slice,
  lines: readonly number[],
  addresses: readonly { address: string; lines: Lines; token?: Token }[],
): { start: number; end: number }[] {
  const { text, start: offset } = body;
  const places: { start: number; end: number }[] = [];
  const searchedTo = new Map<string, number>();
  let spare = MOST_SEARCHED * text.length;
  let escaped: ReturnType<typeof escapedPlaces> | undefined;
  /** End of the last address found in its own block. */
  let cursor = 0;

  /** The first place of an address in a link; else where it is not a part of a longer one; else any, or -1. */
  const search = (address: string, from: number, to: number): { at: number; isSure: boolean } => {
    if (spare <= 0 || address === '') return { at: -1, isSure: false };
    const searched = text.slice(0, to);
    let [any, exact] = [-1, -1];
    let at = searched.indexOf(address, from);
    for (; at >= 0; at = searched.indexOf(address, at + 1)) {
      if (any < 0) any = at;
      if (/[^\s(<:]/.test(text[at - 1] ?? '') || /[^\s)>"']/.test(text[at + address.length] ?? '')) continue;
      if (exact < 0) exact = at;
      if (LINKED.test(text.slice(Math.max(0, at - 8), at))) break;
    }
    spare -= (at < 0 ? to : at) - from + 1;
    return at < 0 ? { at: exact < 0 ? any : exact, isSure: false } : { at, isSure: true };
  };

  for (const { address, lines: block, token } of addresses) {
    const [first, last] = [lines[block[0]] ?? 0, lines[block[1]] ?? text.length];
    const own = search(address, Math.max(first, cursor), last);
    let { at } = own;
    if (!own.isSure && token?.type !== 'code_inline') {
      // A reference is defined elsewhere, usually below.
      const below = search(address, Math.max(last, searchedTo.get(address) ?? 0), text.length);
      if (below.isSure || at < 0) at = below.at;
      if (at >= last) searchedTo.set(address, at + address.length);
      else if (!below.isSure) {
        const above = search(address, 0, first);
        if (above.isSure && text[above.at - 1] !== '(') at = above.at;
      }
    }
    let { length } = address;
    if (at < 0) {
      escaped ??= escapedPlaces(text);
      const same = escaped.get(address) ?? [];
      const place = same.length > 1 ? same.shift() : same[0];
      if (place) [at, length] = [place.start, place.end - place.start];
    }
    if (at >= first && at < last) cursor = at + length;
    const start = offset + (at < 0 ? first : at);
    places.push({ start, end: at < 0 ? start : start + length });
  }
  return places;
}
