// @page
/** The key of the page, and the events that it follows. */
import { afterEach, expect, it, vi } from 'vitest';
import { send, serverEvents, takeKey } from '../../../cli/edit/app/desk/request.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

/** @returns the keys that were sent */
function answering(...answers: (() => Response)[]): (string | null)[] {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('x-senja-key'));
    const next = answers.shift();
    if (!next) throw new TypeError('Failed to fetch');
    return next();
  });
  return keys;
}

it('exchanges the key in the address for the one that it sends with each request', async () => {
  const site = () => Response.json({ title: 'x' });
  const given = (key: string) => () => Response.json({ key });
  const used = () => Response.json({ refused: { id: 'x', en: 'x' } }, { status: 403 });
  const keys = answering(site, given('own'), site, used, site, given('other'), site);
  await send('/api/site');
  const open = (address: string) => {
    history.replaceState(null, '', address);
    return takeKey();
  };
  await open('/?key=abc#/articles/a.yaml');
  expect([location.search, location.hash]).toEqual(['', '#/articles/a.yaml']);
  await takeKey();
  expect(await send('/api/site')).toEqual({ is: 'done', value: { title: 'x' } });
  // The address was used before: what was kept still works.
  await open('/?key=abc');
  expect(location.search).toBe('');
  await send('/api/site');
  // Without storage, as long as the page is open.
  vi.stubGlobal('localStorage', undefined);
  await open('/?key=def');
  await send('/api/save', {});
  expect(keys).toEqual(['', 'abc', 'own', 'abc', 'own', 'def', 'other']);
});

it('asks again after a request was lost that changes nothing', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  const keys = answering(lost, () => Response.json({ title: 'x' }), lost);
  expect(await send('/api/site')).toEqual({ is: 'done', value: { title: 'x' } });
  expect(await send('/api/save', {})).toEqual({ is: 'away' });
  expect(keys).toHaveLength(3);
  expect(await send('/api/site')).toEqual({ is: 'away' });
});

it('follows events in whatever pieces they come, and tries again', async () => {
  vi.useFakeTimers();
  const stream = (...pieces: string[]) =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
          controller.close();
        },
      }),
    );
  answering(
    () =>
      stream(': senja\n\neve', 'nt: rows\ndata: {"a"', ':"b\\nc"}\n', '\nevent: site\ndata: {}\n\nevent: x'),
    () => new Response('{}', { status: 403 }),
    () => stream(': senja\n\n'),
  );
  const found: unknown[] = [];
  const events = serverEvents();
  while (found.length < 8) {
    const next = events.next();
    await vi.advanceTimersByTimeAsync(2000);
    found.push((await next).value);
  }
  expect(found).toEqual([
    ['open', null],
    ['rows', { a: 'b\nc' }],
    ['site', {}],
    ['closed', null],
    ['closed', null],
    ['open', null],
    ['closed', null],
    ['closed', null],
  ]);
});
