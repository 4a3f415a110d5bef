/** The addresses in a body: each checked by our own rules, placed in the file, and final in its token. */
import type { Token } from 'markdown-it';
import type { Fault, UnplacedFault } from '../../diagnostics/index.ts';
import type { Span } from '../../diagnostics/places/index.ts';
import { mediaKind } from '../stages/pictures/media-formats.ts';
import type { BodyLinks } from '../stages/site-state.ts';
import type { ImageView } from '../stages/views.ts';
import { isUnfinished, withBase } from '../values/addresses.ts';
import { completedLink, contentLinkFault, hrefFault, httpsFault, meantLink } from '../values/formats/urls.ts';
import { imageFault, isFileAddress } from '../values/image-paths.ts';
import { addressPlaces } from './address-places.ts';
import type { AddressToken, BodyText } from './body-text.ts';
import { plainText } from './heading-ids.ts';
import { PLAYED } from './html/index.ts';

export interface AddressContext {
  images: {
    /** Base path of the site, with both slashes. */
    base: string;
    /** @returns data for `<img>`, or the fault of an address */
    find(address: string, alt: string, from?: string): ImageView | UnplacedFault;
    /** @returns the address of the largest file of a picture or recording of the site; null for any other */
    whole?(address: string, from: string): string | null;
    /** Display width of images, as in `<img sizes>`. */
    bodySizes: string;
  };
  /** @returns the final address of a link that is not final; null if it is unknown */
  resolve?: ((href: string) => string | null) | undefined;
  /** Path of the content file. */
  from?: string;
  checks: {
    /** @returns the fault of a link that may still be published */
    link: readonly { run(href: string): UnplacedFault | null }[];
  };
}

/** An address as written, with the token that gets it. */
interface Written {
  token: Token;
  written: string;
  at: Span;
}

interface SetAddresses {
  faults: Fault[];
  /** Their targets are checked once all pages are known. */
  links: BodyLinks;
  /** Whether some depend on the addresses of other pages. */
  isRelative: boolean;
}

/** Makes the addresses of a body final in its tokens. */
export function setAddresses(text: BodyText, context: AddressContext): SetAddresses {
  const { from = '', images } = context;
  const set: SetAddresses = { faults: [], links: [], isRelative: false };
  for (const [index, at] of addressPlaces(text).entries()) {
    const { token, address, isPoster } = text.addresses[index] as AddressToken;
    // In a page with https, `//example.org/` is that.
    const written =
      address.startsWith('//') && !httpsFault(`https:${address}`) ? `https:${address}` : address;
    if (isPoster) setPoster({ token, written, at }, context, set);
    if (isPoster || written === '') continue;
    const plays = token.type === 'image' ? mediaKind(written) : null;
    const isPlayed = token.type === PLAYED || (plays !== null && !/^https?:/i.test(written));
    if (isPlayed || isOfPublic(token, written, from, images)) {
      setFile({ token, written, at }, context, set);
      if (isPlayed) token.meta = { ...token.meta, ...(plays && plays !== 'track' && { plays }) };
      else for (const [name, value] of IN_BODIES) token.attrSet(name, value);
    } else if (token.type === 'image') {
      const view = imageFault(written) ?? images.find(written, plainText(token), from);
      if ('code' in view) set.faults.push({ ...view, at });
      else setImage(token, view, images.bodySizes);
    } else setLink({ token, written, at }, context, set);
  }
  return set;
}

/** Sets the address of a recording, or of a picture in `public/`. */
function setFile(
  { token, written, at }: Written,
  { images, from = '' }: AddressContext,
  { faults, links }: SetAddresses,
): void {
  const own = images.whole?.(written, from) ?? null;
  const fault = own === null ? (missingFile(written) ?? hrefFault(written)) : null;
  if (fault) faults.push({ ...fault, at });
  else if (own === null) links.push(written, at.start, at.end);
  token.attrSet('src', own ?? withBase(images.base, written));
}

/** As CommonMark has it, spaces between angle brackets are a part of an address; at its ends they are a slip. */
const withSpacesEncoded = (address: string): string =>
  /^(?:https?:\/\/|\/)\S(?:.*\S)?$/i.test(address) ? address.replaceAll(' ', '%20') : address;

function setLink(link: Written, context: AddressContext, set: SetAddresses): void {
  const { token, at } = link;
  const written = withSpacesEncoded(link.written);
  const { checks, from = '', images, resolve } = context;
  const { faults, links } = set;
  const whole = isFileAddress(written) ? images.whole?.(written, from) : null;
  if (whole) {
    token.attrSet('href', whole);
    return;
  }
  const missing = missingFile(written);
  if (missing) {
    faults.push({ ...missing, at });
    return;
  }
  const meant = meantLink(written);
  const completed = meant ?? completedLink(written);
  const isRelative = completed === null && isUnfinished(written);
  set.isRelative ||= isRelative;
  const address = completed ?? ((isRelative && resolve?.(written)) || written);
  const fault = contentLinkFault(address);
  // An address in the text has no scheme.
  const isBare = token.info === 'auto' && at.end - at.start < address.length;
  const suggestions = fault?.suggestions?.map((one) => (isBare ? one.replace(/^mailto:/, '') : one));
  if (fault) faults.push({ ...fault, ...(suggestions && { suggestions }), at });
  else links.push(address, at.start, at.end);
  for (const { run } of fault ? [] : checks.link) {
    const advice = run(meant === null ? address : written);
    if (advice) faults.push({ ...advice, at });
  }
  if (!fault) token.attrSet('href', withBase(images.base, address));
  if (/^https?:/i.test(address)) token.attrSet('rel', 'noreferrer');
}

const IN_BODIES: readonly [string, string][] = [
  ['loading', 'lazy'],
  ['decoding', 'async'],
  ['referrerpolicy', 'no-referrer'],
];

/** @returns the fault of an address of a picture or a recording, known to name none; null for any other */
const missingFile = (address: string): UnplacedFault | null =>
  isFileAddress(address) && !address.startsWith('/')
    ? { code: 'content/image-missing', params: { value: address } }
    : null;

/** @returns whether a token shows a picture in `public/`; a missing one is reported like a link to a file */
const isOfPublic = (
  { type }: Token,
  written: string,
  from: string,
  images: AddressContext['images'],
): boolean =>
  type === 'image' &&
  written.startsWith('/') &&
  isFileAddress(written) &&
  hrefFault(written) === null &&
  'code' in images.find(written, '', from);

/** Shows the picture that a video has before it plays. */
function setPoster(
  { token, written, at }: Written,
  { images, from = '' }: AddressContext,
  { faults }: SetAddresses,
): void {
  const view = images.find(written, '', from);
  if ('code' in view) faults.push({ ...view, at });
  else token.attrSet('poster', view.src);
}

function setImage(token: Token, view: ImageView, sizes: string): void {
  // In HTML the width may be stated; a percentage is left to the style of the page.
  const own = Number(token.attrGet('width'));
  const width = own > 0 && own < view.width ? Math.round(own) : view.width;
  const shown = width < view.width ? `${width}px` : sizes;
  const attributes: [string, string | null][] = [
    ['src', view.src],
    ['srcset', view.srcSet],
    ['sizes', view.srcSet && shown],
    ['width', String(width)],
    ['height', String(Math.round((view.height * width) / view.width))],
    ...IN_BODIES,
  ];
  for (const [name, value] of attributes) if (value !== null) token.attrSet(name, value);
  const sources = (view.sources ?? []).map(({ type, srcSet }): [string, string][] => [
    ['type', type],
    ['srcset', srcSet],
    ['sizes', shown],
  ]);
  token.meta = { ...token.meta, sources };
}
