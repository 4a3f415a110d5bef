/**
 * HTTP for this machine alone, unless another address or name is asked for: binds to the loopback address, answers only
 * to local host names, and lets no request end the process or occupy it for long.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, isIP, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { finished } from 'node:stream/promises';
import { failure } from '../failures/index.ts';
import { guardedResponse, refuseRaw } from './guarded-response.ts';

/**
 * Time limits for a client in milliseconds: for headers, for a request, and without activity. They hold against the time
 * that this process is busy itself, too: Node looks at its clock before it reads what has come meanwhile.
 */
const TIMEOUTS = { headersTimeout: 20_000, requestTimeout: 20_000, connectionsCheckingInterval: 1000 };
const IDLE = 60_000;

/** More than browsers open, and few enough for a process's descriptors. */
const MAX_CONNECTIONS = 256;

/** Limits pipelined requests per connection. */
const MAX_REQUESTS = 1000;

/** A page elsewhere whose host name resolves to this machine must not read the site. */
const isLocalHost = (host: string): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i.test(host);

/** Where a server listens, and to which names it answers. */
interface Reach {
  address: string;
  /** For the person who opens it. */
  name: string;
  answersTo(host: string): boolean;
}

/**
 * A page whose host name is an address cannot have been led here from elsewhere.
 * @param host an address of this machine, a name that leads to it (it is then reached by all its addresses), or null
 */
function reachOf(host: string | null): Reach {
  if (host === null) return { address: '127.0.0.1', name: 'localhost', answersTo: isLocalHost };
  const isAddress = isIP(host) !== 0;
  const isEverywhere = /^(?:0\.0\.0\.0|::)$/.test(host);
  const bare = (given: string): string => given.replace(/:\d{1,5}$/, '').replace(/^\[(.*)\]$/, '$1');
  return {
    address: isAddress ? host : '0.0.0.0',
    name: isEverywhere ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host,
    answersTo: (given) =>
      isLocalHost(given) || isIP(bare(given)) !== 0 || bare(given).toLowerCase() === host.toLowerCase(),
  };
}

/** Whether a request comes from a page of this server, or from no page at all. */
export function isSameOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host, 'sec-fetch-site': site = 'same-origin' } = headers;
  return site === 'same-origin' && (origin === undefined || origin === `http://${host}`);
}

export function refuse(response: ServerResponse, status: number, text: string): ServerResponse {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
  });
  return response.end(`${text}\n`);
}

/** Whether a request that changes something comes from a page of this server: browsers state this for every POST. */
export const isFromOwnPage = (request: IncomingMessage): boolean =>
  request.headers.origin !== undefined && isSameOrigin(request);

/** @returns the value of a query parameter, '' if it is missing */
export const queryOf = ({ url = '' }: IncomingMessage, name: string): string =>
  new URLSearchParams(url.split('?')[1]).get(name) ?? '';

/** @returns why a request is refused, or null */
function faultOf(
  { method, headersDistinct, url = '' }: IncomingMessage,
  takesPost: (url: string) => boolean,
  { answersTo }: Reach,
): [number, string] | null {
  const [host, ...others] = headersDistinct.host ?? [];
  if (host === undefined || others.length > 0) return [400, 'One host must be named'];
  if (!answersTo(host)) return [403, 'Forbidden host'];
  const isTaken = method === 'GET' || method === 'HEAD' || (method === 'POST' && takesPost(url));
  if (!isTaken) return [405, 'Method not allowed'];
  // Only a proxy receives anything else.
  return url.startsWith('/') ? null : [400, 'A path must be asked for'];
}

/**
 * @param port 0 for any free port
 * @param handle gets requests for a path with an allowed host name: GET, HEAD, and POST if allowed
 * @param host as for `reachOf`; framedBy as for `guardedResponse`
 * @throws Failure if the port is in use
 */
export async function listenLocally(
  port: number,
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
  {
    host = null,
    takesPost = () => false,
    framedBy = null,
  }: { host?: string | null; takesPost?: (url: string) => boolean; framedBy?: (() => string) | null } = {},
) {
  const reach = reachOf(host);
  const answering = new WeakSet<Duplex>();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { socket } = request;
    if (socket.destroyed) return;
    answering.add(socket);
    try {
      const fault = faultOf(request, takesPost, reach);
      if (fault) refuse(response, ...fault);
      else await handle(request, response);
    } catch {
      // A partial answer must not look complete.
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'The file cannot be read');
    }
    await finished(response).catch(() => undefined);
    answering.delete(socket);
  };
  // Simultaneous requests on one connection are answered in turn: each holds a file or a page while it is sent.
  const turns = new WeakMap<Socket, Promise<void>>();
  const server = createServer(
    { ...TIMEOUTS, ServerResponse: guardedResponse(framedBy) },
    (request, response) => {
      const before = turns.get(request.socket) ?? Promise.resolve();
      turns.set(
        request.socket,
        before.then(() => answer(request, response)),
      );
    },
  );
  server.setTimeout(IDLE);
  server.maxConnections = MAX_CONNECTIONS;
  server.maxRequestsPerSocket = MAX_REQUESTS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portFailure(port, error)));
    server.listen(port, reach.address, resolve);
  });
  server.on('clientError', (error, socket) => {
    // The answer to an invalid request must not be mixed into one that has begun.
    if (answering.has(socket) || !socket.writable) socket.destroy();
    else refuseRaw(error, socket);
  });
  // If a connection cannot be accepted, the server continues without it.
  server.on('error', () => undefined);
  return {
    /** Address of the server's root, without a trailing slash. */
    origin: `http://${reach.name}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const portFailure = (port: number, error: NodeJS.ErrnoException): Error =>
  error.code === 'EADDRINUSE' || error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL'
    ? failure('machine/port', { port }, error)
    : error;
