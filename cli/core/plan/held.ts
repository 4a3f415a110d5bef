/** What a page holds that only its own policy allows: style attributes and style elements by their hash, and media. */
import type { PagePieces } from '../stages/page.ts';
import type { Held } from '../stages/site-state.ts';
import { sha256Base64 } from '../values/hash.ts';
import { decoded } from '../values/html.ts';

const STYLE_ATTRIBUTE = / style="([^"]*)"/g;
const STYLE_ELEMENT = /<style\b[^<>]*>/g;

/** In a header, more hashes than this are too long for many hosts. */
const MOST_IN_HEADER = 64;

const hashOf = (text: string): string => `'sha256-${sha256Base64(text)}'`;

function addElements(html: string, sheet: string, hashes: Set<string>): void {
  for (const { 0: tag, index } of html.matchAll(STYLE_ELEMENT)) {
    const start = index + tag.length;
    // The page's own sheet is allowed anyway.
    if (html.startsWith(`${sheet}</style>`, start)) continue;
    const end = html.indexOf('</style', start);
    if (end > start) hashes.add(hashOf(html.slice(start, end)));
  }
}

/**
 * @param pieces of a page, or a part of it; quotes and angle brackets of texts are escaped
 * @param sheet the page's own style sheet
 */
export function heldIn(pieces: PagePieces, sheet: string): Held {
  let media = false;
  const attributes = new Set<string>();
  const elements = new Set<string>();
  for (const html of pieces) {
    media ||= html.includes('<video') || html.includes('<audio');
    if (html.includes(' style="'))
      for (const [, value = ''] of html.matchAll(STYLE_ATTRIBUTE)) attributes.add(hashOf(decoded(value)));
    if (html.includes('<style')) addElements(html, sheet, elements);
  }
  return {
    ...(media && { media }),
    ...(attributes.size > 0 && { attributes: [...attributes].sort() }),
    ...(elements.size > 0 && { elements: [...elements].sort() }),
  };
}

/** @returns what several pages hold together */
export function heldByAll(pages: Iterable<Held | undefined>): Held {
  const all = { media: false, attributes: new Set<string>(), elements: new Set<string>() };
  for (const { media = false, attributes = [], elements = [] } of [...pages].flatMap((one) => one ?? [])) {
    all.media ||= media;
    for (const hash of attributes) all.attributes.add(hash);
    for (const hash of elements) all.elements.add(hash);
  }
  return {
    ...(all.media && { media: true }),
    attributes: [...all.attributes].sort(),
    elements: [...all.elements].sort(),
  };
}

/** @returns the policy of a page that holds this */
export function withHeld(policy: string, { media = false, attributes = [], elements = [] }: Held): string {
  let all = policy;
  if (media && !all.includes('; media-src '))
    all = all.replace('; connect-src ', "; media-src 'self'; connect-src ");
  if (elements.length > 0) all = all.replace(/; style-src ([^;]*)/, (part) => [part, ...elements].join(' '));
  if (attributes.length > 0)
    all = all.replace(
      /; style-src [^;]*/,
      (part) => `${part}; style-src-attr 'unsafe-hashes' ${attributes.join(' ')}`,
    );
  return all;
}

/** As React writes a policy into an attribute. */
const written = (policy: string): string => policy.replaceAll("'", '&#x27;');

/** @returns a page that was rendered with the policy of its template, with its own: what it holds is known only then */
export function withPolicy(pieces: PagePieces, policy: string, held: Held): string[] {
  const [before, after] = [written(policy), written(withHeld(policy, held))];
  return pieces.map((piece) => piece.replace(before, () => after));
}

/** What `default-src 'none'` stands for. */
const BY_DEFAULT = ['font-src', 'frame-src', 'media-src', 'object-src', 'worker-src'];

/**
 * @returns the policy in the header of all pages. Browsers also apply that of each page, so where the hashes of all pages
 *   would be too many, the header leaves styles to it
 */
export function headerPolicy(policy: string, held: Held): string {
  const count = (held.attributes?.length ?? 0) + (held.elements?.length ?? 0);
  if (count <= MOST_IN_HEADER) return withHeld(policy, held);
  const { media } = held;
  const kept = withHeld(policy, media ? { media } : {})
    .split('; ')
    .filter((directive) => !/^(?:default|style)-src /.test(directive));
  const none = BY_DEFAULT.filter((name) => !kept.some((directive) => directive.startsWith(`${name} `)));
  return [...none.map((name) => `${name} 'none'`), ...kept].join('; ');
}
