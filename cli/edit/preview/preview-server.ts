/**
 * The origin of pages in preview, apart from the editor's: they run the site's scripts, and must not reach its key.
 * Pages are framed by the editor alone, and get one script more than in `dist`. They have texts that nobody has saved, so
 * pages and data are given only with a key of their own. It is in the address of the page, and so in the `Referer` of what
 * the page asks for: browsers keep no cookie of a frame, or would send it to other servers of this machine.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fingerprint } from '../../core/values/hash.ts';
import { memoized } from '../../core/values/lists.ts';
import { type EarlierPage, type PreviewSite, previewFiles } from '../../desk/index.ts';
import {
  contentType,
  listenLocally,
  meaningOf,
  refuse,
  withMuteStyles,
  withScript,
} from '../../io/serve/index.ts';
import { isEqual, newKey } from '../server/guard.ts';

const SCRIPT = '/@senja/preview.js';

/** Name of the key in addresses. */
const KEY = 'senja-key';

/** Name of an earlier page in addresses. */
const EARLIER = 'senja-earlier';

/** Earlier pages that can be shown. */
const MOST_EARLIER = 8;

/** @returns the key in an address, which earlier page it is, and the rest of its query */
function keyIn(url: string): { key: string | null; earlier: string | null; rest: string } {
  const [path = ''] = url.split('?');
  const all = new URLSearchParams(url.slice(path.length));
  const [key, earlier] = [all.get(KEY), all.get(EARLIER)];
  all.delete(KEY);
  all.delete(EARLIER);
  // A query that has no key stays as it is written.
  return { key, earlier, rest: key === null ? url : path + (all.size > 0 ? `?${all}` : '') };
}

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
  const key = newKey();
  /** Pages as they were, by the hash of each; and the pictures that the last one of them alone has. */
  const earlier = new Map<string, string>();
  let earlierPictures: EarlierPage['pictures'] | null = null;
  const filesOf = memoized(previewFiles, new WeakMap());

  const send = (
    response: ServerResponse,
    status: number,
    name: string,
    content: string | Uint8Array,
  ): void => {
    response.writeHead(status, {
      'Content-Type': contentType(name),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'same-origin',
    });
    response.end(content);
  };
  const withKey = (path: string): string => {
    const [before = '', hash] = path.split('#');
    const address = `${before}${before.includes('?') ? '&' : '?'}${KEY}=${key}`;
    return hash === undefined ? address : `${address}#${hash}`;
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { headers } = request;
    const { key: given, earlier: id, rest: url } = keyIn(request.url ?? '');
    // By another name it would be another origin, such as the editor's.
    if (headers.host !== host) return void refuse(response, 403, 'Forbidden host');
    if (url === SCRIPT) return send(response, 200, SCRIPT, script);
    if (id !== null && isEqual(given, key)) {
      const html = earlier.get(id);
      if (html === undefined) return void refuse(response, 404, 'There is no such page');
      const page = withScript(html, SCRIPT, ` data-editor="${editor()}" data-earlier`);
      return send(response, 200, 'index.html', page);
    }
    const now = await site().current();
    const isThere = (name: string): boolean =>
      now.pages.find(name) !== undefined || filesOf(now).has(name) || earlierPictures?.has(name) === true;
    const meaning = meaningOf(url, now.plan.base, isThere);
    const [status, name] = meaning && 'name' in meaning ? [200, meaning.name] : [404, '404.html'];
    const hasKey = isEqual(given, key);
    const isKnown = hasKey || isEqual(keyIn(headers.referer ?? '').key, key);
    const elsewhere = meaning && 'redirect' in meaning ? meaning.redirect : url === '/' ? now.plan.base : url;
    if (!isKnown && (elsewhere !== url || !filesOf(now).isPublic(name)))
      return void refuse(response, 403, 'Open this page from the editor');
    // A link leads to a page without the key, which its own links need.
    if (elsewhere !== url || (isKnown && !hasKey && name.endsWith('.html')))
      return void response
        .writeHead(302, { Location: withKey(elsewhere), 'Cache-Control': 'no-store' })
        .end();
    const fileOf = async () =>
      (await filesOf(now).content(name)) ?? (await earlierPictures?.content(name)) ?? null;
    const content = now.pages.find(name) ? await site().page(name) : await fileOf();
    if (content === null) return void refuse(response, status === 200 ? 503 : 404, 'There is no such page');
    if (typeof content !== 'string' || !name.endsWith('.html')) return send(response, status, name, content);
    const html = withScript(content, SCRIPT, ` data-editor="${editor()}"`);
    send(response, status, name, headers['x-senja-look'] ? withMuteStyles(html) : html);
  };
  const server = await listenLocally(0, handle, { framedBy: editor });
  host = new URL(server.origin).host;
  return {
    origin: server.origin,
    /** @returns the address of a page, by its path */
    addressOf: (path: string): string => server.origin + withKey(path),
    /** @returns the address of a page as it was, which follows nothing */
    addressOfEarlier(path: string, { html, pictures }: EarlierPage): string {
      earlierPictures = pictures;
      const id = fingerprint(html);
      earlier.delete(id);
      earlier.set(id, html);
      for (const old of [...earlier.keys()].slice(0, -MOST_EARLIER)) earlier.delete(old);
      const [plain = '', hash] = path.split('#');
      const address = `${server.origin}${withKey(plain)}&${EARLIER}=${id}`;
      return hash === undefined ? address : `${address}#${hash}`;
    },
    close: server.close,
  };
}
