/** The event stream of `senja dev`: changes of the site, and faults of its content. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSameOrigin, queryOf, refuse } from './loopback.ts';

/** Maximum number of listening pages: more than anybody has open, and fewer than connections. */
const MAX_LISTENERS = 64;

/** @param lasting events of which each new page gets the last one first, also pages opened later */
export function devEvents(lasting: readonly string[]) {
  const listeners = new Map<ServerResponse, string>();
  const last = new Map<string, string>();
  return {
    /** Answers a request for the stream. */
    open(request: IncomingMessage, response: ServerResponse): ServerResponse {
      if (!isSameOrigin(request)) return refuse(response, 403, 'Forbidden origin');
      if (listeners.size >= MAX_LISTENERS) return refuse(response, 503, 'Too many open pages');
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      if (request.method === 'HEAD') return response.end();
      // It is idle as long as nobody edits.
      request.socket.setTimeout(0);
      response.write([': senja\n\n', ...last.values()].join(''));
      listeners.set(response, queryOf(request, 'page'));
      return response.once('close', () => listeners.delete(response));
    },
    /** @param data one line */
    send(event: string, data: string): void {
      const text = `event: ${event}\ndata: ${data}\n\n`;
      if (lasting.includes(event)) last.set(event, text);
      for (const listener of listeners.keys()) listener.write(text);
    },
    /** Paths that open pages have reported, as in their addresses. */
    pages: (): string[] => [...new Set(listeners.values())],
    close(): void {
      for (const listener of listeners.keys()) listener.end();
    },
  };
}
