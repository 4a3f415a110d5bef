/** The stream of what `senja dev` tells open pages: that the site has changed, and what is wrong with its content. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSameOrigin, queryOf, refuse } from './loopback.ts';

/** Open pages that are told: more than anybody has, and fewer than connections. */
const MOST_LISTENERS = 64;

export interface DevEvents {
  /** Answers a request for the stream. */
  open(request: IncomingMessage, response: ServerResponse): ServerResponse;
  /** @param data one line; what is told last under a name in `lasting` is told to later pages too */
  tell(event: string, data: string): void;
  /** What open pages have said that they show: paths as they stand in their addresses. */
  pages(): string[];
  close(): void;
}

/** @param lasting events whose last telling each new page gets first */
export function devEvents(lasting: readonly string[]): DevEvents {
  const listeners = new Map<ServerResponse, string>();
  const last = new Map<string, string>();
  return {
    open(request, response) {
      if (!isSameOrigin(request)) return refuse(response, 403, 'Forbidden origin');
      if (listeners.size >= MOST_LISTENERS) return refuse(response, 503, 'Too many open pages');
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      if (request.method === 'HEAD') return response.end();
      // It is silent for as long as nobody edits.
      request.socket.setTimeout(0);
      response.write([': senja\n\n', ...last.values()].join(''));
      listeners.set(response, queryOf(request, 'page'));
      return response.once('close', () => listeners.delete(response));
    },
    tell(event, data) {
      const text = `event: ${event}\ndata: ${data}\n\n`;
      if (lasting.includes(event)) last.set(event, text);
      for (const listener of listeners.keys()) listener.write(text);
    },
    pages: () => [...new Set(listeners.values())],
    close() {
      for (const listener of listeners.keys()) listener.end();
    },
  };
}
