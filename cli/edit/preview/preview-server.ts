/**
 * The origin of pages in preview, apart from the editor's: they run the site's scripts, and must not reach its key.
 * Pages are framed by the editor alone, and get one script more than in `dist`.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { memoized } from '../../core/values/lists.ts';
import { listenLocally, refuse } from '../../io/serve/loopback.ts';
import { withMuteStyles, withScript } from '../../io/serve/page-script.ts';
import { contentType, meaningOf } from '../../io/serve/site-request.ts';
import { previewFiles } from './preview-files.ts';
import type { PreviewSite } from './preview-site.ts';

const SCRIPT = '/@senja/preview.js';

export interface PreviewServer {
  /** The compiled `in-browser/preview-page.ts`. */
  script: string;
  /** Origin of the editor. */
  editor: () => string;
  site: () => PreviewSite;
}

/** Starts the origin; nothing of the site is read before a page is asked for. */
export async function startPreview({ script, editor, site }: PreviewServer) {
  let host = '';
  const filesOf = memoized(previewFiles, new WeakMap());

  const send = (
    response: ServerResponse,
    status: number,
    name: string,
    content: string | Uint8Array,
  ): void => {
    response.writeHead(status, { 'Content-Type': contentType(name), 'Cache-Control': 'no-store' });
    response.end(content);
  };
  const handle = async ({ headers, url = '' }: IncomingMessage, response: ServerResponse): Promise<void> => {
    // By another name it would be another origin, such as the editor's.
    if (headers.host !== host) return void refuse(response, 403, 'Forbidden host');
    if (url === SCRIPT) return send(response, 200, SCRIPT, script);
    const now = await site().current();
    const isThere = (name: string): boolean => now.pageOf(name) !== undefined || filesOf(now).has(name);
    const meaning = meaningOf(url, now.plan.base, isThere);
    const elsewhere =
      meaning && 'redirect' in meaning ? meaning.redirect : url === '/' ? now.plan.base : null;
    if (elsewhere !== null && elsewhere !== url)
      return void response.writeHead(302, { Location: elsewhere, 'Cache-Control': 'no-store' }).end();
    const [status, name] = meaning && 'name' in meaning ? [200, meaning.name] : [404, '404.html'];
    const content = now.pageOf(name) ? await site().page(name) : await filesOf(now).content(name);
    if (content === null) return void refuse(response, status === 200 ? 503 : 404, 'There is no such page');
    if (typeof content !== 'string' || !name.endsWith('.html')) return send(response, status, name, content);
    const html = withScript(content, SCRIPT, ` data-editor="${editor()}"`);
    send(response, status, name, headers['x-senja-look'] ? withMuteStyles(html) : html);
  };
  const server = await listenLocally(0, handle, { framedBy: editor });
  host = new URL(server.origin).host;
  return { origin: server.origin, close: server.close };
}
