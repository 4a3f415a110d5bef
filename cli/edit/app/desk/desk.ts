/**
 * One open entry. What is typed is shown at once and sent in order, one request after the other. Until it is answered it
 * is kept, so that no answer overwrites newer typing, and nothing is lost while the server is away.
 */

import { valueAt } from '../../../core/values/changes/field-values.ts';
import type {
  Both,
  EditedEntry,
  EntryChange,
  EntryFinding,
  Keep,
  RefusedRequest,
  Requests,
} from '../../api.ts';
import { foretell, withBoth } from './foretell.ts';
import { AGAIN, type Reply, type Send } from './request.ts';
import { Store } from './store.ts';

interface Job {
  change: EntryChange;
  step: string | undefined;
}

/** A change that the server has refused: what was typed stays where it is. */
export type HeldChange = RefusedRequest & { change: EntryChange };

export interface DeskView {
  /** With all that was typed. */
  entry: EditedEntry;
  /** Whether the server has not answered everything yet. */
  waiting: boolean;
  saving: boolean;
  away: boolean;
  /** By pointer, or `body` or `text`. */
  held: ReadonlyMap<string, HeldChange>;
  /** Why the last action was refused, until the next one. */
  refused: Both | null;
}

/** @returns the part of an entry that a change is about: a pointer, `body` or `text`; '' for the whole entry */
const partOfChange = (change: EntryChange): string =>
  'pointer' in change ? change.pointer : change.is === 'body' || change.is === 'text' ? change.is : '';

/** @returns what an entry has in the part that a change is about, to compare */
function stateOf(entry: EditedEntry, change: EntryChange): string {
  if (change.is === 'body') return entry.body?.text ?? '';
  if (change.is === 'day') return entry.days[change.pointer] ?? '';
  if (!('pointer' in change)) return entry.text;
  return JSON.stringify([valueAt(entry.values, change.pointer), entry.lines[change.pointer]]) ?? '';
}

const TYPED: readonly string[] = ['set', 'day', 'lines', 'body', 'text'];
/** @returns the part that a job has typed in; null for any other job */
const typedPart = ({ change }: Job): string | null =>
  TYPED.includes(change.is) ? partOfChange(change) : null;

/** What the server tells when an entry has changed; null if anything may have. */
type Told = Pick<EditedEntry, 'revision' | 'checked'> | null;

/** Changes whose outcome is known beforehand. */
const TOLD: readonly string[] = [...TYPED, 'remove', 'insert', 'move'];

const STEPS: readonly string[] = ['undo', 'redo'];

export class Desk {
  readonly view: Store<DeskView>;
  readonly #send: Send;
  /** As the server last said. */
  #entry: EditedEntry;
  /** The first one may be under way. */
  readonly #jobs: Job[] = [];
  readonly #held = new Map<string, HeldChange>();
  /** Held changes that were undone. */
  readonly #undone = new Map<string, HeldChange>();
  /** Whether nothing was made since a change was held. */
  #isHeldLast = false;
  /** What the server has last told. */
  #told: Told = null;
  /** States that the server may have made of changes whose answers were lost. */
  readonly #unanswered = new Set<string>();
  #running = false;
  #sent: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(entry: EditedEntry, send: Send) {
    this.#send = send;
    this.#entry = entry;
    this.view = new Store<DeskView>({
      entry,
      waiting: false,
      saving: false,
      away: false,
      held: new Map(),
      refused: null,
    });
  }

  /**
   * Typing in one field: sent at once, or together with what else is typed while the server answers. Over what is from
   * elsewhere it waits for the user's decision.
   */
  type(change: EntryChange, step: string): void {
    const part = partOfChange(change);
    const held = this.#held.get(part);
    this.#undone.clear();
    if (held?.instead === 'entry') {
      this.#held.set(part, { ...held, change });
      this.#show();
      return;
    }
    const last = this.#jobs.at(-1);
    const joins =
      last?.step === step &&
      last.change.is === change.is &&
      partOfChange(last.change) === part &&
      !(this.#running && this.#jobs.length === 1);
    if (joins) last.change = change;
    else this.#jobs.push({ change, step });
    this.#held.delete(part);
    this.#show();
    if (!this.#running && this.#timer === undefined) void this.settle();
  }

  /** Any other change: sent at once, after what was typed. */
  change(change: EntryChange): Promise<void> {
    this.#jobs.push({ change, step: undefined });
    if (change.is !== 'save' && !STEPS.includes(change.is)) this.#undone.clear();
    this.#show({ refused: null });
    return this.settle();
  }

  /** Applies a suggestion. Findings may have moved meanwhile, so it is looked for once everything is answered. */
  async suggest({ code, pointer, place, suggestions }: EntryFinding, suggestion: number): Promise<void> {
    await this.settle();
    if (this.#jobs.length > 0) return;
    const wanted = suggestions[suggestion];
    const alike = this.#entry.findings
      .map((one, finding) => ({ ...one, finding, other: one.suggestions.indexOf(wanted ?? '') }))
      .filter((one) => one.code === code && one.pointer === pointer && one.other >= 0)
      .sort((a, b) => Math.abs(a.place.start - place.start) - Math.abs(b.place.start - place.start));
    const [found] = alike;
    if (found) await this.change({ is: 'suggestion', finding: found.finding, suggestion: found.other });
  }

  save = (keep?: Keep): Promise<void> => this.change({ is: 'save', ...(keep && { keep }) });

  discard(): Promise<void> {
    this.#held.clear();
    return this.change({ is: 'discard' });
  }

  /** Sends a change again that was refused because the same part was changed elsewhere. */
  insist(part: string): Promise<void> {
    const held = this.#held.get(part);
    this.#held.delete(part);
    return held ? this.change(held.change) : Promise.resolve();
  }

  /** Drops a change that was refused. */
  drop(part: string): void {
    this.#held.delete(part);
    this.#show();
  }

  /** Sends everything now. */
  readonly settle = (): Promise<void> => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#running) this.#sent = this.#sendAll();
    return this.#sent;
  };

  /** Gets the entry again, unless it is as the server says, or something is being typed. */
  async follow(told: Told): Promise<void> {
    this.#told = told;
    if (this.#jobs.length > 0) return void this.settle();
    const before = this.#entry;
    if (told?.revision === before.revision && told.checked === before.checked) return;
    const answer = await this.#get();
    if (this.#jobs.length > 0) return;
    // The answer to a change that was made meanwhile may be newer.
    if (this.#entry !== before) return this.follow(told);
    if (answer.is === 'done') this.#entry = answer.value;
    this.#show({ away: answer.is === 'away' });
  }

  isIdle(): boolean {
    return this.#jobs.length === 0 && this.#held.size === 0;
  }

  #get(): Promise<Reply<EditedEntry>> {
    return this.#send(`/api/entry?file=${encodeURIComponent(this.#entry.row.file)}`);
  }

  #show(others: Partial<DeskView> = {}): void {
    const changes = [...this.#jobs, ...this.#held.values()].map(({ change }) => change);
    const entry = changes.reduce(foretell, this.#entry);
    this.view.set({
      ...this.view.get(),
      entry: { ...entry, redo: entry.redo || this.#undone.size > 0 },
      waiting: this.#jobs.length > 0,
      saving: this.#jobs.some(({ change }) => change.is === 'save'),
      held: new Map(this.#held),
      ...others,
    });
  }

  async #sendAll(): Promise<void> {
    this.#running = true;
    try {
      for (let [job] = this.#jobs; job; [job] = this.#jobs) {
        if (this.#stepHere(job)) continue;
        const answer = await this.#sendOne(job);
        if (answer.is === 'away') return this.#wait(job);
        if (answer.is === 'refused' && answer.instead === 'key')
          return this.#show({ refused: answer.refused });
        const outcome =
          answer.is === 'refused' && answer.instead === 'entry' ? await this.#compare(job, answer) : null;
        if (outcome === 'again') continue;
        if (outcome === 'away') return this.#wait(job);
        if (answer.is === 'done') this.#take(answer.value, foretell(this.#entry, job.change));
        if (answer.is === 'done' && job.change.is !== 'save') this.#isHeldLast = false;
        this.#jobs.shift();
        this.#unanswered.clear();
        if (answer.is === 'refused' && outcome !== 'made') this.#hold(job, answer);
        else this.#show({ away: false });
      }
    } finally {
      this.#running = false;
    }
    // It may have been told of what came after the last answer.
    const { revision, checked } = this.#entry;
    if (this.#told && (this.#told.revision > revision || this.#told.checked > checked))
      void this.follow(this.#told);
  }

  /** Undoes a change that was held, which the server does not know, or makes it again. @returns whether there was one */
  #stepHere({ change: { is } }: Job): boolean {
    const isHere = is === 'undo' ? this.#isHeldLast : is === 'redo' && !this.#entry.redo;
    const [from, to] = is === 'undo' ? [this.#held, this.#undone] : [this.#undone, this.#held];
    const last = isHere ? [...from].at(-1) : undefined;
    if (!last) return false;
    from.delete(last[0]);
    to.set(...last);
    this.#jobs.shift();
    this.#show();
    return true;
  }

  /** Takes an entry that is not as it was expected to be: what was typed into a text meanwhile stays typed. */
  #take(entry: EditedEntry, expected: EditedEntry, now = entry): void {
    this.#entry = entry;
    for (const job of this.#jobs.slice(1))
      if (job.change.is === 'body' || job.change.is === 'text') {
        const text = withBoth(stateOf(expected, job.change), job.change.text, stateOf(now, job.change));
        job.change = { ...job.change, text };
      }
  }

  #wait(job: Job): void {
    this.#unanswered.add(stateOf(foretell(this.#entry, job.change), job.change));
    this.#timer ??= setTimeout(this.settle, AGAIN);
    this.#show({ away: true });
  }

  #sendOne({ change, step }: Job): Promise<Reply<EditedEntry>> {
    const { row, revision } = this.#entry;
    const request: Requests['change'] = { file: row.file, revision, change, ...(step && { step }) };
    return this.#send('/api/change', request);
  }

  /**
   * Gets an entry that has changed since. A job that is already made, such as one whose answer was lost, is done; one
   * about a part that is as it was can be sent again.
   */
  async #compare({ change }: Job, refused: RefusedRequest): Promise<'again' | 'made' | 'away' | null> {
    const before = this.#entry;
    const answer = await this.#get();
    if (answer.is === 'away') return 'away';
    if (answer.is !== 'done' || answer.value.revision === before.revision) return null;
    const [expected, next] = [foretell(before, change), foretell(answer.value, change)];
    this.#take(answer.value, expected, next);
    const now = stateOf(this.#entry, change);
    // Made twice, it would undo more than it was asked for.
    if (STEPS.includes(change.is) && this.#unanswered.size > 0 && now !== stateOf(before, change))
      return 'made';
    // What is still to be sent must not overwrite what is from elsewhere either.
    for (const job of this.#jobs.slice(1)) {
      const isMerged = ['', 'body', 'text'].includes(typedPart(job) ?? '');
      if (!isMerged && stateOf(expected, job.change) !== stateOf(next, job.change)) this.#hold(job, refused);
    }
    if (change.is === 'save' || change.is === 'discard') return 'again';
    if (TOLD.includes(change.is) && now === stateOf(foretell(before, change), change)) return 'made';
    return now === stateOf(before, change) || this.#unanswered.has(now) ? 'again' : null;
  }

  #hold(job: Job, { refused, instead }: RefusedRequest): void {
    const part = typedPart(job);
    const isOfPart = (one: Job) => part !== null && typedPart(one) === part;
    // The last typing in a part has all of it. If it fits, it is sent; over what is from elsewhere, only by the user.
    const last = this.#jobs.findLast(isOfPart);
    const isElsewhere = instead === 'entry';
    if (isElsewhere) this.#jobs.splice(0, this.#jobs.length, ...this.#jobs.filter((one) => !isOfPart(one)));
    const held = last && isElsewhere ? last : job;
    if (part !== null && (isElsewhere || !last))
      this.#held.set(part, { change: held.change, refused, instead });
    this.#isHeldLast = this.#held.size > 0;
    this.#show({ away: false, refused: part === null ? refused : null });
  }
}
