/**
 * Answers that pages of other origins can neither frame, read nor open as a window: a click in a framed page of
 * `senja dev` could change content. The editor alone frames its previews. Every answer has these headers, including Node's own.
 */
import { type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

const POLICY = 'Content-Security-Policy';
const NO_FRAMES = "frame-ancestors 'none'";

const GUARD = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

const DENY = { 'X-Frame-Options': 'DENY' };

/** A browser applies all of several policies. */
function withFrames(policy: string, frames: string): string {
  if (policy.includes(frames)) return policy;
  return policy === '' ? frames : `${policy}, ${frames}`;
}

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** @param framedBy the one origin whose pages may frame the answers; null for none */
export const guardedResponse = (framedBy: (() => string) | null) =>
  class extends ServerResponse {
    override writeHead(status: number, ...more: (string | Headers | undefined)[]): this {
      const headers = more.find((one) => typeof one === 'object') ?? {};
      for (const [name, value] of Object.entries(headers))
        if (value !== undefined) this.setHeader(name, value);
      // Last, so that no rule of a served site overrides them.
      for (const [name, value] of Object.entries({ ...GUARD, ...(!framedBy && DENY) }))
        this.setHeader(name, value);
      const frames = framedBy ? `frame-ancestors ${framedBy()}` : NO_FRAMES;
      this.setHeader(POLICY, withFrames(String(this.getHeader(POLICY) ?? ''), frames));
      return super.writeHead(status);
    }
  };

/** Status of an answer to an invalid request, by the code of Node's error; 400 for all others. */
const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers an invalid request, as Node would, and closes the connection. */
export function refuseRaw({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  const status = STATUS[code] ?? 400;
  const headers = Object.entries({ ...DENY, ...GUARD, [POLICY]: NO_FRAMES, Connection: 'close' });
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  const answer = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n');
  socket.end(answer, () => socket.destroy());
}
