/**
 * A static host on the loopback address, for `preview` and the browser tests: maps paths to files, redirects
 * folders to their slash, sends `404.html` for the rest and the headers of `_headers`.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import { listenLocally } from './loopback.ts';

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

  const server = await listenLocally(options.port, (request, response) => {
    const url = request.url ?? '/';
    const pathname = url.replace(/[?#].*$/, '');
    const missing = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(existsSync(notFound) ? readFileSync(notFound) : '404\n');
    };
    if (`${pathname}/` === base) {
      return response.writeHead(301, { Location: base }).end();
    }
    if (!pathname.startsWith(base)) return missing();
    const inside = pathname.slice(base.length - 1);
    if (!inside.endsWith('/') && existsSync(path.join(folder, decode(inside), 'index.html'))) {
      return response.writeHead(301, { Location: `${pathname}/` }).end();
    }
    request.url = inside;
    return serve(request, response, missing);
  });
  return { url: server.origin + base, close: server.close };
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
