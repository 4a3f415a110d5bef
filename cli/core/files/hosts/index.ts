/**
 * Rules of `_headers` and `_redirects`: read as Netlify and Cloudflare do, written for other hosts, and followed by
 * `preview`.
 *
 * - `rulesIn` reads both texts, without faults: what it cannot read is in `left`, a `LeftOut` with its line and the
 *   reason.
 * - `hostFile` writes them in the format of a host (`Host`); it is loaded with the advice.
 * - `withOwnRedirects` joins senja's redirects and the site's own. `beyondLimits` finds the lines that Cloudflare
 *   ignores (`Beyond`), by the limits in `MOST`; `ruleLines` counts those that it reads.
 * - `leadsOf` and `headersAt` answer a request: where it is redirected to (`Lead`), and with which headers.
 */
export { headersAt, type Lead, leadsOf } from './follow.ts';
export { hostFile } from './host-file.ts';
export { type Beyond, beyondLimits, MOST, ruleLines, withOwnRedirects } from './limits.ts';
export { rulesIn } from './read-rules.ts';
export type { LeftOut } from './rules.ts';
