/** Requests to the server of the editor, and its events. */
import type { KeyView, RefusedRequest } from '../../api.ts';
import { remember, remembered } from './remembered.ts';

export type Reply<Value> =
  | { is: 'done'; value: Value }
  | ({ is: 'refused' } & RefusedRequest)
  /** The server cannot be reached. */
  | { is: 'away' };

/** Sends a request; with a body, as POST: a file as it is, anything else as JSON. A picture is answered as a Blob. */
export type Send = <Value>(path: string, body?: unknown) => Promise<Reply<Value>>;

/** Name of the key in the browser. Unlike a cookie, it is not sent to servers on other ports of this machine. */
const KEY = 'senja-edit-key';
/** Milliseconds until the next attempt while the server is away; until then typing is in the browser alone. */
export const AGAIN = 250;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, AGAIN));

/** How often a request is sent that changes nothing: a connection may end while it is used. */
const TRIES = 3;

/**
 * Exchanges the key of the first address, which works once, for the one that this origin keeps. Where the address was
 * used before, such as in another tab, the one that is kept still works.
 */
export async function takeKey(): Promise<void> {
  const once = new URLSearchParams(location.search).get('key');
  if (once === null) return;
  history.replaceState(null, '', `/${location.hash}`);
  const answer = await sendWith<KeyView>(once, '/api/key', {});
  if (answer.is === 'done') remember(KEY, answer.value.key);
}

const keptKey = (): string => remembered(KEY) ?? '';

/** Requests over HTTP to the origin of the page. */
export const send: Send = (path, body) => sendWith(keptKey(), path, body);

async function sendWith<Value>(key: string, path: string, body?: unknown): Promise<Reply<Value>> {
  const headers = { 'X-Senja-Key': key };
  const post = { method: 'POST', body: body instanceof Blob ? body : JSON.stringify(body) };
  for (let left = body === undefined ? TRIES : 1; ; left -= 1)
    try {
      const response = await fetch(path, { headers, ...(body !== undefined && post) });
      if (response.headers.get('Content-Type')?.startsWith('image/'))
        return { is: 'done', value: (await response.blob()) as never };
      const value = await response.json();
      return response.ok ? { is: 'done', value } : { is: 'refused', instead: null, ...value };
    } catch {
      if (left === 1) return { is: 'away' };
      await pause();
    }
}

/** An event of the server; `open` and `closed`: whether it sends any. */
export type ServerEvent = readonly [name: string, data: unknown];

/** The events of the server, with new attempts while it is away. `EventSource` cannot send the key. */
export async function* serverEvents(): AsyncGenerator<ServerEvent> {
  for (;;) {
    try {
      const { ok, body } = await fetch('/api/events', { headers: { 'X-Senja-Key': keptKey() } });
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
      if (ok) yield ['open', null];
      let text = '';
      for (let part = await reader?.read(); ok && part?.value; part = await reader?.read()) {
        const events = (text + part.value).split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          const [, name, data] = /^event: (.*)\ndata: (.*)$/.exec(event) ?? [];
          if (name && data) yield [name, JSON.parse(data)];
        }
      }
    } catch {
      // The server has ended, or the connection.
    }
    yield ['closed', null];
    await pause();
  }
}
