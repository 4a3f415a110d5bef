/** Places of the addresses of links and images in a body: markdown-it only gives their block. */
import type { Slice } from '../stages/document.ts';

/** First and last line of a block, the end exclusive. */
export type Lines = readonly [number, number];

/**
 * Maximum number of characters searched, as a multiple of the text. An address written with escapes is not found as
 * parsed, one of a single letter is found everywhere, and thousands of them would take minutes.
 */
const MOST_SEARCHED = 40;

/**
 * @param lines offsets of the body's lines
 * @param addresses in the order of the text, each with the lines of its block
 * @returns offsets into the file; for an address that is not found, the beginning of its block
 */
export function addressPlaces(
  body: Slice,
  lines: readonly number[],
  addresses: readonly { address: string; lines: Lines }[],
): { start: number; end: number }[] {
  const { text, start: offset } = body;
  const places: { start: number; end: number }[] = [];
  const searchedTo = new Map<string, number>();
  let spare = MOST_SEARCHED * text.length;
  /** End of the last address found in its own block. */
  let cursor = 0;

  /** Offset of an address that is not a part of a longer one, else of one that is, or -1. */
  const search = (address: string, from: number, to: number): number => {
    if (spare <= 0 || address === '') return -1;
    const searched = text.slice(0, to);
    let at = searched.indexOf(address, from);
    const first = at;
    for (; at >= 0; at = searched.indexOf(address, at + 1)) {
      if (!/[^\s(<:]/.test(text[at - 1] ?? '') && !/[^\s)>"']/.test(text[at + address.length] ?? '')) break;
    }
    spare -= (at < 0 ? to : at) - from + 1;
    return at < 0 ? first : at;
  };

  for (const { address, lines: block } of addresses) {
    const [first, last] = [lines[block[0]] ?? 0, lines[block[1]] ?? text.length];
    let at = search(address, Math.max(first, cursor), last);
    if (at >= 0) cursor = at + address.length;
    else {
      // A reference is defined elsewhere, usually below.
      at = search(address, Math.max(last, searchedTo.get(address) ?? 0), text.length);
      if (at >= 0) searchedTo.set(address, at + address.length);
    }
    const start = offset + (at < 0 ? first : at);
    places.push({ start, end: at < 0 ? start : start + address.length });
  }
  return places;
}
