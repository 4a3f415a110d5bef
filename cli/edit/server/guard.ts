/**
 * Who may talk to the editor: the page that was opened from the terminal. It takes a key from its first address, and
 * names it in each request. There is no cookie: browsers send those to every server of this machine, on all its ports.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isFromOwnPage, isSameOrigin } from '../../io/serve/loopback.ts';

/** The only host name of the editor. Pages in preview have another, and so another origin. */
export const EDITOR_HOST = '127.0.0.1';

function isEqual(given: unknown, right: string): boolean {
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
  const key = randomBytes(32).toString('base64url');
  return {
    /** For the first address. */
    key,
    /** Whether a request names this host and no other name of the machine. */
    isOwnHost: ({ headers }: IncomingMessage): boolean => headers.host === `${EDITOR_HOST}:${port()}`,
    /** Whether a request comes from a script of the page. */
    mayAsk: (request: IncomingMessage): boolean =>
      isEqual(request.headers['x-senja-key'], key) &&
      (request.method === 'POST' ? isFromOwnPage(request) : isSameOrigin(request)),
  };
}
