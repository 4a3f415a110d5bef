// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getJson, post } from '../../client/query.ts';

const fetch = vi.fn<(url: string, options?: RequestInit) => Promise<Response>>();
/** Answers are cached by address, so each test uses one of its own. */
let url: string;
let count = 0;
const json = (value: unknown) => new Response(JSON.stringify(value));
const status = (status: number) => new Response(null, { status });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('fetch', fetch.mockReset());
  url = `/cari-${++count}.json`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('sends one request for an address requested twice', async () => {
  fetch.mockImplementation(async () => json(1));
  expect(await Promise.all([getJson(url), getJson(url)])).toEqual([1, 1]);
  expect(await getJson(url)).toBe(1);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('caches an answer for five minutes', async () => {
  fetch.mockImplementation(async () => json(fetch.mock.calls.length));
  await getJson(url);
  await vi.advanceTimersByTimeAsync(5 * 60 * 1000 - 1);
  expect(await getJson(url)).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await getJson(url)).toBe(2);
});

it('retries after 1, 2 and 4 seconds, then gives up', async () => {
  fetch.mockImplementation(async () => status(503));
  const outcome = vi.fn();
  getJson(url).catch(outcome);
  const calls: number[] = [];
  for (const time of [0, 999, 1, 1999, 1, 3999, 1]) {
    await vi.advanceTimersByTimeAsync(time);
    calls.push(fetch.mock.calls.length);
  }
  expect(calls).toEqual([1, 1, 2, 2, 3, 3, 4]);
  expect(outcome).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(4);
});

it('resolves if a retry succeeds', async () => {
  fetch.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValueOnce(status(429));
  fetch.mockImplementation(async () => json('ada'));
  const answer = getJson(url);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await answer).toBe('ada');
  expect(fetch).toHaveBeenCalledTimes(3);
});

it.each([408, 429, 500, 503])('retries after status %i', async (code) => {
  fetch.mockResolvedValueOnce(status(code)).mockImplementation(async () => json('ada'));
  const answer = getJson(url);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toBe('ada');
});

it('does not retry a refusal', async () => {
  fetch.mockImplementation(async () => status(404));
  await expect(getJson(url)).rejects.toThrow('404');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('does not cache a failure', async () => {
  fetch.mockResolvedValueOnce(status(404)).mockImplementation(async () => json('ada'));
  await expect(getJson(url)).rejects.toThrow();
  expect(await getJson(url)).toBe('ada');
});

it('never waits longer than 30 seconds', async () => {
  vi.resetModules();
  vi.doMock('../../client/constants.ts', async (original) => ({
    ...(await original<object>()),
    QUERY_RETRIES: 7,
  }));
  const { getJson } = await import('../../client/query.ts');
  vi.doUnmock('../../client/constants.ts');
  fetch.mockImplementation(async () => status(500));
  getJson(url).catch(() => {});
  await vi.advanceTimersByTimeAsync((1 + 2 + 4 + 8 + 16 + 30) * 1000);
  expect(fetch).toHaveBeenCalledTimes(7);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(fetch).toHaveBeenCalledTimes(7);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetch).toHaveBeenCalledTimes(8);
});

it('sends a form as the browser would', async () => {
  fetch.mockImplementation(async () => status(204));
  const form = document.createElement('form');
  form.innerHTML = '<input name="name" value="Siti & Budi"><textarea name="message"></textarea>';
  await post(url, form);
  const [to, options] = fetch.mock.calls[0] ?? [];
  expect(to).toBe(url);
  expect(options?.method).toBe('POST');
  expect(String(options?.body)).toBe('name=Siti+%26+Budi&message=');
});
