/** What is typed into an entry on its way to the server: nothing is lost, overwritten or sent out of order. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EntryChange, Requests } from '../../../cli/edit/api.ts';
import { Desk } from '../../../cli/edit/app/desk/desk.ts';
import { both, FakeServer, REFUSED } from './fake.ts';

const FILE = 'articles/01-sayur.yaml';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begin() {
  const server = new FakeServer();
  const first = server.entries.get(FILE);
  if (!first) throw new Error('No entry.');
  const desk = new Desk(first, server.send);
  const set = (pointer: string, value: string): EntryChange => ({ is: 'set', pointer, value });
  return {
    server,
    desk,
    set,
    title: () => desk.view.get().entry.values.title,
    onServer: () => server.entries.get(FILE),
    sent: () =>
      server.asked
        .filter(({ path }) => path === '/api/change')
        .map(({ body }) => (body as Requests['change']).change),
    /** Another tab changes the entry. */
    elsewhere: (change: EntryChange) =>
      server.send('/api/change', { file: FILE, revision: server.entries.get(FILE)?.revision, change }),
    pass: (time: number) => vi.advanceTimersByTimeAsync(time),
  };
}

describe('typing', () => {
  it('is shown and sent at once, and together while the server answers', async () => {
    const { server, desk, set, sent, title, pass } = begin();
    let arrive = () => {};
    server.hold = new Promise((resolve) => {
      arrive = resolve;
    });
    for (const text of ['T', 'Te', 'Teh']) {
      desk.type(set('/title', text), '1');
      expect(title()).toBe(text);
    }
    arrive();
    await pass(0);
    expect(sent()).toEqual([set('/title', 'T'), set('/title', 'Teh')]);
    expect(desk.view.get()).toMatchObject({ waiting: false });
  });

  it('is not overwritten by a late answer to what was typed before', async () => {
    const { server, desk, set, sent, title, pass } = begin();
    let arrive = () => {};
    server.hold = new Promise((resolve) => {
      arrive = resolve;
    });
    desk.type(set('/title', 'Teh'), '1');
    await pass(200);
    desk.type(set('/title', 'Teh jahe'), '1');
    arrive();
    await pass(0);
    expect(title()).toBe('Teh jahe');
    await pass(200);
    expect(sent().map((change) => 'value' in change && change.value)).toEqual(['Teh', 'Teh jahe']);
    expect(title()).toBe('Teh jahe');
  });

  it('is sent before what comes after it, in order', async () => {
    const { desk, set, sent } = begin();
    desk.type(set('/title', 'Teh'), '1');
    desk.type(set('/excerpt', 'Hangat'), '2');
    await desk.change({ is: 'move', pointer: '/keywords', from: 0, to: 1 });
    await desk.save();
    expect(sent().map((change) => ('pointer' in change ? change.pointer : change.is))).toEqual([
      '/title',
      '/excerpt',
      '/keywords',
      'save',
    ]);
    expect(desk.view.get().entry).toMatchObject({ unsaved: null, values: { keywords: ['bening', 'sayur'] } });
  });

  it.each(['save', 'discard'] as const)('%s holds for the entry as it is by now', async (is) => {
    const { desk, elsewhere, onServer } = begin();
    await elsewhere({ is: 'text', text: 'title: Lain' });
    await desk.change({ is });
    expect(desk.view.get()).toMatchObject({ refused: null, waiting: false });
    expect(onServer()?.unsaved).toBeNull();
  });
});

describe('a server that is away', () => {
  it('gets everything once it is back', async () => {
    const { server, desk, set, title, onServer, pass } = begin();
    server.isAway = true;
    desk.type(set('/title', 'Teh'), '1');
    await pass(200);
    desk.type(set('/excerpt', 'Hangat'), '2');
    expect(desk.view.get()).toMatchObject({ away: true, waiting: true });
    expect(desk.isIdle()).toBe(false);
    expect(title()).toBe('Teh');
    server.isAway = false;
    await pass(2000);
    expect(onServer()?.values).toMatchObject({ title: 'Teh', excerpt: 'Hangat' });
    expect(desk.view.get()).toMatchObject({ away: false, waiting: false });
  });

  it.each<EntryChange>([
    { is: 'set', pointer: '/title', value: 'Teh' },
    { is: 'insert', pointer: '/keywords', value: 'teh' },
    { is: 'remove', pointer: '/draft' },
  ])('makes $is once, although its answer was lost', async (change) => {
    const { server, desk, onServer, elsewhere } = begin();
    await elsewhere(change);
    const { values } = onServer() ?? {};
    await desk.change(change);
    expect(server.entries.get(FILE)?.values).toEqual(values);
    expect(desk.view.get()).toMatchObject({ waiting: false, refused: null, entry: { values } });
    expect(desk.view.get().held.size).toBe(0);
  });
});

it('goes on with what is typed after an answer was lost', async () => {
  const { server, desk, set, onServer, pass } = begin();
  server.losesAnswers = true;
  desk.type(set('/title', 'T'), '1');
  await pass(0);
  desk.type(set('/title', 'Te'), '1');
  await pass(600);
  desk.type(set('/title', 'Teh'), '1');
  server.losesAnswers = false;
  await pass(600);
  expect(onServer()?.values.title).toBe('Teh');
  expect(desk.view.get()).toMatchObject({ waiting: false, away: false, held: new Map() });
});

describe('a refused change', () => {
  it('stays where it was typed, and can be dropped', async () => {
    const { desk, set, title, pass } = begin();
    desk.type(set('/title', REFUSED), '1');
    await pass(200);
    const held = desk.view.get().held.get('/title');
    expect(held).toMatchObject({ refused: { en: 'This cannot be written here.' }, instead: 'text' });
    expect(title()).toBe(REFUSED);
    expect(desk.isIdle()).toBe(false);
    desk.drop('/title');
    expect(title()).toBe('Sayur bening yang hangat dan empuk');
    expect(desk.isIdle()).toBe(true);
  });

  it('is forgotten if more was typed meanwhile', async () => {
    const { server, desk, set, title, onServer, pass } = begin();
    let arrive = () => {};
    server.hold = new Promise((resolve) => {
      arrive = resolve;
    });
    desk.type(set('/title', REFUSED), '1');
    desk.type(set('/title', 'Teh'), '1');
    arrive();
    await pass(0);
    expect([title(), onServer()?.values.title, desk.isIdle()]).toEqual(['Teh', 'Teh', true]);
  });

  it('is replaced by what is typed next', async () => {
    const { desk, set, onServer, pass } = begin();
    desk.type(set('/title', REFUSED), '1');
    await pass(200);
    desk.type(set('/title', 'Teh'), '1');
    await pass(200);
    expect(onServer()?.values.title).toBe('Teh');
    expect(desk.view.get().held.size).toBe(0);
  });

  it('is told, if it was not typed', async () => {
    const { desk } = begin();
    await desk.change({ is: 'insert', pointer: '/keywords', value: REFUSED });
    expect(desk.view.get()).toMatchObject({
      refused: { id: 'Ini tidak dapat ditulis di sini.' },
      entry: { values: { keywords: ['sayur', 'bening'] } },
    });
  });
});

describe('an entry that changes elsewhere', () => {
  it('gets both changes, if they are of different fields', async () => {
    const { desk, set, onServer, elsewhere, pass } = begin();
    await elsewhere(set('/excerpt', 'Hangat'));
    desk.type(set('/title', 'Teh'), '1');
    await pass(200);
    expect(onServer()?.values).toMatchObject({ title: 'Teh', excerpt: 'Hangat' });
  });

  it('keeps its own value of the same field until the user decides', async () => {
    const { desk, set, onServer, title, elsewhere, pass } = begin();
    await elsewhere(set('/title', 'Kopi'));
    desk.type(set('/title', 'Teh'), '1');
    await pass(200);
    expect(onServer()?.values.title).toBe('Kopi');
    expect(title()).toBe('Teh');
    expect([...desk.view.get().held.keys()]).toEqual(['/title']);
    desk.type(set('/title', 'Teh jahe'), '1');
    await pass(200);
    expect([onServer()?.values.title, title()]).toEqual(['Kopi', 'Teh jahe']);
    await desk.insist('/title');
    expect([onServer()?.values.title, title(), desk.isIdle()]).toEqual(['Teh jahe', 'Teh jahe', true]);
  });

  it('keeps all of its own value that was typed while the server answered', async () => {
    const { server, desk, set, onServer, title, elsewhere, pass } = begin();
    await elsewhere(set('/title', 'Kopi'));
    let arrive = () => {};
    server.hold = new Promise((resolve) => {
      arrive = resolve;
    });
    desk.type(set('/title', 'T'), '1');
    desk.type(set('/title', 'Teh'), '1');
    desk.type(set('/excerpt', 'Hangat'), '2');
    arrive();
    await pass(0);
    expect(title()).toBe('Teh');
    expect(onServer()?.values).toMatchObject({ title: 'Kopi', excerpt: 'Hangat' });
    await desk.insist('/title');
    expect(onServer()?.values.title).toBe('Teh');
  });

  it('keeps its own value of a field that is sent later, too', async () => {
    const { server, desk, set, onServer, elsewhere, pass } = begin();
    await elsewhere(set('/excerpt', 'Kopi'));
    let arrive = () => {};
    server.hold = new Promise((resolve) => {
      arrive = resolve;
    });
    desk.type(set('/title', 'Teh'), '1');
    desk.type(set('/excerpt', 'Hangat'), '2');
    arrive();
    await pass(0);
    expect(onServer()?.values).toMatchObject({ title: 'Teh', excerpt: 'Kopi' });
    expect([...desk.view.get().held.keys()]).toEqual(['/excerpt']);
    expect(desk.view.get().entry.values.excerpt).toBe('Hangat');
    await desk.insist('/excerpt');
    expect(onServer()?.values.excerpt).toBe('Hangat');
  });

  it('is shown again when nothing is being typed', async () => {
    const { desk, set, title, elsewhere } = begin();
    await elsewhere(set('/title', 'Kopi'));
    await desk.follow({ revision: 2, checked: 0 });
    expect(title()).toBe('Kopi');
  });
});

it('looks for a suggestion again when the messages have moved', async () => {
  const { server, desk, onServer, elsewhere } = begin();
  const [misspelled] = desk.view.get().entry.findings;
  if (!misspelled) throw new Error('No finding.');
  await elsewhere({ is: 'set', pointer: '/title', value: 'Teh' });
  const entry = onServer();
  if (entry) server.entries.set(FILE, { ...entry, findings: entry.findings.toReversed() });
  await desk.follow({ revision: 2, checked: 0 });
  await desk.suggest(misspelled, 0);
  expect(onServer()?.values.category).toBe('Makanan Sehat');
});

it('asks to be opened again when the key is not valid any more, and keeps what was typed', async () => {
  const { desk, set, title, pass } = begin();
  const refused = both('Buka lagi dari terminal.');
  const other = new Desk(desk.view.get().entry, async () => ({ is: 'refused', refused, instead: 'key' }));
  other.type(set('/title', 'Teh'), '1');
  await pass(200);
  expect(other.view.get()).toMatchObject({ refused, waiting: true });
  expect(other.view.get().entry.values.title).toBe('Teh');
  expect(title()).not.toBe('Teh');
});
