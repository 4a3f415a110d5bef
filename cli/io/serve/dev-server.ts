/**
 * Serves a site from memory while it is being written, and tells open pages when it has changed. Pages get one
 * script more than in `dist`; it comes from this server, so the site's own policy allows it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OutputFile } from '../../core/stages/output.ts';
import { isSameOrigin, listenLocally, refuse } from './loopback.ts';
import { contentType, meaningOf } from './site-request.ts';

const RELOAD = '@senja/reload.js';
const EVENTS = '@senja/events';

/** Open pages that are told of changes: more than anybody has, and fewer than connections. */
const MOST_LISTENERS = 64;

export interface DevServer {
  /** Address of the site's home page. */
  url(): string;
  /** Puts a new site in the place of the old. */
  show(files: ReadonlyMap<string, OutputFile['content']>, base: string): void;
  /** Answers every address with one page, while there is no site yet. */
  showInstead(html: string): void;
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
  let instead: string | null = null;
  const listeners = new Set<ServerResponse>();

  const send = (
    response: ServerResponse,
    status: number,
    name: string,
    content: Uint8Array | string,
  ): ServerResponse => {
    response.writeHead(status, { 'Content-Type': contentType(name), 'Cache-Control': 'no-store' });
    return response.end(content);
  };
  const page = (response: ServerResponse, status: number, name: string): ServerResponse => {
    const content = files.get(name);
    if (content === undefined) return refuse(response, status, `${status}`);
    const bytes = bytesOf(content);
    return send(response, status, name, name.endsWith('.html') ? withReload(bytes, base) : bytes);
  };
  const listen = (request: IncomingMessage, response: ServerResponse): ServerResponse => {
    if (!isSameOrigin(request)) return refuse(response, 403, 'Forbidden origin');
    if (listeners.size >= MOST_LISTENERS) return refuse(response, 503, 'Too many open pages');
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    if (request.method === 'HEAD') return response.end();
    // It is silent for as long as nobody edits.
    request.socket.setTimeout(0);
    response.write(': senja\n\n');
    listeners.add(response);
    return response.once('close', () => listeners.delete(response));
  };

  const handle = (request: IncomingMessage, response: ServerResponse): ServerResponse => {
    const { url = '' } = request;
    if (url === base + RELOAD) return send(response, 200, RELOAD, reloadScript(base));
    if (url === base + EVENTS) return listen(request, response);
    if (instead !== null) return send(response, 503, 'index.html', withReload(Buffer.from(instead), base));
    const meaning = meaningOf(url, base, (name) => files.has(name));
    if (meaning && 'name' in meaning) return page(response, 200, meaning.name);
    const elsewhere = meaning?.redirect ?? (url === '/' ? base : null);
    if (elsewhere === null) return page(response, 404, '404.html');
    return response.writeHead(302, { Location: elsewhere }).end();
  };

  const server = await listenLocally(port, handle);
  return {
    url: () => server.origin + base,
    show(next, nextBase) {
      files = next;
      base = nextBase;
      instead = null;
    },
    showInstead(html) {
      instead = html;
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
