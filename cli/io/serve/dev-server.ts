/**
 * Serves a site from memory during `senja dev`, notifies open pages of changes and faults, and lets them request
 * safe fixes. Pages get one script more than in `dist`; it comes from this server, so the site's own policy allows
 * it.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OutputFile } from '../../core/stages/output.ts';
import { devEvents } from './dev-events.ts';
import { headersFor } from './host-files.ts';
import { isFromOwnPage, listenLocally, queryOf, refuse } from './loopback.ts';
import { withMuteStyles, withScript } from './page-script.ts';
import { contentType, meaningOf } from './site-request.ts';

const SCRIPT = '@senja/dev.js';
const EVENTS = '@senja/events';
const FIX = '@senja/fix';
const FOUND = '@senja/found';

type Content = OutputFile['content'];

/** A site by names of files, which are made when they are asked for. */
export interface ServedSite {
  /** Base path. */
  base: string;
  has(name: string): boolean;
  /** @returns null or undefined if the file cannot be made */
  get(name: string): Content | null | undefined | Promise<Content | null | undefined>;
}

export interface DevServerOptions {
  /** 0 for any free port. */
  port: number;
  /** An address or name of this machine for others, or null for this machine alone. */
  host?: string | null;
  /** Additional script of each page: the compiled `in-browser/dev-page.ts`. */
  script: string;
  /** HTML for every address while there is no site. */
  waiting: string;
  /** @returns the site as it can be shown; null if there is none */
  site(): ServedSite | null;
  /** Settles once `site` knows of all changes; also if they cannot be shown. */
  settled?(): Promise<unknown>;
  /** @returns whether the file was offered for fixing, and was fixed */
  fix(file: string): Promise<boolean>;
  /** Called with what React has found in a widget of an open page. */
  found?(query: URLSearchParams): void;
}

function send(
  response: ServerResponse,
  status: number,
  name: string,
  content: Uint8Array | string,
): ServerResponse {
  response.writeHead(status, { 'Content-Type': contentType(name), 'Cache-Control': 'no-store' });
  return response.end(content);
}

/** Answers requests of a page, such as to fix a file: only of one that has got the token from this server. */
function answersTo(token: string, { fix, found }: Pick<DevServerOptions, 'fix' | 'found'>) {
  const isToken = (given: unknown): boolean => {
    const bytes = Buffer.from(String(given));
    return bytes.length === token.length && timingSafeEqual(bytes, Buffer.from(token));
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<ServerResponse> => {
    // A body is not read, and must not be taken for the next request.
    response.setHeader('Connection', 'close');
    if (!isFromOwnPage(request)) return refuse(response, 403, 'Forbidden origin');
    if (!isToken(request.headers['x-senja-token'])) return refuse(response, 403, 'Forbidden');
    const [address = '', query] = (request.url ?? '').split('?');
    if (address.endsWith(FOUND)) {
      found?.(new URLSearchParams(query));
      return response.writeHead(204).end();
    }
    return (await fix(queryOf(request, 'file')))
      ? response.writeHead(204).end()
      : refuse(response, 409, 'Not mended');
  };
}

export type DevServer = Awaited<ReturnType<typeof startDevServer>>;

/** @throws Failure if the port is in use */
export async function startDevServer({
  port,
  host = null,
  script,
  waiting,
  site,
  settled = async () => undefined,
  ...own
}: DevServerOptions) {
  const base = (): string => site()?.base ?? '/';
  // A page of another origin can neither read the stream with this token nor guess it.
  const token = randomBytes(32).toString('base64url');
  const events = devEvents();

  const page = async (
    { headers }: IncomingMessage,
    response: ServerResponse,
    status: number,
    files: ServedSite,
    { name, address }: { name: string; address: string },
  ): Promise<ServerResponse> => {
    if (!files.has(name)) return refuse(response, status, `${status}`);
    const content = await files.get(name);
    if (content == null) return wait(response);
    const rules = headersFor(String((await files.get('_headers')) ?? ''), address);
    for (const [header, value] of Object.entries(rules)) {
      // The policy of scripts and styles is in each page, always current.
      if (!/^content-security-policy$/i.test(header)) response.setHeader(header, value);
    }
    if (typeof content !== 'string' || !name.endsWith('.html')) return send(response, status, name, content);
    const html = withScript(content, files.base + SCRIPT);
    return send(response, status, name, headers['x-senja-look'] ? withMuteStyles(html) : html);
  };
  const answer = answersTo(token, own);

  const wait = (response: ServerResponse): ServerResponse =>
    send(response, 503, 'index.html', withScript(waiting, base() + SCRIPT));

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const { url = '', method } = request;
    if (method === 'POST') return answer(request, response);
    if (url === base() + SCRIPT) return send(response, 200, SCRIPT, script);
    if (url.split('?')[0] === base() + EVENTS) return events.open(request, response);
    await settled().catch(() => undefined);
    const files = site();
    if (files === null) return wait(response);
    const meaning = meaningOf(url, files.base, (name) => files.has(name));
    if (meaning && 'name' in meaning) return page(request, response, 200, files, meaning);
    const elsewhere = meaning?.redirect ?? (url === '/' ? files.base : null);
    if (elsewhere === null)
      return page(request, response, 404, files, { name: '404.html', address: `${files.base}404.html` });
    return response.writeHead(302, { Location: elsewhere }).end();
  };

  const server = await listenLocally(port, handle, {
    host,
    takesPost: (url) => [FIX, FOUND].some((name) => url.split('?')[0] === base() + name),
  });
  return {
    /** Address of the site's home page. */
    url: (): string => server.origin + base(),
    /** Notifies open pages of a change. */
    notify: (): void => events.send('change', ''),
    /** Sends faults to open pages, and to those opened later. */
    sendReport: (report: object): void => events.send('report', JSON.stringify({ token, report })),
    close: server.close,
  };
}
