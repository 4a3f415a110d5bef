/** The entries of a site as they are edited: what the requests of the page do. */
import { decode, limitsOf } from '../core/parse/index.ts';
import { MAX_FILE_BYTES } from '../core/values/yaml/limits.ts';
import type { EditedSite } from '../desk/index.ts';
import { createContentFile, replaceText } from '../io/changes/index.ts';
import type { Conflict, EditedEntry, Events, Keep, Requests, SiteView } from './api.ts';
import type { EditorContext } from './editor-context.ts';
import { entryView, formOf, labelOfPart } from './entry-view.ts';
import { orderIn } from './fields/fit.ts';
import { refusedBecause } from './refused.ts';
import { type OnDisk, onDisk, whenWritten } from './session/disk.ts';
import { based, type Draft, isUnsaved, newDraft, redo, textBefore, undo, withText } from './session/draft.ts';
import type { EditJournal } from './session/journal.ts';
import type { KeptTexts } from './session/kept-texts.ts';
import { merged, type Versions } from './session/merge.ts';
import { EntryList } from './site/entry-list.ts';
import { fixesIn } from './site/findings.ts';
import { newEntry } from './site/new-entry.ts';
import { textAfter } from './text-after.ts';
import { shownAt } from './versions/difference.ts';

/** Tells open pages of an event. */
export type Tell = <Name extends keyof Events>(name: Name, data: Events[Name]) => void;

/** How often a save is tried again while other programs write to the file. */
const TRIES = 5;

export class EditedEntries {
  readonly #context: EditorContext;
  readonly #site: EditedSite;
  readonly #journal: EditJournal;
  readonly #tell: Tell;
  readonly #kept: KeptTexts;
  /** Open entries, and those with unsaved changes. */
  readonly #drafts: Map<string, Draft>;
  /** Conflicts that are shown, with the texts that they are about; the one on disk may have both versions in it. */
  readonly #conflicts = new Map<
    string,
    { conflict: Conflict; mine: string; theirs: string; two?: Versions | undefined }
  >();
  readonly #list: EntryList;
  readonly #fixes: ReturnType<typeof fixesIn>;
  #checked = 0;

  constructor(
    context: EditorContext,
    site: EditedSite,
    drafts: Map<string, Draft>,
    journal: EditJournal,
    tell: Tell,
    kept: KeptTexts,
  ) {
    this.#context = context;
    this.#site = site;
    this.#drafts = drafts;
    this.#journal = journal;
    this.#tell = tell;
    this.#kept = kept;
    this.#list = new EntryList(site, drafts);
    this.#fixes = fixesIn(site);
  }

  /** Tells open pages what has changed in the list, and in open entries. */
  renew(): void {
    this.#checked += 1;
    this.#tell('rows', { ...this.#list.changes(), checking: this.#site.isChecking() });
    for (const draft of this.#drafts.values()) this.#announce(draft);
  }

  /**
   * Reads a file that has changed on disk. An entry without changes follows it.
   * @param saved the text that was saved with what follows from it
   */
  follow(file: string, saved?: string): void {
    const draft = this.#drafts.get(file);
    const disk = this.#onDisk(file);
    if (draft && disk?.text != null && (!isUnsaved(draft) || [disk.text, saved].includes(draft.text))) {
      if (disk.text !== draft.base) this.#keepSaved(based(draft, disk.text));
    } else if (draft && disk === null && !isUnsaved(draft)) this.#drafts.delete(file);
    if (disk === null && !this.#drafts.has(file)) this.#site.forget(file);
    else this.#site.touch(file);
    if (draft) this.#announce(draft);
  }

  /** The same for all open entries, after many files have changed. */
  followAll(): void {
    for (const file of this.#drafts.keys()) this.follow(file);
    this.#site.readLater();
  }

  /** Takes up what was found in the journal. What is on disk by now is saved. */
  restoreAll(): void {
    for (const draft of this.#drafts.values()) {
      const disk = this.#onDisk(draft.file);
      if (disk?.text !== draft.text) continue;
      this.#keepSaved(based(draft, draft.text));
    }
  }

  site(): Omit<SiteView, 'done'> {
    const view = this.#list.view(this.#context.options.lang);
    this.#site.begin();
    return view;
  }

  entry(file: string): EditedEntry {
    const draft = this.#open(file);
    this.#site.readFirst(file);
    return this.#view(draft);
  }

  /** Files with unsaved changes. */
  unsaved(): Set<string> {
    return new Set([...this.#drafts.values()].filter(isUnsaved).map(({ file }) => file));
  }

  /** The texts of a file with unsaved changes; null if there are none to save over the text on disk. */
  toSave(file: string): string | null {
    const draft = this.#drafts.get(file);
    const isOwn = draft?.base != null && isUnsaved(draft) && this.#onDisk(file)?.text === draft.base;
    return isOwn ? draft.text : null;
  }

  change({ file, revision, change, step }: Requests['change']): EditedEntry | Promise<EditedEntry> {
    const draft = this.#open(file);
    if (draft.revision !== revision) throw refusedBecause('changed', 409, 'entry');
    if (change.is === 'save') return this.#save(draft, change.keep ?? {});
    if (change.is === 'discard') return this.#discard(draft);
    if (this.#onDisk(draft.file)?.text === null) throw refusedBecause('unreadable');
    const now = new Date().toISOString();
    if (change.is === 'undo') return this.#changed(undo(draft, now));
    if (change.is === 'redo') return this.#changed(redo(draft, now));
    const key = step === undefined ? null : `${step} ${'pointer' in change ? change.pointer : change.is}`;
    const from =
      change.is === 'set' || change.is === 'day' ? { ...draft, text: textBefore(draft, key) } : draft;
    const text = textAfter(from, change, this.#site, () => this.#fixes(draft, this.#checked));
    const bytes = Buffer.from(text);
    if (bytes.length > MAX_FILE_BYTES) throw refusedBecause('too-long');
    if (decode(bytes, limitsOf(draft.file)).text !== text) throw refusedBecause('not-text');
    return this.#changed(withText(draft, text, key, now));
  }

  async #save(shownDraft: Draft, keep: Keep): Promise<EditedEntry> {
    let draft = shownDraft;
    const isOpen = (): boolean => isUnsaved(draft) || this.#conflicts.get(draft.file)?.two !== undefined;
    for (let tries = 0; isOpen() && tries < TRIES; tries += 1) {
      // Something may have been typed meanwhile.
      draft = this.#open(draft.file);
      const disk = this.#onDisk(draft.file);
      if (disk?.text === null) throw refusedBecause('unreadable');
      if (disk === null) {
        await createContentFile(this.#context.options.content, draft.file, draft.text);
        this.#kept.add(draft.file, draft.text);
        return this.#saved(draft, draft.text);
      }
      const shown = this.#conflicts.get(draft.file);
      // What was decided holds for the texts that were shown.
      const isShown = shown?.theirs === disk.text && shown.mine === draft.text;
      const two = isShown && !isUnsaved(draft) ? shown.two : undefined;
      const versions = two ?? { base: draft.base ?? '', mine: draft.text, theirs: disk.text };
      const result = this.#merged(draft, versions, isShown ? keep : {});
      if (typeof result !== 'string') {
        this.#conflicts.set(draft.file, { conflict: result, mine: draft.text, theirs: disk.text, two });
        // What is decided elsewhere is about other values.
        const asked = { ...draft, revision: draft.revision + 1 };
        this.#drafts.set(draft.file, asked);
        this.#announce(asked);
        return this.#view(asked);
      }
      const { content } = this.#context.options;
      const at = whenWritten(content, draft.file);
      if (!(await replaceText(content, draft.file, disk.text, result))) continue;
      this.#kept.add(draft.file, disk.text, at);
      this.#kept.add(draft.file, result);
      return this.#saved(draft, result);
    }
    return isOpen() ? Promise.reject(refusedBecause('changed', 409, 'entry')) : this.#view(draft);
  }

  /** @returns the text of an entry with its unsaved changes. @throws Refused if there is none */
  textOf = (file: string): string => this.#open(file).text;

  /** Whether a file has both versions in it, as a merge has left them, and nobody has begun to edit it. */
  hasTwo(file: string): boolean {
    return !isUnsaved(this.#open(file)) && /^<{7} /m.test(this.#onDisk(file)?.text ?? '');
  }

  /** Shows both versions of a file side by side; what only one of them has changed is merged. */
  compare(file: string, two: Versions): EditedEntry {
    const draft = based(this.#open(file), this.#onDisk(file)?.text ?? '');
    this.#drafts.set(file, draft);
    const result = this.#merged(draft, two, {});
    if (typeof result === 'string')
      return this.#changed(withText(draft, result, null, new Date().toISOString()));
    this.#conflicts.set(file, { conflict: result, mine: draft.text, theirs: draft.text, two });
    return this.#view(draft);
  }

  /** @returns the text with both changes, or what to ask about */
  #merged({ file }: Draft, versions: Versions, keep: Keep): string | Conflict {
    const made = formOf({ file, text: versions.mine }, this.#site);
    const order = made ? orderIn(made.form, made.read.fields.values) : () => [];
    const result = merged(file, versions, keep, order);
    if ('text' in result) return result.text;
    const others = formOf({ file, text: versions.theirs }, this.#site);
    const parts = result.parts.map((one) => ({
      ...one,
      label: labelOfPart(one.part, made?.form ?? [], made?.read.fields.values),
      shown: { mine: shownAt(made, one.part, one.mine), theirs: shownAt(others, one.part, one.theirs) },
    }));
    return { parts };
  }

  #discard(draft: Draft): EditedEntry {
    const disk = this.#onDisk(draft.file);
    this.#conflicts.delete(draft.file);
    if (disk?.text != null)
      return this.#changed({
        ...withText(draft, disk.text, null, new Date().toISOString()),
        base: disk.text,
      });
    // There is nothing to go back to: the entry is gone.
    const gone = { ...draft, base: draft.text };
    this.#journal.record(gone, '');
    this.#drafts.delete(draft.file);
    this.#site.forget(draft.file);
    this.#tell('rows', { rows: [], removed: [draft.file], checking: true });
    return this.#view(gone);
  }

  create(request: Requests['new']): EditedEntry {
    const { file, text } = newEntry(this.#context, this.#site, request);
    if (this.#drafts.has(file) || this.#onDisk(file)) throw refusedBecause('changed');
    return this.#changed({ ...newDraft(file, null, text), since: new Date().toISOString() });
  }

  #open(file: string): Draft {
    const known = this.#drafts.get(file);
    if (known) return known;
    const { site, entries } = this.#site.known().folder;
    if (file !== site && !entries.includes(file)) throw refusedBecause('unknown', 404);
    const disk = this.#onDisk(file);
    if (disk === null) throw refusedBecause('unknown', 404);
    const draft = newDraft(file, disk.shown);
    this.#drafts.set(file, draft);
    return draft;
  }

  #changed(draft: Draft): EditedEntry {
    // Before the answer: what the page knows to be recorded is on disk.
    this.#journal.record(draft, new Date().toISOString());
    this.#drafts.set(draft.file, draft);
    this.#site.touch(draft.file);
    const view = this.#view(draft);
    this.#announce(draft);
    this.#tell('rows', { rows: [view.row], removed: [], checking: true });
    return view;
  }

  #saved(draft: Draft, text: string): EditedEntry {
    this.#conflicts.delete(draft.file);
    // What was typed while the file was written is not saved yet, and does not know what others have written.
    const now = this.#drafts.get(draft.file) ?? draft;
    return this.#changed(now.revision === draft.revision ? based(draft, text) : { ...now, base: draft.text });
  }

  #keepSaved(draft: Draft): void {
    this.#journal.record(draft, '');
    this.#drafts.set(draft.file, draft);
  }

  #announce({ file, revision }: Draft): void {
    const now = this.#drafts.get(file);
    this.#tell('entry', { file, revision: now?.revision ?? revision, checked: this.#checked });
  }

  #onDisk = (file: string): OnDisk => onDisk(this.#context.options.content, file);

  #view(draft: Draft): EditedEntry {
    const conflict = this.#conflicts.get(draft.file)?.conflict ?? null;
    return entryView(draft, this.#site, {
      row: this.#list.row(draft.file),
      disk: this.#onDisk(draft.file),
      conflict,
      checked: this.#checked,
      fixed: this.#fixes(draft, this.#checked),
    });
  }
}
