/** The Markdown of a body with the addresses that its page has, for programs that read it without its folder. */
import type { Slice } from '../../diagnostics/places/index.ts';
import { addressPlaces } from './address-places.ts';
import { BodyText } from './body-text.ts';
import { setAddresses } from './final-addresses.ts';
import type { MarkdownContext } from './markdown.ts';
import { parser } from './markdown-parser.ts';

/** Signs that end an address in Markdown or HTML, or mean something else there. */
const MARKS = /[\s()<>"'\\`|]/g;

const encoded = (sign: string): string =>
  `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/**
 * @param body Markdown and its offset in the file
 * @param wholeOf returns an address as other sites state it
 * @returns the Markdown as it is written, except for its addresses
 */
export function finalMarkdown(
  body: Slice,
  context: MarkdownContext,
  wholeOf: (address: string) => string,
): string {
  const text = new BodyText(
    body,
    context.markdown ?? parser,
    context.about?.(() => undefined),
  );
  const places = addressPlaces(text);
  setAddresses(text, context);
  /** By offset: several links share a definition. */
  const edits = new Map<number, { end: number; now: string }>();
  for (const [index, { token, isPoster, address }] of text.addresses.entries()) {
    const { start, end } = places[index] ?? { start: 0, end: 0 };
    const set = token.attrGet(isPoster ? 'poster' : token.type === 'link_open' ? 'href' : 'src');
    const isBare = token.info === 'auto' || token.markup === 'autolink';
    if (start === end || isBare || set === null || address.startsWith('#')) continue;
    edits.set(start, { end, now: wholeOf(set).replace(MARKS, encoded).replaceAll('&', '&amp;') });
  }
  let made = '';
  let at = body.start;
  for (const [start, { end, now }] of [...edits].sort(([a], [b]) => a - b)) {
    made += body.text.slice(at - body.start, start - body.start) + now;
    at = end;
  }
  return made + body.text.slice(at - body.start);
}
