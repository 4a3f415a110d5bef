/**
 * Regular expressions of redirects. The decoded path decides whether a rule is for a request. What its parts stand for is
 * taken from the address as it was sent: decoded, it could not go into a header.
 */
import { escaped, type PathPiece, type Redirect, SPLAT } from './rules.ts';

/** @returns the address of a rule that is for one address alone, decoded; null for others */
export const exactPath = ({ from, query }: Pick<Redirect, 'from' | 'query'>): string | null =>
  from.length === 1 && typeof from[0] === 'string' && query.length === 0 ? from[0] : null;

/** @returns a pattern of the decoded paths that a rule is for */
export const pathPattern = (from: readonly PathPiece[]): string =>
  `^${from.map((piece) => (typeof piece === 'string' ? escaped(piece) : piece.name === SPLAT ? '.*' : '[^/]+')).join('')}$`;

/** A character as it can be sent: most clients leave those alone that mean nothing in an address, some encode them. */
function sent(character: string): string {
  if (character === '/') return '/+';
  if (/^[a-z\d]$/i.test(character)) return character;
  const bytes = [...new TextEncoder().encode(character)];
  const hex = bytes.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
  return `(?:${escaped(character)}|${hex})`;
}

/** @returns whether a target has parts of the address that was asked for */
export const takesParts = ({ to }: Pick<Redirect, 'to'>): boolean =>
  to.some((piece) => typeof piece !== 'string');

/**
 * @returns a pattern of the paths that a rule is for, as they are sent, in upper or lower case, with a group for each of
 *   its parts; its end is open
 */
export function sentPattern({ from, to }: Pick<Redirect, 'from' | 'to'>): string {
  // Two slashes at the start of a target would name another host.
  const afterSlash = to.some((piece, index) => {
    const before = to[index - 1];
    return typeof piece !== 'string' && piece.name === SPLAT && String(before).endsWith('/');
  });
  const rest = `${afterSlash ? '/*' : ''}([^?\\\\\\s]*)`;
  return `^${from
    .map((piece) => {
      if (typeof piece === 'string') return [...piece].map(sent).join('');
      return piece.name === SPLAT ? rest : '([^/?\\\\\\s]+)';
    })
    .join('')}`;
}

/** @returns a pattern of the query of a rule in a regular expression that can look ahead, with a group for what varies */
export const queryPattern = ({ query }: Pick<Redirect, 'query'>): string =>
  query
    .map(
      ([name, value]) =>
        `(?=(?:.*&)?${escaped(name)}=${typeof value === 'string' ? escaped(value) : '([^&]+)'}(?:&|$))`,
    )
    .join('');

/**
 * @param group writes the group of this number
 * @returns a target up to its fragment
 */
export function targetWith({ from, query, to }: Redirect, group: (index: number) => string): string {
  const pieces = [...from, ...query.map(([, value]) => value)];
  const names = pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.name]));
  return to
    .map((piece) => (typeof piece === 'string' ? piece : group(names.indexOf(piece.name) + 1)))
    .join('');
}
