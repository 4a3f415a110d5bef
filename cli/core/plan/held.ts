/** What a page holds that only its own policy allows: style attributes and style elements by their hash, and media. */
import type { PagePieces } from '../stages/page.ts';
import type { Held } from '../stages/site-state.ts';
import { sha256Base64 } from '../values/hash.ts';

/** In a header, more hashes than this are too long for many hosts. */
const MOST_IN_HEADER = 64;

/** @returns the hash of a style, as it is in a policy */
export const hashOf = (text: string): string => `'sha256-${sha256Base64(text)}'`;

/** @returns what several pages hold together, or several parts of a page */
export function heldByAll(parts: Iterable<Held | undefined>): Held {
  let media = false;
  const attributes = new Set<string>();
  const elements = new Set<string>();
  for (const part of parts) {
    if (!part) continue;
    media ||= part.media === true;
    for (const hash of part.attributes ?? []) attributes.add(hash);
    for (const hash of part.elements ?? []) elements.add(hash);
  }
  return {
    ...(media && { media }),
    ...(attributes.size > 0 && { attributes: [...attributes].sort() }),
    ...(elements.size > 0 && { elements: [...elements].sort() }),
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
