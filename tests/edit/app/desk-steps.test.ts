/**
 * Undo and redo at any moment: while something is typed, sent, answered, refused, checked or lost. What was done last is
 * taken back, nothing else, and what is shown is what the server has.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EditedEntry, Requests } from '../../../cli/edit/api.ts';
import { Desk } from '../../../cli/edit/app/desk/desk.ts';
import type { Reply, Send } from '../../../cli/edit/app/desk/request.ts';
import { type Draft, newDraft, redo, undo, withText } from '../../../cli/edit/session/draft.ts';
import { type Random, random } from '../../support/values/random.ts';
import { both, entryOf, REFUSED, ROWS } from './fake.ts';

const RUNS = 300;
const FILE = ROWS[0]?.file ?? '';
const NOW = '2026-04-01T07:03:00.000Z';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/** The steps of the real server, over a slow connection: each way of a request takes its time. */
class SlowServer {
  draft: Draft = newDraft(FILE, 'teks');
  checked = 0;
  /** Milliseconds of the next way. */
  way: () => number;
  /** Whether the next answer, or request, is lost. */
  loses: () => 'answer' | 'request' | null = () => null;
  told: (said: Pick<EditedEntry, 'revision' | 'checked'>) => void = () => undefined;

  constructor(way: () => number) {
    this.way = way;
  }

  view(): EditedEntry {
    const { text, revision, done, undone } = this.draft;
    const body = { text, start: 0 };
    return entryOf(ROWS[0] as (typeof ROWS)[number], {
      text,
      body,
      revision,
      checked: this.checked,
      undo: done.length > 0,
      redo: undone.length > 0,
    });
  }

  check(): void {
    this.checked += 1;
    this.#tell();
  }

  /** In order. */
  #tell(): void {
    const said = { revision: this.draft.revision, checked: this.checked };
    this.#events = this.#events.then(() => wait(this.way())).then(() => this.told(said));
  }
  #events: Promise<void> = Promise.resolve();

  readonly send: Send = async <Value>(path: string, body?: unknown) => {
    const isChange = path === '/api/change';
    const lost = isChange ? this.loses() : null;
    await wait(this.way());
    if (lost === 'request') return { is: 'away' };
    const answer = isChange ? this.#change(body as Requests['change']) : { is: 'done', value: this.view() };
    await wait(this.way());
    return lost === 'answer' ? { is: 'away' } : (answer as Reply<Value>);
  };

  #change({ revision, change, step }: Requests['change']): Reply<EditedEntry> {
    if (revision !== this.draft.revision)
      return { is: 'refused', refused: both('Berubah.'), instead: 'entry' };
    if (change.is === 'body' && change.text.includes(REFUSED))
      return { is: 'refused', refused: both('Tidak dapat ditulis.'), instead: 'text' };
    if (change.is === 'body') this.draft = withText(this.draft, change.text, step ?? null, NOW);
    if (change.is === 'undo') this.draft = undo(this.draft, NOW);
    if (change.is === 'redo') this.draft = redo(this.draft, NOW);
    this.#tell();
    return { is: 'done', value: this.view() };
  }
}

function open(server: SlowServer) {
  const desk = new Desk(server.view(), server.send);
  server.told = (said) => void desk.follow(said);
  const shown = () => desk.view.get().entry.body?.text ?? '';
  let steps = 0;
  return {
    desk,
    shown,
    /** Types at the end; every text is a step of its own. */
    type(text: string) {
      steps += 1;
      desk.type({ is: 'body', text: shown() + text }, String(steps));
    },
    /** As the buttons and keys do. */
    press(is: 'undo' | 'redo'): boolean {
      if (!desk.view.get().entry[is]) return false;
      void desk.change({ is });
      return true;
    },
  };
}

const settled = () => vi.advanceTimersByTimeAsync(20_000);

it('undoes the first typing before the server has answered it', async () => {
  const { type, press, shown } = open(new SlowServer(() => 20));
  type(' satu');
  expect(press('undo')).toBe(true);
  await settled();
  expect(shown()).toBe('teks');
});

it('is not overwritten by an answer that was asked for before', async () => {
  const ways = [5, 100, 5, 5];
  const server = new SlowServer(() => ways.shift() ?? 1);
  server.draft = withText(server.draft, 'teks satu', null, NOW);
  const { desk, press, shown } = open(server);
  server.told = () => undefined;
  void desk.follow(null);
  await vi.advanceTimersByTimeAsync(10);
  press('undo');
  await settled();
  expect(shown()).toBe('teks');
});

it('keeps what was typed before the answer to an undo', async () => {
  const server = new SlowServer(() => 20);
  const { type, press, shown } = open(server);
  type(' satu');
  await settled();
  type(' tempel');
  press('undo');
  type(' dua');
  await settled();
  expect([shown(), server.draft.text]).toEqual(['teks satu dua', 'teks satu dua']);
});

describe('a refused change', () => {
  it('is what is undone, and made again', async () => {
    const server = new SlowServer(() => 20);
    const { desk, type, press, shown } = open(server);
    type(' satu');
    await settled();
    type(` ${REFUSED}`);
    press('undo');
    await settled();
    expect([shown(), server.draft.text, desk.isIdle()]).toEqual(['teks satu', 'teks satu', true]);
    press('redo');
    await settled();
    expect(shown()).toBe(`teks satu ${REFUSED}`);
    press('undo');
    press('undo');
    await settled();
    expect([shown(), server.draft.text]).toEqual(['teks', 'teks']);
  });
});

/** Words that were typed, and the steps that a user expects to be taken back. */
class User {
  readonly log: string[] = [];
  readonly #random: Random;
  readonly #opened: ReturnType<typeof open>;
  readonly #done: string[] = [];
  readonly #undone: string[] = [];
  #count = 0;

  constructor(seed: number, opened: ReturnType<typeof open>) {
    this.#random = random(seed);
    this.#opened = opened;
  }

  act(): void {
    const is = this.#random.of(['type', 'type', 'type', 'undo', 'undo', 'redo'] as const);
    this.log.push(is);
    if (is === 'type') {
      this.#count += 1;
      const word = ` k${this.#count}k`;
      this.#opened.type(word);
      this.#done.push(word);
      this.#undone.length = 0;
      return;
    }
    this.#opened.press(is);
    const [from, to] = is === 'undo' ? [this.#done, this.#undone] : [this.#undone, this.#done];
    const word = from.pop();
    if (word !== undefined) to.push(word);
  }

  expected = (): string => `teks${this.#done.join('')}`;
}

it(`takes back what was done last, in ${RUNS} interleavings`, async () => {
  for (let seed = 0; seed < RUNS; seed += 1) {
    const { below, of } = random(seed + RUNS);
    const slow = of([2, 40, 400]);
    const server = new SlowServer(() => below(slow));
    const opened = open(server);
    const user = new User(seed, opened);
    const isLossy = seed % 3 === 0;
    server.loses = () => (isLossy && below(4) === 0 ? of(['answer', 'request'] as const) : null);
    for (let acts = 0; acts < 12; acts += 1) {
      user.act();
      if (below(3) === 0) server.check();
      await vi.advanceTimersByTimeAsync(below(of([1, 50, 1000])));
    }
    server.loses = () => null;
    await settled();
    const { entry, held, refused, away } = opened.desk.view.get();
    expect(
      {
        text: server.draft.text,
        shown: opened.shown(),
        checked: entry.checked,
        held: held.size,
        refused,
        away,
      },
      `${seed} ${user.log.join(' ')}`,
    ).toEqual({
      text: user.expected(),
      shown: user.expected(),
      checked: server.checked,
      held: 0,
      refused: null,
      away: false,
    });
  }
});
