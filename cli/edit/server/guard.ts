/**
 * Who may talk to the editor: the page that was opened from the terminal. Its first address has a key for one use, since
 * other users of the machine can read the arguments of the browser; the page exchanges it for the key that it names in each
 * request. There is no cookie: browsers send those to every server of this machine, on all its ports.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isFromOwnPage, isSameOrigin } from '../../io/serve/index.ts';

/** The only host name of the editor. Pages in preview have another, and so another origin. */
export const EDITOR_HOST = '127.0.0.1';

/** @returns a new key */
export const newKey = (): string => randomBytes(32).toString('base64url');

export function isEqual(given: unknown, right: string): boolean {
  const bytes = Buffer.from(String(given));
  return bytes.length === right.length && timingSafeEqual(bytes, Buffer.from(right));
}

/**
 * The policy of the page: nothing but its own script and style, and the previews; no text becomes code. What is pasted
 * becomes a page that is not shown.
 * @param nonce of the styles that the page adds
 */
export const policyWith = (previews: string, nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "connect-src 'self'",
    'img-src data: blob:',
    `frame-src ${previews}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types senja-paste',
  ].join('; ');

export function guard(port: () => number) {
  const key = newKey();
  /** Keys for one use that are left. What is printed is in no list of processes, and may be named in requests as well. */
  const left = { printed: new Set<string>(), opened: new Set<string>() };
  const named = ({ headers }: IncomingMessage): unknown => headers['x-senja-key'];
  return {
    /** @returns a key for one use, for an address that is printed, or given to a browser as argument */
    once(kind: keyof typeof left): string {
      const one = newKey();
      left[kind].add(one);
      return one;
    },
    /** Whether an address was printed that nobody has used. */
    isWaiting: (): boolean => left.printed.size > 0,
    /** @returns the key for requests, in exchange for one for one use, which is worthless then; null if it was already */
    exchange(request: IncomingMessage): string | null {
      if (!isFromOwnPage(request)) return null;
      for (const keys of Object.values(left))
        for (const one of keys) if (isEqual(named(request), one) && keys.delete(one)) return key;
      return null;
    },
    /** Whether a request names this host and no other name of the machine. */
    isOwnHost: ({ headers }: IncomingMessage): boolean => headers.host === `${EDITOR_HOST}:${port()}`,
    /** Whether a request comes from a script of the page. */
    mayAsk: (request: IncomingMessage): boolean =>
      (isEqual(named(request), key) || [...left.printed].some((one) => isEqual(named(request), one))) &&
      (request.method === 'POST' ? isFromOwnPage(request) : isSameOrigin(request)),
  };
}
