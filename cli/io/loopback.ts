/** HTTP for this machine alone: binds to the loopback address and answers only to its own names. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Failure } from './failure.ts';

export interface LocalServer {
  /** Address of the server's root, without a trailing slash. */
  origin: string;
  close(): Promise<void>;
}

/** A page elsewhere that points its own name to this machine must not read the site. */
const isLocalHost = (host: string | undefined): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host ?? '');

function refuse(response: ServerResponse, status: number, text: string): ServerResponse {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  return response.end(`${text}\n`);
}

/**
 * @param port 0 for any free one
 * @param handle gets GET and HEAD requests that name this machine
 * @throws Failure when the port is taken
 */
export async function listenLocally(
  port: number,
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<LocalServer> {
  const server = createServer((request, response) => {
    if (!isLocalHost(request.headers.host)) return refuse(response, 403, 'Forbidden host');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(response, 405, 'Method not allowed');
    return handle(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portFailure(port, error)));
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const portFailure = (port: number, error: NodeJS.ErrnoException): Error =>
  error.code === 'EADDRINUSE' || error.code === 'EACCES'
    ? new Failure(
        'machine/port',
        {
          id: { message: `Port ${port} tidak dapat dipakai.`, hint: 'Pilih port lain dengan --port.' },
          en: { message: `Port ${port} cannot be used.`, hint: 'Choose another port with --port.' },
        },
        error,
      )
    : error;
