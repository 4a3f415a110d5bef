/** Event streams: of `senja dev`, with changes of the site and faults of its content, and of `senja edit`. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSameOrigin, refuse } from './loopback.ts';

/** Maximum number of listening pages: more than anybody has open, and fewer than connections. */
const MAX_LISTENERS = 64;

export function devEvents() {
  const listeners = new Set<ServerResponse>();
  /** The last report, which pages opened later get first. */
  let report = '';
  return {
    /** Answers a request for the stream. */
    open(request: IncomingMessage, response: ServerResponse): ServerResponse {
      if (!isSameOrigin(request)) return refuse(response, 403, 'Forbidden origin');
      if (listeners.size >= MAX_LISTENERS) return refuse(response, 503, 'Too many open pages');
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      if (request.method === 'HEAD') return response.end();
      // It is idle as long as nobody edits.
      request.socket.setTimeout(0);
      response.write(`: senja\n\n${report}`);
      listeners.add(response);
      return response.once('close', () => listeners.delete(response));
    },
    /** @param data one line */
    send(event: string, data: string): void {
      const text = `event: ${event}\ndata: ${data}\n\n`;
      if (event === 'report') report = text;
      for (const listener of listeners) listener.write(text);
    },
  };
}
