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

/** The files of a site by name, pages among them that are made when they are asked for. */
export interface SiteFiles {
  readonly size: number;
  has(name: string): boolean;
  /** @returns undefined too for a page that cannot be made */
  get(name: string): Content | undefined;
  keys(): Iterable<string>;
}

/** Number of earlier sites whose assets are still served: a page that is open, or is being loaded, names them. */
const EARLIER_SITES = 16;

/** Files whose names change with their content. */
const ASSETS = 'assets/';

export interface DevServerOptions {
  /** 0 for any free port. */
  port: number;
  /** An address or name of this machine for others, or null for this machine alone. */
  host?: string | null;
  /** Additional script of each page: the compiled `in-browser/dev-page.ts`. */
  script: string;
  /** HTML for every address while there is no site. */
  waiting: string;
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
export async function startDevServer({ port, host = null, script, waiting, ...own }: DevServerOptions) {
  let files: SiteFiles = new Map<string, Content>();
  /** Settles when the files are complete. */
  let complete: Promise<unknown> | null = null;
  /** Assets that later sites lack, of each earlier site; the latest first. */
  let earlier: SiteFiles[] = [];
  const ownerOf = (name: string): SiteFiles | undefined => [files, ...earlier].find((one) => one.has(name));
  let base = '/';
  // A page of another origin can neither read the stream with this token nor guess it.
  const token = randomBytes(32).toString('base64url');
  const events = devEvents();

  const page = (
    { headers }: IncomingMessage,
    response: ServerResponse,
    status: number,
    { name, address }: { name: string; address: string },
  ): ServerResponse => {
    const owner = ownerOf(name);
    if (!owner) return refuse(response, status, `${status}`);
    const content = owner.get(name);
    if (content === undefined) return wait(response);
    const rules = headersFor(String(files.get('_headers') ?? ''), address);
    for (const [header, value] of Object.entries(rules)) {
      // The policy of scripts and styles is in each page, always current.
      if (!/^content-security-policy$/i.test(header)) response.setHeader(header, value);
    }
    if (typeof content !== 'string' || !name.endsWith('.html')) return send(response, status, name, content);
    const html = withScript(content, base + SCRIPT);
    return send(response, status, name, headers['x-senja-look'] ? withMuteStyles(html) : html);
  };
  const answer = answersTo(token, own);

  const wait = (response: ServerResponse): ServerResponse =>
    send(response, 503, 'index.html', withScript(waiting, base + SCRIPT));

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const { url = '', method } = request;
    if (method === 'POST') return answer(request, response);
    if (url === base + SCRIPT) return send(response, 200, SCRIPT, script);
    if (url.split('?')[0] === base + EVENTS) return events.open(request, response);
    const find = () => meaningOf(url, base, (name) => ownerOf(name) !== undefined);
    if (find() === null) await complete?.catch(() => undefined);
    if (files.size === 0) return wait(response);
    const meaning = find();
    if (meaning && 'name' in meaning) return page(request, response, 200, meaning);
    const elsewhere = meaning?.redirect ?? (url === '/' ? base : null);
    if (elsewhere === null)
      return page(request, response, 404, { name: '404.html', address: `${base}404.html` });
    return response.writeHead(302, { Location: elsewhere }).end();
  };

  const server = await listenLocally(port, handle, {
    host,
    takesPost: (url) => [FIX, FOUND].some((name) => url.split('?')[0] === base + name),
  });
  return {
    /** Address of the site's home page. */
    url: (): string => server.origin + base,
    /**
     * Replaces the site.
     * @param rest settles when its other files are there too
     */
    show(next: SiteFiles, nextBase: string, rest: Promise<unknown> | null = null): void {
      const gone = new Map<string, Content>();
      for (const name of next === files ? [] : files.keys()) {
        const content = name.startsWith(ASSETS) && !next.has(name) ? files.get(name) : undefined;
        if (content !== undefined) gone.set(name, content);
      }
      if (gone.size > 0) earlier = [gone, ...earlier].slice(0, EARLIER_SITES);
      complete = rest;
      files = next;
      base = nextBase;
    },
    /** Notifies open pages of a change. */
    notify: (): void => events.send('change', ''),
    /** Sends faults to open pages, and to those opened later. */
    sendReport: (report: object): void => events.send('report', JSON.stringify({ token, report })),
    close: server.close,
  };
}
