/**
 * Two tabs, another editor, checkouts, removed and renamed files, several entries that are changed or removed at once and
 * put back, and crashes of the editor, in any order: no value that somebody has written disappears, unless it was seen by
 * who replaced it, decided against, or removed with its file.
 */
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writable } from '../../../cli/core/edit/write/writable.ts';
import { EditedSite } from '../../../cli/desk/index.ts';
import { type DoneActions, doneActions } from '../../../cli/edit/actions/done.ts';
import { SiteChanges } from '../../../cli/edit/actions/site-changes.ts';
import type { EditedEntry, EntryChange, SiteAction } from '../../../cli/edit/api.ts';
import { EditedEntries } from '../../../cli/edit/entries.ts';
import { Refused } from '../../../cli/edit/refused.ts';
import { type Draft, isUnsaved } from '../../../cli/edit/session/draft.ts';
import { type EditJournal, journalIn } from '../../../cli/edit/session/journal.ts';
import { type KeptTexts, keptTexts } from '../../../cli/edit/session/kept-texts.ts';
import { Failure } from '../../../cli/io/failures/index.ts';
import { times } from '../../support/machine/long.ts';
import { type Random, random } from '../../support/values/random.ts';
import { smallContext } from '../server/editor.ts';

const RUNS = times(40, 2000);
const STEPS = 30;

const FILE = 'articles/01-sup.md';
const OTHERS = ['articles/02-ubi.md', 'articles/03-teh.yaml'];
/** It is changed and removed together with the first one. */
const SECOND = 'articles/06-nasi.md';
const FIELDS = ['title', 'excerpt', 'imageAlt', 'body'] as const;
type Field = (typeof FIELDS)[number];

/** No value is a part of another one. */
const written = (count: number): string => `x${count}x`;

const FIRST = `---
title: ${written(0)}
excerpt: ${written(1)}
category: Makanan Sehat
imageUrl: https://images.unsplash.com/photo-1
imageAlt: ${written(2)}
publishDate: 2 Mei 2025
---
${written(3)}
`;

let folder: string;
let context: ReturnType<typeof smallContext>;
let site: EditedSite;
/** The same, whose plans are not tried in another process. */
let planned: EditedSite;
let kept: KeptTexts;
let drafts = new Map<string, Draft>();

const place = (file: string): string => path.join(context.options.content, file);

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'senja test-'));
  context = smallContext(folder);
  kept = keptTexts(path.join(folder, 'kept'), 'here');
  const texts = () => new Map([...drafts.values()].filter(isUnsaved).map(({ file, text }) => [file, text]));
  site = await EditedSite.open(context, { texts, changed: () => undefined });
  planned = untried(site);
});
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true });
});

/** @returns a site whose plans cause no faults, and whose code is loaded once */
function untried(own: EditedSite): EditedSite {
  let code: ReturnType<Awaited<ReturnType<EditedSite['planned']>>['site']['siteCode']> | undefined;
  const plan: EditedSite['planned'] = async (except) => {
    const from = await own.planned(except);
    const siteCode = () => {
      code ??= from.site.siteCode();
      return code;
    };
    return { ...from, site: { ...from.site, siteCode }, trial: async () => ({ found: [], fresh: [] }) };
  };
  return new Proxy(own, {
    get(target, name) {
      if (name === 'planned') return plan;
      const found: unknown = Reflect.get(target, name, target);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });
}

/** @returns the value of a field in a text */
function valueIn(text: string, field: Field): string {
  const read = writable(FILE, text);
  if (!read) throw new Error(`cannot be read:\n${text}`);
  if (field === 'body') return (read.document.body?.text ?? '').trim();
  return String((read.fields.values as Record<string, unknown>)[field]);
}

const readSecond = (): string => (existsSync(place(SECOND)) ? readFileSync(place(SECOND), 'utf8') : '');

/** One file, and everybody who changes it. */
class World {
  readonly log: string[] = [];
  readonly #random: Random;
  readonly #journal: EditJournal;
  #entries: EditedEntries;
  #count = FIELDS.length;
  /** What each tab sees; null before it has looked. */
  readonly #tabs: (EditedEntry | null)[] = [null, null];
  readonly #seen: string[] = [FIRST];
  /** Of each field, the values that nobody has replaced knowingly. */
  readonly #alive = new Map<Field, Set<string>>(FIELDS.map((one, at) => [one, new Set([written(at)])]));

  readonly #doneFolder: string;
  #done: DoneActions;
  #changes: SiteChanges;

  constructor(seed: number) {
    this.#random = random(seed);
    this.#journal = journalIn(path.join(folder, `journal-${seed}`));
    this.#doneFolder = path.join(folder, `done-${seed}`);
    drafts = new Map();
    writeFileSync(place(FILE), FIRST);
    writeFileSync(place(SECOND), FIRST);
    this.#entries = this.#open();
    this.#done = doneActions(this.#doneFolder, 'here');
    this.#changes = this.#openChanges();
    for (const file of [FILE, SECOND]) this.#entries.follow(file);
  }

  #open = () => new EditedEntries(context, site, drafts, this.#journal, () => undefined, kept);
  #openChanges = () =>
    new SiteChanges({
      context,
      site: planned,
      entries: this.#entries,
      done: this.#done,
      kept,
      tell: () => undefined,
    });

  onDisk = (): string | null => (existsSync(place(FILE)) ? readFileSync(place(FILE), 'utf8') : null);

  #replace(field: Field, seen: string, value: string): void {
    this.log.push(`  ${field}: ${seen} → ${value}`);
    this.#alive.get(field)?.delete(seen);
    this.#alive.get(field)?.add(value);
  }

  #fresh(): string {
    this.#count += 1;
    return written(this.#count);
  }

  /** A tab acts on what it sees; one that is refused looks again. */
  async #inTab(tab: number, act: (seen: EditedEntry) => Promise<EditedEntry> | EditedEntry): Promise<void> {
    try {
      const after = await act(this.#tabs[tab] ?? this.#entries.entry(FILE));
      this.#tabs[tab] = after;
      this.#seen.push(after.text);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.log.push(`  refused: ${error.message}`);
      this.#tabs[tab] = null;
    }
  }

  type = (tab: number) =>
    this.#inTab(tab, async ({ text, revision }) => {
      const [field, value] = [this.#random.of(FIELDS), this.#fresh()];
      const change: EntryChange =
        field === 'body' ? { is: 'body', text: `${value}\n` } : { is: 'set', pointer: `/${field}`, value };
      const after = await this.#entries.change({ file: FILE, revision, change });
      this.#replace(field, valueIn(text, field), value);
      return after;
    });

  /** Gives a field what it had in a text that was seen before. */
  back = (tab: number) =>
    this.#inTab(tab, async ({ text, revision }) => {
      const [field, from] = [this.#random.of(FIELDS), this.#random.of(this.#seen)];
      const part = field === 'body' ? field : `/${field}`;
      const change: EntryChange = { is: 'restore', part, from };
      const after = await this.#entries.change({ file: FILE, revision, change });
      const [seen, value] = [valueIn(text, field), valueIn(from, field)];
      this.#replace(field, seen, value);
      // What it was before is no change, over which that of somebody else counts.
      const [base, disk] = [drafts.get(FILE)?.base, this.onDisk()].map((one) => one && valueIn(one, field));
      if (base === value && disk !== value) this.#alive.get(field)?.delete(value);
      return after;
    });

  /** Meanwhile, others may go on. */
  save = (tab: number) =>
    this.#inTab(tab, async ({ revision }) => {
      const saving = this.#entries.change({ file: FILE, revision, change: { is: 'save' } });
      const turn = this.#random.below(3);
      if (turn === 0) await this.type(1 - tab);
      if (turn === 1) this.write();
      return saving;
    });

  /** Decides about the values that a tab is asked about. */
  decide = (tab: number) =>
    this.#inTab(tab, async (seen) => {
      const parts = seen.conflict?.parts ?? [];
      const is = this.#random.of(['mine', 'theirs'] as const);
      const keep = Object.fromEntries(parts.map(({ part }) => [part, { is }]));
      const saved = await this.#entries.change({
        file: FILE,
        revision: seen.revision,
        change: { is: 'save', keep },
      });
      // What was decided about another text is asked again.
      for (const { part, mine, theirs } of saved.conflict ? [] : parts) {
        const loser = String(is === 'mine' ? theirs : mine).trim();
        this.log.push(`  not ${loser}`);
        this.#alive.get(part.replace('/', '') as Field)?.delete(loser);
      }
      return saved;
    });

  /** Another program changes a field. */
  write = (): void => {
    const text = this.onDisk();
    if (text === null) return;
    const [field, value] = [this.#random.of(FIELDS), this.#fresh()];
    const before = valueIn(text, field);
    writeFileSync(place(FILE), text.replace(before, value));
    this.#replace(field, before, value);
  };

  /** A checkout brings the file back, and changes the others. */
  checkout = (): void => {
    const text = this.onDisk();
    if (text === null) this.#put();
    for (const one of OTHERS) writeFileSync(place(one), `${readFileSync(place(one), 'utf8')}# \n`);
    this.#entries.followAll();
  };

  #put(): void {
    let text = FIRST;
    for (const [at, field] of FIELDS.entries()) {
      const value = this.#fresh();
      text = text.replace(written(at), value);
      this.#replace(field, '', value);
    }
    writeFileSync(place(FILE), text);
  }

  /** The file goes, and what was only in it. */
  #gone(): string | null {
    const text = this.onDisk();
    for (const field of text === null ? [] : FIELDS)
      this.#alive.get(field)?.delete(valueIn(text ?? '', field));
    return text;
  }

  remove = (): void => {
    if (this.#gone() !== null) rmSync(place(FILE));
  };

  /** Renames the file; what is saved later does not touch it under its new name. */
  rename = (): void => {
    const text = this.#gone();
    if (text === null) return;
    const to = 'articles/05-lain.md';
    renameSync(place(FILE), place(to));
    this.#entries.follow(to);
    this.#moved = text;
  };
  #moved: string | null = null;

  /** @returns whether it was done; what others change while it is planned or done keeps it from that, or stays */
  async #atOnce(act: () => Promise<unknown>): Promise<boolean> {
    try {
      const acting = act();
      if (this.#random.below(4) === 0) this.write();
      await acting;
      return true;
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Failure)) throw error;
      this.log.push(`  refused: ${error.message}`);
      return false;
    }
  }

  async #act(action: SiteAction): Promise<boolean> {
    return this.#atOnce(async () => {
      const { id } = await this.#changes.plan(action);
      if (this.#random.below(4) === 0) this.write();
      await this.#changes.act({ action, plan: id });
    });
  }

  /** Makes several entries drafts, or none. */
  draftAll = async (): Promise<void> => {
    const draft = this.#random.below(2) === 0;
    const [before, others] = [readSecond(), (text: string) => text.replace(/^draft: .*\n/m, '')];
    if (!(await this.#act({ is: 'set', files: [FILE, SECOND], to: { is: 'draft', draft } }))) return;
    COUNTS.set += 1;
    const after = readSecond();
    expect(others(after)).toBe(others(before));
    if (before !== '') expect(/^draft: true$/m.test(after)).toBe(draft);
  };

  /** Removes several entries. One with unsaved changes stays. */
  removeAll = async (): Promise<void> => {
    if (!(await this.#act({ is: 'delete', files: [FILE, SECOND], target: null }))) return;
    COUNTS.removed += 1;
    const gone = this.#done.all()[0]?.back.find(({ to }) => to === FILE)?.after;
    for (const field of gone == null ? [] : FIELDS)
      this.#alive.get(field)?.delete(valueIn(gone ?? '', field));
  };

  /** Takes the last action on several entries back. */
  undoAll = async (): Promise<void> => {
    const [last] = this.#done.all();
    if (!last || !(await this.#atOnce(() => this.#changes.undo(last.id)))) return;
    COUNTS.undone += 1;
    const back = last.back.find(({ to, before }) => to === FILE && before === null)?.after;
    for (const field of back == null ? [] : FIELDS) this.#replace(field, '', valueIn(back ?? '', field));
  };

  follow = (): void => this.#entries.follow(FILE);

  /** The pages of the editor that comes next have another key, and are opened anew. */
  crash = (): void => {
    this.#tabs.fill(null);
    drafts = new Map(this.#journal.restore().map((draft) => [draft.file, draft]));
    this.#entries = this.#open();
    this.#entries.restoreAll();
    this.#done = doneActions(this.#doneFolder, 'here');
    this.#changes = this.#openChanges();
  };

  async step(): Promise<void> {
    const tab = this.#random.below(2);
    const { type, back, save, decide, write, checkout, remove, rename, follow, crash } = this;
    const { draftAll, removeAll, undoAll } = this;
    const often = [type, type, type, back, save, save, decide, write, write, follow, draftAll, undoAll];
    const all = {
      ...{ type, back, save, decide, write, checkout, remove, rename, follow, crash },
      ...{ draftAll, removeAll, undoAll },
    };
    const act = this.#random.below(8) > 0 ? this.#random.of(often) : this.#random.of(Object.values(all));
    this.log.push(Object.entries(all).find(([, one]) => one === act)?.[0] ?? '');
    await act(tab);
    if (this.#moved !== null) expect(readFileSync(place('articles/05-lain.md'), 'utf8')).toBe(this.#moved);
  }

  /** Saves all. @returns the values of each field, on disk and of those who wrote them */
  async end() {
    for (let tries = 0; tries < 20 && [...drafts.values()].some(isUnsaved); tries += 1) {
      await this.save(0);
      await this.decide(0);
    }
    const text = this.onDisk();
    rmSync(place('articles/05-lain.md'), { force: true });
    return FIELDS.map((field) => ({
      field,
      alive: [...(this.#alive.get(field) ?? [])],
      onDisk: text === null ? null : valueIn(text, field),
    }));
  }
}

/** How often several entries were changed at once: none would prove nothing. */
const COUNTS = { set: 0, removed: 0, undone: 0 };

it(`loses no change in ${RUNS} interleavings`, async () => {
  for (let seed = 0; seed < RUNS; seed += 1) {
    const world = new World(seed);
    for (let step = 0; step < STEPS; step += 1) await world.step();
    for (const { field, alive, onDisk } of await world.end())
      expect(
        alive.filter((one) => one !== onDisk),
        `${seed} ${field}\n${world.log.join('\n')}`,
      ).toEqual([]);
  }
  expect(Math.min(...Object.values(COUNTS)), JSON.stringify(COUNTS)).toBeGreaterThan(3);
});
