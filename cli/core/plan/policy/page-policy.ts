/** What a page holds that only its own policy allows: style attributes and style elements by their hash, and media. */
import type { PagePieces } from '../../stages/page.ts';
import type { Held } from '../../stages/site-state.ts';
import { sha256Base64 } from '../../values/hash.ts';

/** Of a line of `_headers`: Cloudflare leaves out a longer one, and nginx refuses one of about twice the length. */
const MOST_IN_LINE = 2000;

/** The line of `_headers` with a policy; a meta tag may not carry its last directive. */
export const policyLine = (policy: string): string =>
  `  Content-Security-Policy: ${policy}; frame-ancestors 'none'`;

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

const nameOf = (directive: string): string => directive.split(' ', 1)[0] ?? '';

/** Directives that the header leaves to the pages first: what is styled wrongly still does no harm. */
const isStyle = (directive: string): boolean => directive.startsWith('style-src');

/**
 * @returns the policy in the header of all pages, and the directives that it leaves to them. Browsers also apply that of each
 *   page, so where the line would be too long for hosts, the header leaves styles to it, or if that is not enough, the longest
 */
export function headerPolicy(policy: string, held: Held): { policy: string; left: string[] } {
  const all = withHeld(policy, held).split('; ');
  const names = new Set(all.map(nameOf));
  const none = BY_DEFAULT.filter((name) => !names.has(name)).map((name) => `${name} 'none'`);
  const named = all.filter((one) => nameOf(one) !== 'default-src');
  // What no directive names, `default-src` would forbid.
  const without = (left: readonly string[]): string =>
    (left.length === 0 ? all : [...none, ...named.filter((one) => !left.includes(one))]).join('; ');
  const isTooLong = (left: readonly string[]): boolean => policyLine(without(left)).length > MOST_IN_LINE;
  // Without one directive of styles, another would be applied in its place.
  const styles = named.filter(isStyle);
  const others = named.filter((one) => !isStyle(one)).map((one) => [one]);
  const lengthOf = (group: readonly string[]): number => group.join('; ').length;
  const longest = [styles, ...others].sort((a, b) => lengthOf(b) - lengthOf(a));
  const left: string[] = [];
  for (const group of isTooLong(styles) ? longest : [styles]) if (isTooLong(left)) left.push(...group);
  return { policy: without(left), left: left.map(nameOf) };
}
