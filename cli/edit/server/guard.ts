/**
 * Who may talk to the editor: the page that was opened from the terminal. A key in the first address gives a cookie that
 * scripts cannot read, and the page has a token that its requests name. Other pages, also of this machine, have neither.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isFromOwnPage, isSameOrigin } from '../../io/serve/loopback.ts';

/** The only host name of the editor. Pages in preview have another, and so another origin. */
export const EDITOR_HOST = '127.0.0.1';

const secret = (): string => randomBytes(32).toString('base64url');

function isEqual(given: unknown, right: string): boolean {
  const bytes = Buffer.from(String(given));
  return bytes.length === right.length && timingSafeEqual(bytes, Buffer.from(right));
}

/** The policy of the page: nothing but its own script and style, and the previews; no text becomes code. */
export const policyWith = (previews: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data: https:",
    `frame-src ${previews}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

export function guard(port: () => number) {
  const [key, cookie, token] = [secret(), secret(), secret()];
  // Cookies belong to a host with all its ports.
  const name = (): string => `senja-${port()}`;
  const hasCookie = ({ headers }: IncomingMessage): boolean =>
    (headers.cookie ?? '').split(/; */).some((pair) => {
      const at = pair.indexOf('=');
      return pair.slice(0, at) === name() && isEqual(pair.slice(at + 1), cookie);
    });
  return {
    /** For the first address. */
    key,
    /** For the page. */
    token,
    isKey: (given: string): boolean => isEqual(given, key),
    setCookie: (): string => `${name()}=${cookie}; HttpOnly; SameSite=Strict; Path=/`,
    /** Whether a request names this host and no other name of the machine. */
    isOwnHost: ({ headers }: IncomingMessage): boolean => headers.host === `${EDITOR_HOST}:${port()}`,
    /** Whether a request may get the page, or its events. */
    mayLoad: (request: IncomingMessage): boolean => hasCookie(request),
    /** Whether a request comes from a script of the page. */
    mayAsk: (request: IncomingMessage): boolean =>
      hasCookie(request) &&
      isEqual(request.headers['x-senja-token'], token) &&
      (request.method === 'POST' ? isFromOwnPage(request) : isSameOrigin(request)),
  };
}
