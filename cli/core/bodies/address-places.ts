/** Places of the addresses of links and images in a body. */
import type { Span } from '../../diagnostics/places/index.ts';
import type { AddressToken, BodyText } from './body-text.ts';
import { type Definition, posters, written } from './note-addresses.ts';

/** The place in the file of an address in a definition. */
export function definitionPlace({ body, starts }: BodyText, { line, start, end }: Definition): Span {
  const from = body.start + (starts[line] ?? 0);
  return { start: from + start, end: from + end };
}

/** @returns the place of an address in the file; if it is unknown, the beginning of its block without a length */
function placeOf(text: BodyText, { token, lines, block, isPoster }: AddressToken): Span {
  const at = (isPoster ? posters : written).get(token);
  if (typeof at === 'string') {
    const definition = text.env.definitions.get(at);
    if (definition) return definitionPlace(text, definition);
  } else if (at && block && at.end > at.start) {
    const found = { start: text.place(block, at.start), end: text.place(block, at.end) };
    const raw = text.body.text.slice(found.start - text.body.start, found.end - text.body.start);
    const source = block.content.slice(at.start, at.end);
    // In a cell, a bar has a backslash.
    if (raw === source || (block.cell >= 0 && raw.replaceAll('\\|', '|') === source)) return found;
  }
  const start = text.startOf(lines[0]);
  return { start, end: start };
}

/** @returns the places of the addresses of a body, in their order */
export const addressPlaces = (text: BodyText): Span[] => text.addresses.map((one) => placeOf(text, one));
