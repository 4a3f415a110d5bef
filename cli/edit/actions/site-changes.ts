/** Actions on several files: planned, shown, done completely or not at all, and undone in one step. */
import { randomUUID } from 'node:crypto';
import { carryOut } from '../../actions/index.ts';
import type { SiteSetup } from '../../context.ts';
import { ADDRESS_LIST } from '../../core/values/address-list.ts';
import type { EditedSite } from '../../desk/index.ts';
import { phrase } from '../../diagnostics/phrases/index.ts';
import { type Change, changesFormat } from '../../io/changes/index.ts';
import type { Acted, DoneAction, PlanView, Requests, SiteAction, TrialView } from '../api.ts';
import type { EditedEntries } from '../entries.ts';
import { type Refused, refusedAs, refusedBecause } from '../refused.ts';
import { bytesOnDisk, onDisk, whenWritten } from '../session/disk.ts';
import type { KeptTexts } from '../session/kept-texts.ts';
import { merged } from '../session/merge.ts';
import type { ActionPlan } from './action.ts';
import type { DoneActions } from './done.ts';
import { planAction } from './plans.ts';
import { quoted } from './several.ts';

const NOTHING: PlanView = { id: '', says: [], entries: [] };

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
  /** The plan that was shown last. */
  #shown: ActionPlan | null = null;

  constructor(own: ChangesParts) {
    this.#own = own;
  }

  done(): DoneAction[] {
    return this.#own.done.all().map(({ id, at, words, file }) => ({ id, at, words, file }));
  }

  async plan(action: SiteAction): Promise<PlanView> {
    const plan = await this.#plan(action);
    this.#shown = plan;
    if (!plan) return NOTHING;
    const { id, says, entries } = plan;
    return { id, says, entries };
  }

  async trial({ plan: id }: Requests['trial']): Promise<TrialView> {
    if (this.#shown?.id !== id) throw refusedBecause('plan-changed', 409);
    return this.#shown.trial();
  }

  async act({ action, plan: id }: Requests['act']): Promise<Acted> {
    const plan = await this.#plan(action);
    if (plan?.id !== id) throw this.#changedSince(id, plan);
    const isTried = this.#shown?.id === id && this.#shown.state === plan.state;
    await (isTried ? this.#shown : plan)?.trial();
    const { changes, done: words, file, saved, isOfSeveral = false } = plan;
    const raw = changes.map((one) => ({ ...one, before: this.#bytes(one.from).toString('utf8') }));
    const back = raw.map(({ from, to, before, after }): Change => {
      // The text of a file that is there has no byte-order mark, and keeps the one of the file.
      const text = after === null ? before : before.replace(/^\uFEFF/, '');
      return { from: to, to: from, before: after, after: text };
    });
    const own = { id: randomUUID(), at: new Date().toISOString(), words, file, back, isOfSeveral };
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
    const open = found.back.map(({ from }) => from).filter((file) => unsaved.has(file));
    if (open.length > 0)
      throw refusedAs(phrase('edit.save-first', { files: quoted(open, this.#own.site) }), 409);
    const changed: string[] = [];
    const changes = found.back.map((one): Change => {
      const after = this.#afterUndo(one);
      if (after === undefined) changed.push(one.from);
      return after ?? one;
    });
    if (changed.length > 0)
      throw refusedAs(phrase('edit.undo-files', { files: quoted(changed, this.#own.site) }), 409);
    await this.#change(changes);
    this.#own.done.remove(id);
    if (found.isOfSeveral) return { file: null };
    const [first] = changes.filter(({ from, before }) => from === found.file || before === null);
    return { file: first?.to ?? null };
  }

  /** @returns what takes one change back, with what was changed since; undefined if that is the same field */
  #afterUndo(one: Change): Change | undefined {
    if (one.before === null) return onDisk(this.#own.context.options.content, one.to) ? undefined : one;
    const text = this.#text(one.from);
    if (one.after === null) return text === one.before ? one : undefined;
    // A text that was written below the fields would have no place.
    if (text === null || (changesFormat(one) && text !== one.before)) return undefined;
    const result = merged(one.from, { base: one.before, mine: one.after, theirs: text }, {}, () => []);
    return 'parts' in result ? undefined : { ...one, before: text, after: result.text };
  }

  /** @returns the refusal of a plan that would do something else by now: it names the files that have changed, if it knows them */
  #changedSince(id: string, now: ActionPlan | null): Refused {
    const known = this.#shown?.id === id ? this.#shown.changes : [];
    const are = new Map(now?.changes.map((one) => [one.from, JSON.stringify(one)]));
    const files = known.filter((one) => are.get(one.from) !== JSON.stringify(one)).map(({ from }) => from);
    return files.length === 0
      ? refusedBecause('plan-changed', 409)
      : refusedAs(phrase('edit.plan-files', { files: quoted(files, this.#own.site) }), 409);
  }

  #plan(action: SiteAction): Promise<ActionPlan | null> {
    const { context, site, entries } = this.#own;
    const unsaved = entries.unsaved();
    return planAction(action, {
      context,
      site,
      unsaved,
      toSave: (file) => entries.toSave(file),
      textOnDisk: (file) => onDisk(context.options.content, file),
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
