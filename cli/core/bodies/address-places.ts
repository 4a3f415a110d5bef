/** Where the addresses of links and images stand in a body: markdown-it tells the block they are in, and no more. */
import type { Slice } from '../stages/document.ts';

/** First and last line of a block, the end exclusive. */
export type Lines = readonly [number, number];

/**
 * Characters that may be searched in all, as a multiple of the text. An address written with escapes stands nowhere as
 * it is read, one of a letter stands everywhere, and thousands of them would take minutes.
 */
const MOST_SEARCHED = 40;

/**
 * @param lines offsets of the body's lines
 * @returns a function to be asked for each address in the order of the text, with the lines of its block; it gives
 *   offsets into the file, of the block's beginning when the address is not found
 */
export function addressPlaces(body: Slice, lines: readonly number[]) {
  const { text } = body;
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

  return (address: string, [first, last]: Lines): { start: number; end: number } => {
    const block = { start: lines[first] ?? 0, end: lines[last] ?? text.length };
    const inside = search(address, Math.max(block.start, cursor), block.end);
    if (inside >= 0) {
      cursor = inside + address.length;
      return { start: body.start + inside, end: body.start + cursor };
    }
    // A reference is defined elsewhere, most often below.
    const from = Math.max(block.end, searchedTo.get(address) ?? 0);
    const below = search(address, from, text.length);
    if (below < 0) return { start: body.start + block.start, end: body.start + block.start };
    const end = below + address.length;
    searchedTo.set(address, end);
    return { start: body.start + below, end: body.start + end };
  };
}
