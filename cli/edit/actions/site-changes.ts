/** Actions on several files: planned, shown, done completely or not at all, and undone in one step. */
import { randomUUID } from 'node:crypto';
import { carryOut } from '../../actions/index.ts';
import type { SiteSetup } from '../../context.ts';
import { ADDRESS_LIST } from '../../core/values/address-list.ts';
import type { EditedSite } from '../../desk/index.ts';
import { type Change, changesFormat } from '../../io/changes/index.ts';
import type { Acted, DoneAction, PlanView, Requests, SiteAction } from '../api.ts';
import type { EditedEntries } from '../entries.ts';
import { refusedBecause } from '../refused.ts';
import { bytesOnDisk, onDisk, whenWritten } from '../session/disk.ts';
import type { KeptTexts } from '../session/kept-texts.ts';
import { merged } from '../session/merge.ts';
import type { ActionPlan } from './action.ts';
import type { DoneActions } from './done.ts';
import { planAction } from './plans.ts';

const NOTHING: PlanView = { id: '', says: [], entries: [], faults: [] };

interface ChangesParts {
  context: SiteSetup;
  site: EditedSite;
  entries: EditedEntries;
  done: DoneActions;
  kept: KeptTexts;
  /** Called after files have changed. */
  tell: () => void;
}

export class SiteChanges {
  readonly #own: ChangesParts;

  constructor(own: ChangesParts) {
    this.#own = own;
  }

  done(): DoneAction[] {
    return this.#own.done.all().map(({ id, at, words, file }) => ({ id, at, words, file }));
  }

  async plan(action: SiteAction): Promise<PlanView> {
    const plan = await this.#plan(action);
    if (!plan) return NOTHING;
    const { id, says, entries, faults } = plan;
    return { id, says, entries, faults };
  }

  async act({ action, plan: id }: Requests['act']): Promise<Acted> {
    const plan = await this.#plan(action);
    if (plan?.id !== id) throw refusedBecause('plan-changed', 409);
    const { changes, done: words, file, saved } = plan;
    const raw = changes.map((one) => ({ ...one, before: this.#bytes(one.from).toString('utf8') }));
    const back = raw.map(({ from, to, before, after }): Change => {
      // The text of a file that is there has no byte-order mark, and keeps the one of the file.
      const text = after === null ? before : before.replace(/^\uFEFF/, '');
      return { from: to, to: from, before: after, after: text };
    });
    const own = { id: randomUUID(), at: new Date().toISOString(), words, file, back };
    this.#own.done.add(own);
    await this.#change(changes, saved).catch((error) => {
      this.#own.done.remove(own.id);
      throw error;
    });
    return { file };
  }

  async undo(id: string): Promise<Acted> {
    const found = this.#own.done.all().find((one) => one.id === id);
    if (!found) throw refusedBecause('undo-changed', 409);
    const unsaved = this.#own.entries.unsaved();
    const changes = found.back.map((one): Change => {
      if (unsaved.has(one.from)) throw refusedBecause('undo-unsaved', 409);
      if (one.before === null || one.after === null) return one;
      const text = this.#text(one.from);
      if (text === null) throw refusedBecause('undo-changed', 409);
      // A text that was written below the fields would have no place.
      if (changesFormat(one) && text !== one.before) throw refusedBecause('undo-changed', 409);
      // What was changed since stays, unless it is the same field.
      const result = merged(one.from, { base: one.before, mine: one.after, theirs: text }, {}, () => []);
      if ('parts' in result) throw refusedBecause('undo-changed', 409);
      return { ...one, before: text, after: result.text };
    });
    await this.#change(changes);
    this.#own.done.remove(id);
    const [first] = changes.filter(({ from, before }) => from === found.file || before === null);
    return { file: first?.to ?? null };
  }

  #plan(action: SiteAction): Promise<ActionPlan | null> {
    const { context, site, entries } = this.#own;
    const unsaved = entries.unsaved();
    return planAction(action, {
      context,
      site,
      unsaved,
      toSave: (file) => entries.toSave(file),
      fromDisk: async (file) => {
        if (unsaved.has(file)) throw refusedBecause('save-own', 409);
        if (this.#text(file) === null) throw refusedBecause('unreadable');
        return site.planned();
      },
    });
  }

  async #change(changes: readonly Change[], saved?: string): Promise<void> {
    const { context, kept } = this.#own;
    const written = changes.map(({ from }) => whenWritten(context.options.content, from));
    await carryOut(context, { changes, order: { is: 'edit' } });
    for (const [at, { from, to, before, after }] of changes.entries()) {
      if (before !== null) kept.add(from, before.replace(/^\uFEFF/, ''), written[at]);
      if (from !== to && after !== null) kept.move(from, to);
      if (after !== null) kept.add(to, after);
    }
    const files = new Set(changes.flatMap(({ from, to }) => [from, to]));
    files.delete(ADDRESS_LIST);
    for (const one of files) this.#own.entries.follow(one, saved);
    this.#own.tell();
  }

  #bytes(file: string): Buffer {
    const bytes = bytesOnDisk(this.#own.context.options.content, file);
    return 'code' in bytes ? Buffer.alloc(0) : Buffer.from(bytes);
  }

  /** The text of a file on disk; null if it is not certain, or empty. */
  #text = (file: string): string | null => onDisk(this.#own.context.options.content, file)?.text || null;
}
