/** Requests to the server of the editor. */
import type { RefusedRequest } from '../../api.ts';

export type Reply<Value> =
  | { is: 'done'; value: Value }
  | ({ is: 'refused' } & RefusedRequest)
  /** The server cannot be reached. */
  | { is: 'away' };

/** Sends a request; with a body, as POST. */
export type Send = <Value>(path: string, body?: unknown) => Promise<Reply<Value>>;

const token = (): string => document.querySelector<HTMLMetaElement>('meta[name=senja-token]')?.content ?? '';

/** Requests over HTTP to the origin of the page. */
export const send: Send = async (path, body) => {
  const headers: Record<string, string> = { 'X-Senja-Token': token() };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  try {
    const response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const value = await response.json();
    return response.ok ? { is: 'done', value } : { is: 'refused', instead: null, ...value };
  } catch {
    return { is: 'away' };
  }
};
