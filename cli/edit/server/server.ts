/** The server of `senja edit`: its page, and what that asks for. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PreviewSite } from '../../desk/index.ts';
import type { Lang } from '../../diagnostics/languages/index.ts';
import { MAX_IMAGE_BYTES } from '../../io/content/index.ts';
import { attempt } from '../../io/failures/index.ts';
import { contentType, devEvents, listenLocally, queryOf } from '../../io/serve/index.ts';
import type { SiteChanges } from '../actions/site-changes.ts';
import type { KeyView, PreviewView, Requests, SiteView } from '../api.ts';
import type { EditedEntries, Tell } from '../entries.ts';
import type { FindTexts } from '../finding/found-texts.ts';
import type { EntryPictures } from '../pictures/entry-pictures.ts';
import { startPreview } from '../preview/preview-server.ts';
import { Refused, refusalFor, refusedBecause } from '../refused.ts';
import { REQUESTS } from '../requests.ts';
import type { historyOf } from '../versions/history.ts';
import type { versionsOf } from '../versions/versions.ts';
import { EDITOR_HOST, guard, policyWith } from './guard.ts';

const USUAL_PORT = 4174;

export interface EditorOptions {
  /** 0 for any free port; null for the usual one, or any free port if it is in use. */
  port: number | null;
  lang: Lang;
  /** Absolute path of the content folder. */
  content?: string;
  /** Script and style of the page, and the script of pages in preview. */
  assets: Readonly<Record<'page.js' | 'page.css' | 'preview.js', string>>;
}

/** @throws Refused for one that is too large */
async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_IMAGE_BYTES) throw refusedBecause('too-large', 413);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** @throws Refused for one that no page sends */
async function requestIn<Name extends keyof Requests>(
  name: Name,
  request: IncomingMessage,
): Promise<Requests[Name]> {
  const bytes = await bytesOf(request);
  const found = attempt(() => JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)), undefined);
  if (!REQUESTS[name](found)) throw refusedBecause('bad-request');
  return found as Requests[Name];
}

const send = (response: ServerResponse, status: number, name: string, content: string | Uint8Array): void => {
  response.writeHead(status, {
    'Content-Type': contentType(name),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  });
  response.end(content);
};

const pageOf = (lang: Lang, nonce: string): string => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>senja</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css" nonce="${nonce}">
<script src="/page.js" defer></script>
</head>
<body>
<div id="app"></div>
</body>
</html>
`;

/** What the requests are about. */
export interface EditorParts {
  entries: EditedEntries;
  changes: SiteChanges;
  texts: FindTexts;
  preview: PreviewSite;
  pictures: EntryPictures;
  versions: ReturnType<typeof versionsOf>;
  history: ReturnType<typeof historyOf>;
}

type Previews = Awaited<ReturnType<typeof startPreview>>;

const UNMADE: PreviewView = { is: 'unmade', url: null, path: null, faulty: true };
const NO_PAGE = { ...UNMADE, page: null };

/** @returns what a request of the page gets. @throws Refused, and errors of the machine */
async function answerTo(
  request: IncomingMessage,
  path: string,
  parts: EditorParts & { previews: Previews },
): Promise<object> {
  const { entries, changes, texts, preview, pictures, versions, history, previews } = parts;
  const { method } = request;
  if (method === 'GET' && path === '/api/preview') {
    const view = await preview.shown(queryOf(request, 'file')).catch(() => UNMADE);
    return { ...view, url: view.url && previews.addressOf(view.url) } satisfies PreviewView;
  }
  if (method === 'GET' && (path === '/api/history' || path === '/api/old-page')) {
    const [file, id] = [queryOf(request, 'file'), queryOf(request, 'id')];
    if (path === '/api/history') return id === '' ? history.list(file) : history.version(file, id);
    const { page, ...old } = await preview.earlier(file, await history.textOf(file, id)).catch(() => NO_PAGE);
    return { ...old, url: page && old.url && previews.addressOfEarlier(old.url, page) } satisfies PreviewView;
  }
  if (method === 'GET' && path === '/api/versions') return versions.view();
  if (method === 'GET' && path === '/api/entry') {
    const file = queryOf(request, 'file');
    const two = entries.hasTwo(file) ? await versions.twoOf(file) : null;
    return two ? entries.compare(file, two) : entries.entry(file);
  }
  if (method === 'GET' && path === '/api/site')
    return { ...entries.site(), done: changes.done() } satisfies SiteView;
  if (method === 'GET' && path === '/api/pictures') return pictures.list();
  if (method === 'POST' && path === '/api/picture') {
    const { row } = entries.entry(queryOf(request, 'file'));
    return pictures.add(row.name, queryOf(request, 'name'), await bytesOf(request));
  }
  const name = path.slice('/api/'.length);
  const acts: { [Name in keyof Requests]: (asked: Requests[Name]) => object | Promise<object> } = {
    change: (asked) => entries.change(asked),
    new: (asked) => entries.create(asked),
    texts: (asked) => texts.find(asked),
    excerpts: (asked) => texts.excerpts(asked),
    plan: (action) => changes.plan(action),
    trial: (asked) => changes.trial(asked),
    act: (asked) => changes.act(asked),
    undo: ({ id }) => changes.undo(id),
    version: (asked) => versions.save(asked),
    send: () => versions.send(),
  };
  if (method !== 'POST' || !Object.hasOwn(acts, name)) throw refusedBecause('no-page', 404);
  const known = name as keyof Requests;
  return acts[known]((await requestIn(known, request)) as never);
}

/**
 * @param parts given to each request, once they are there
 * @param terminal gets a new first address when a page without a valid key asks, if the last one was used; and errors
 * @throws Failure if the port is in use
 */
export async function startEditor(
  { port, lang, content, assets }: EditorOptions,
  parts: () => EditorParts,
  terminal: { again?(url: string): void; failed?(error: unknown): void } = {},
) {
  const events = devEvents();
  let own = 0;
  const previews = await startPreview({
    script: assets['preview.js'],
    editor: () => `http://${EDITOR_HOST}:${own}`,
    site: () => parts().preview,
  });
  const nonce = randomUUID();
  const policy = policyWith(previews.origin, nonce);
  const allowed = guard(() => own);
  const addressWith = (key: string): string => `http://${EDITOR_HOST}:${own}/?key=${key}`;
  const refused = (): Error => {
    if (!allowed.isWaiting()) terminal.again?.(addressWith(allowed.once('printed')));
    return refusedBecause('key', 403, 'key');
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = ''] = (request.url ?? '').split('?');
    response.setHeader('Content-Security-Policy', policy);
    if (!allowed.isOwnHost(request)) throw refusedBecause('own', 403);
    const asset = path.slice(1);
    if (asset === 'page.js' || asset === 'page.css') return send(response, 200, asset, assets[asset]);
    if (path === '/') return send(response, 200, 'index.html', pageOf(lang, nonce));
    if (!path.startsWith('/api/')) throw refusedBecause('no-page', 404);
    if (path === '/api/key' && request.method === 'POST') {
      const key = allowed.exchange(request);
      if (key === null) throw refused();
      return send(response, 200, 'answer.json', JSON.stringify({ key } satisfies KeyView));
    }
    if (!allowed.mayAsk(request)) throw refused();
    if (path === '/api/events') return void events.open(request, response);
    if (path === '/api/picture' && request.method === 'GET') {
      const { pictures, history } = parts();
      const version = queryOf(request, 'version');
      const earlier = version === '' ? undefined : history.files(version);
      const shown = await pictures.small(queryOf(request, 'address'), queryOf(request, 'file'), earlier);
      if (shown === null) throw refusedBecause('no-page', 404);
      return send(response, 200, shown.name, shown.bytes);
    }
    send(
      response,
      200,
      'answer.json',
      JSON.stringify(await answerTo(request, path, { ...parts(), previews })),
    );
  };

  const listen = (at: number) =>
    listenLocally(
      at,
      async (request, response) => {
        try {
          await handle(request, response);
        } catch (error) {
          const { status, answer } = refusalFor(error, content);
          if (!(error instanceof Refused) && status >= 500) terminal.failed?.(error);
          // What is left of a body must not be taken for the next request.
          response.setHeader('Connection', 'close');
          send(response, status, 'answer.json', JSON.stringify(answer));
        }
      },
      { takesPost: (url) => url.startsWith('/api/') },
    );
  const server = await listen(port ?? USUAL_PORT).catch(async (error) => {
    if (port === null) return listen(0);
    await previews.close();
    throw error;
  });
  own = Number(new URL(server.origin).port);
  const tell: Tell = (name, data) => events.send(name, JSON.stringify(data));
  return {
    /** The address to open at first, for whoever reads the terminal. */
    url: addressWith(allowed.once('printed')),
    /** @returns another one, for a browser that is started: others can read its arguments */
    addressToOpen: (): string => addressWith(allowed.once('opened')),
    tell,
    close: async (): Promise<void> => {
      await Promise.all([previews.close(), server.close()]);
    },
  };
}
