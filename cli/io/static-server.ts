/**
 * A static host on the loopback address, for `preview` and the browser tests: maps paths to files, redirects
 * folders to their slash, sends `404.html` for the rest and the headers of `_headers`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';

export interface StaticServer {
  /** Address of the site's home page. */
  url: string;
  close(): Promise<void>;
}

interface HeaderRule {
  prefix: string;
  headers: [string, string][];
}

/** The rules of a `_headers` file: a path pattern that may end in `*`, then indented `Name: value` lines. */
function readHeaderRules(folder: string): HeaderRule[] {
  const file = path.join(folder, '_headers');
  if (!existsSync(file)) return [];
  const rules: HeaderRule[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const header = /^\s+([^:]+):\s*(.*)$/.exec(line);
    if (header) rules.at(-1)?.headers.push([header[1] ?? '', header[2] ?? '']);
    else if (line.trim() !== '') rules.push({ prefix: line.trim().replace(/\*$/, ''), headers: [] });
  }
  return rules;
}

/** Only names of this machine: a page elsewhere that points its own name here must not read the site. */
const isLocalHost = (host: string | undefined): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host ?? '');

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}

/**
 * @param folder a built site
 * @param options `port`: 0 for any free one; `base`: the base path under which the site is mounted, taken from the
 *   site's own manifest when left out
 */
export async function listen(
  folder: string,
  options: { port: number; base?: string },
): Promise<StaticServer> {
  const base = options.base ?? readBase(folder);
  const rules = readHeaderRules(folder);
  const serve = sirv(folder, {
    dev: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      for (const { prefix, headers } of rules) {
        if (!(base + pathname.slice(1)).startsWith(prefix)) continue;
        for (const [name, value] of headers) response.setHeader(name, value);
      }
    },
  });
  const notFound = path.join(folder, '404.html');

  const server: Server = createServer((request, response) => {
    if (!isLocalHost(request.headers.host)) return refuse(response, 403, 'Forbidden host');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(response, 405, 'Method not allowed');
    const url = request.url ?? '/';
    const pathname = url.replace(/[?#].*$/, '');
    const missing = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(existsSync(notFound) ? readFileSync(notFound) : '404\n');
    };
    if (`${pathname}/` === base) {
      response.writeHead(301, { Location: base });
      return response.end();
    }
    if (!pathname.startsWith(base)) return missing();
    const inside = pathname.slice(base.length - 1);
    if (!inside.endsWith('/') && existsSync(path.join(folder, decode(inside), 'index.html'))) {
      response.writeHead(301, { Location: `${pathname}/` });
      return response.end();
    }
    request.url = inside;
    return serve(request, response, missing);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The base path, which the web manifest states as its scope; `/` when there is none. */
function readBase(folder: string): string {
  try {
    const { scope } = JSON.parse(readFileSync(path.join(folder, 'site.webmanifest'), 'utf8')) as {
      scope?: unknown;
    };
    return typeof scope === 'string' && /^\/(?:.*\/)?$/.test(scope) ? scope : '/';
  } catch {
    return '/';
  }
}
