/**
 * Serves a site from memory while it is being written, and tells open pages when it has changed. Pages get one
 * script more than in `dist`; it comes from this server, so the site's own policy allows it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { lookup } from 'mrmime';
import type { OutputFile } from '../core/output.ts';
import { listenLocally } from './loopback.ts';

const RELOAD = '@senja/reload.js';
const EVENTS = '@senja/events';

export interface DevServer {
  /** Address of the site's home page. */
  url(): string;
  /** Puts a new site in the place of the old. */
  show(files: ReadonlyMap<string, OutputFile['content']>, base: string): void;
  /** Has open pages load themselves again. */
  notify(): void;
  close(): Promise<void>;
}

const bytesOf = (content: OutputFile['content']): Uint8Array =>
  content instanceof Uint8Array
    ? content
    : Buffer.from(typeof content === 'string' ? content : content.join(''));

const reloadScript = (base: string): string =>
  `new EventSource(${JSON.stringify(`${base}${EVENTS}`)}).addEventListener('change', () => location.reload());\n`;

const withReload = (html: Uint8Array, base: string): Uint8Array =>
  Buffer.from(
    Buffer.from(html)
      .toString('utf8')
      .replace('</head>', `<script src="${base}${RELOAD}" defer></script></head>`),
  );

/** @throws Failure when the port is taken */
export async function startDevServer(port: number): Promise<DevServer> {
  let files: ReadonlyMap<string, OutputFile['content']> = new Map();
  let base = '/';
  const listeners = new Set<ServerResponse>();

  const send = (
    response: ServerResponse,
    status: number,
    name: string,
    content: Uint8Array | string,
  ): ServerResponse => {
    const type = lookup(name) ?? 'application/octet-stream';
    response.writeHead(status, {
      'Content-Type': /^text\/|javascript|json|xml|svg/.test(type) ? `${type}; charset=utf-8` : type,
      'Cache-Control': 'no-store',
    });
    return response.end(content);
  };
  const page = (response: ServerResponse, status: number, name: string): ServerResponse => {
    const content = files.get(name);
    if (content === undefined) return send(response, status, 'x.txt', `${status}\n`);
    const bytes = bytesOf(content);
    return send(response, status, name, name.endsWith('.html') ? withReload(bytes, base) : bytes);
  };

  const handle = (request: IncomingMessage, response: ServerResponse): ServerResponse => {
    const pathname = (request.url ?? '/').replace(/[?#].*$/, '');
    if (!pathname.startsWith(base)) {
      if (pathname !== '/') return page(response, 404, '404.html');
      return response.writeHead(302, { Location: base }).end();
    }
    const name = decodePath(pathname.slice(base.length));
    if (name === RELOAD) return send(response, 200, RELOAD, reloadScript(base));
    if (name === EVENTS) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(': senja\n\n');
      listeners.add(response);
      request.once('close', () => listeners.delete(response));
      return response;
    }
    if (files.has(`${name}/index.html`)) {
      return response.writeHead(301, { Location: `${pathname}/` }).end();
    }
    const file = name === '' || name.endsWith('/') ? `${name}index.html` : name;
    return files.has(file) ? page(response, 200, file) : page(response, 404, '404.html');
  };

  const server = await listenLocally(port, handle);
  return {
    url: () => server.origin + base,
    show(next, nextBase) {
      files = next;
      base = nextBase;
    },
    notify() {
      for (const listener of listeners) listener.write('event: change\ndata: \n\n');
    },
    async close() {
      for (const listener of listeners) listener.end();
      await server.close();
    },
  };
}

function decodePath(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
