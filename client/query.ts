/**
 * Fetches JSON with a cache of five minutes and three retries after 1, 2 and 4 seconds. Only temporary errors are
 * retried (no network, 408, 429, 5xx); any other status is an answer that a retry would not change.
 */
import { QUERY_BACKOFF, QUERY_BACKOFF_LIMIT, QUERY_CACHED, QUERY_RETRIES } from './constants.ts';

export const wait = (delay: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, delay);
  });

class Refused extends Error {}

const answers = new Map<string, Promise<unknown>>();

/** One request per address, however often it is needed. Failures are not cached. */
export function getJson<T>(url: string): Promise<T> {
  const known = answers.get(url);
  if (known) return known as Promise<T>;

  const answer = request(url).then((response) => response.json() as Promise<T>);
  answers.set(url, answer);
  const forget = () => answers.delete(url);
  answer.then(() => setTimeout(forget, QUERY_CACHED), forget);
  return answer;
}

/** Sends the fields of a form as the browser would. */
export async function post(url: string, form: HTMLFormElement): Promise<void> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.append(name, String(value));
  await request(url, { method: 'POST', body, headers: { Accept: 'application/json' } });
}

async function request(url: string, options?: RequestInit): Promise<Response> {
  for (let retries = 0; ; retries++) {
    try {
      const response = await fetch(url, options);
      if (response.ok) return response;
      const mayPass = response.status >= 500 || response.status === 408 || response.status === 429;
      throw mayPass ? new Error(`${response.status}`) : new Refused(`${response.status}`);
    } catch (error) {
      if (error instanceof Refused || retries === QUERY_RETRIES) throw error;
      await wait(Math.min(QUERY_BACKOFF * 2 ** retries, QUERY_BACKOFF_LIMIT));
    }
  }
}
