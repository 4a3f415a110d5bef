/**
 * Answers that pages of other origins can neither frame, read nor open as a window: a click in a framed page of
 * `senja dev` could change content.
 */
import { type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';

const POLICY = 'Content-Security-Policy';

const GUARD = {
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

export class GuardedResponse extends ServerResponse {
  override writeHead(status: number, ...more: (string | Headers | undefined)[]): this {
    const headers = more.find((one) => typeof one === 'object') ?? {};
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) this.setHeader(name, value);
    // Last, so that no rule of a served site overrides them.
    for (const [name, value] of Object.entries(GUARD)) this.setHeader(name, value);
    // A browser applies all of several policies.
    this.setHeader(POLICY, [this.getHeader(POLICY), "frame-ancestors 'none'"].filter(Boolean).join(', '));
    return super.writeHead(status);
  }
}
