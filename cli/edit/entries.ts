/** The entries of a site as they are edited: what the requests of the page do. */
import { lstatSync } from 'node:fs';
import path from 'node:path';
import type { Context } from '../commands/context.ts';
import { checkTitle, choicesFor, freshFile } from '../commands/new.ts';
import type { FixedFile } from '../core/edit/edits.ts';
import { readSettings } from '../core/entries/documents.ts';
import { decode, limitsOf, MAX_FILE_BYTES } from '../core/parse/decode.ts';
import { translationsIn } from '../core/validate/languages.ts';
import { targetsIn } from '../core/validate/references.ts';
import { BODY_PLACEHOLDER } from '../core/values/placeholders.ts';
import { languageTag } from '../core/values/slug.ts';
import { contentReader } from '../io/content/content-folder.ts';
import { createContentFile, replaceText } from '../io/content/content-writer.ts';
import type {
  ChangeRequest,
  Conflict,
  EditedEntry,
  EntryChange,
  EntryRequest,
  Events,
  NewRequest,
  Row,
  SaveRequest,
  SiteView,
} from './api.ts';
import { entryView, formOf, labelOfPart, type OnDisk } from './entry-view.ts';
import { dayInField } from './form/day-in-field.ts';
import { fieldOfValue, orderIn } from './form/fit.ts';
import { refusedBecause } from './refused.ts';
import { based, type Draft, isUnsaved, newDraft, redo, undo, withText } from './session/draft.ts';
import type { EditJournal } from './session/journal.ts';
import { merged } from './session/merge.ts';
import type { EditedSite } from './site/edited-site.ts';
import { fixedFile, withSuggestion } from './site/findings.ts';
import { collectionView, type ReadSite, rowOf } from './site/rows.ts';
import { type FieldChange, withLineBreaks, writeField } from './write/write-field.ts';

/** Tells open pages of an event. */
export type Tell = <Name extends keyof Events>(name: Name, data: Events[Name]) => void;

/** How often a save is tried again while other programs write to the file. */
const TRIES = 5;

/** Whether a file has exactly this text: bytes in another encoding would be lost by writing it. */
export function isExactly(bytes: Uint8Array, text: string): boolean {
  const own = Buffer.from(text);
  const rest = Buffer.from(bytes).subarray(bytes.length - own.length);
  const mark = bytes.length - own.length;
  return (
    own.equals(rest) &&
    (mark === 0 || (mark === 3 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf))
  );
}

export class EditedEntries {
  readonly #context: Context;
  readonly #site: EditedSite;
  readonly #journal: EditJournal;
  readonly #tell: Tell;
  /** Open entries, and those with unsaved changes. */
  readonly #drafts: Map<string, Draft>;
  /** Conflicts that are shown, with the texts that they are about. */
  readonly #conflicts = new Map<string, { conflict: Conflict; mine: string; theirs: string }>();
  /** Rows as the pages know them, as JSON. */
  readonly #told = new Map<string, string>();
  readonly #fixed = new Map<string, { text: string; checked: number; file: FixedFile | null }>();
  #checked = 0;

  constructor(
    context: Context,
    site: EditedSite,
    drafts: Map<string, Draft>,
    journal: EditJournal,
    tell: Tell,
  ) {
    this.#context = context;
    this.#site = site;
    this.#drafts = drafts;
    this.#journal = journal;
    this.#tell = tell;
  }

  /** Tells open pages what has changed in the list, and in open entries. */
  renew(): void {
    this.#checked += 1;
    const rows = this.#rows();
    const changed = rows.filter((row) => this.#told.get(row.file) !== JSON.stringify(row));
    const here = new Set(rows.map(({ file }) => file));
    const removed = [...this.#told.keys()].filter((file) => !here.has(file));
    for (const row of changed) this.#told.set(row.file, JSON.stringify(row));
    for (const file of removed) this.#told.delete(file);
    this.#tell('rows', { rows: changed, removed, checking: this.#site.isChecking() });
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
    const { models, folder } = this.#site.known();
    const settings = readSettings(folder);
    const own = typeof settings.language === 'string' ? languageTag(settings.language) : 'id';
    const rows = this.#rows();
    for (const row of rows) this.#told.set(row.file, JSON.stringify(row));
    this.#site.begin();
    return {
      title: typeof settings.title === 'string' ? settings.title : '',
      lang: this.#context.options.lang,
      languages: [own, ...translationsIn(settings.languages).map(({ code }) => code)],
      today: this.#site.today(),
      collections: models.collections.map(collectionView),
      entries: rows,
      checking: this.#site.isChecking(),
    };
  }

  entry(file: string): EditedEntry {
    return this.#view(this.#open(file));
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

  change({ change, step, ...request }: ChangeRequest): EditedEntry {
    const draft = this.#current(request);
    if (this.#onDisk(draft.file)?.text === null) throw refusedBecause('unreadable');
    const now = new Date().toISOString();
    if (change.is === 'undo') return this.#changed(undo(draft, now));
    if (change.is === 'redo') return this.#changed(redo(draft, now));
    const text = this.#textAfter(draft, change);
    const bytes = Buffer.from(text);
    if (bytes.length > MAX_FILE_BYTES) throw refusedBecause('too-long');
    if (decode(bytes, limitsOf(draft.file)).text !== text) throw refusedBecause('not-text');
    return this.#changed(withText(draft, text, step ?? null, now));
  }

  async save({ keep = {}, ...request }: SaveRequest): Promise<EditedEntry> {
    let draft = this.#current(request);
    for (let tries = 0; isUnsaved(draft) && tries < TRIES; tries += 1) {
      // Something may have been typed meanwhile.
      draft = this.#open(draft.file);
      const disk = this.#onDisk(draft.file);
      if (disk?.text === null) throw refusedBecause('unreadable');
      if (disk === null) {
        await createContentFile(this.#context.options.content, draft.file, draft.text);
        return this.#saved(draft, draft.text);
      }
      const shown = this.#conflicts.get(draft.file);
      // What was decided holds for the texts that were shown.
      const decided = shown?.theirs === disk.text && shown.mine === draft.text ? keep : {};
      const versions = { base: draft.base ?? '', mine: draft.text, theirs: disk.text };
      const made = formOf(draft, this.#site);
      const order = made ? orderIn(made.form, made.read.fields.values) : () => [];
      const result = merged(draft.file, versions, decided, order);
      if ('parts' in result) {
        const parts = result.parts.map((one) => ({
          ...one,
          label: labelOfPart(one.part, made?.form ?? [], made?.read.fields.values),
        }));
        this.#conflicts.set(draft.file, { conflict: { parts }, mine: draft.text, theirs: disk.text });
        // What is decided elsewhere is about other values.
        const asked = { ...draft, revision: draft.revision + 1 };
        this.#drafts.set(draft.file, asked);
        this.#announce(asked);
        return this.#view(asked);
      }
      const { content } = this.#context.options;
      if (await replaceText(content, draft.file, disk.text, result.text))
        return this.#saved(draft, result.text);
    }
    return isUnsaved(draft) ? Promise.reject(refusedBecause('changed', 409, 'entry')) : this.#view(draft);
  }

  discard(request: EntryRequest): EditedEntry {
    const draft = this.#current(request);
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
    this.#told.delete(draft.file);
    this.#site.forget(draft.file);
    this.#tell('rows', { rows: [], removed: [draft.file], checking: true });
    return this.#view(gone);
  }

  create({ collection: name, title, template = '', language, body = false }: NewRequest): EditedEntry {
    const { models, folder } = this.#site.known();
    const collection = models.collections.find((one) => one.name === name);
    const model = collection?.models.get('') ?? collection?.models.get(template);
    if (!collection || !model) throw refusedBecause('bad-request');
    checkTitle(title, collection, folder, models.reserved);
    const settings = readSettings(folder);
    const { ordered = new Set() } = this.#site.known().context;
    const choices = choicesFor(model, settings, targetsIn(models, folder, ordered));
    const fresh = freshFile(
      this.#context,
      { folder, settings, ordered },
      { collection, model, title, choices, chosen: {}, markdown: body },
    );
    const tag = language === undefined ? '' : languageTag(language);
    const file = tag === '' ? fresh.file : fresh.file.replace(/(\.\w+)$/, `.${tag}$1`);
    if (this.#drafts.has(file) || this.#onDisk(file)) throw refusedBecause('changed');
    const now = new Date().toISOString();
    // In a form, an empty text shows where to write.
    const text = Object.values(BODY_PLACEHOLDER).reduce(
      (all, one) => all.replace(`${one}\n`, ''),
      fresh.text,
    );
    return this.#changed({ ...newDraft(file, null, text), since: now });
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

  #current({ file, revision }: EntryRequest): Draft {
    const draft = this.#open(file);
    if (draft.revision !== revision) throw refusedBecause('changed', 409, 'entry');
    return draft;
  }

  #textAfter(draft: Draft, change: Exclude<EntryChange, { is: 'undo' | 'redo' }>): string {
    if (change.is === 'text') return withLineBreaks(draft.text, change.text);
    if (change.is === 'fixes') {
      const fixed = this.#fixedOf(draft);
      if (!fixed) throw refusedBecause('nothing');
      return fixed.after;
    }
    if (change.is === 'suggestion') {
      const finding = this.#site.findings(draft.file)[change.finding];
      const text = finding ? withSuggestion(draft.text, finding, change.suggestion) : null;
      if (text === null) throw refusedBecause('nothing');
      return text;
    }
    const made = formOf(draft, this.#site);
    if (!made) throw refusedBecause('as-text', 409, 'text');
    const { values } = made.read.fields;
    let wanted: FieldChange;
    if (change.is === 'day') {
      const field = fieldOfValue(made.form, values, change.pointer);
      if (field?.kind !== 'date') throw refusedBecause('nothing');
      const value = dayInField(field, values, change.pointer, change.day);
      wanted = { is: 'set', pointer: change.pointer, value };
    } else wanted = change;
    const text = writeField(made.read, wanted, orderIn(made.form, values));
    if (text === null) throw refusedBecause('not-certain', 409, 'text');
    return text;
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

  #onDisk(file: string): OnDisk {
    const bytes = contentReader(this.#context.options.content, new Map(), 0).read(file);
    if ('code' in bytes) {
      const place = path.join(this.#context.options.content, file);
      return lstatSync(place, { throwIfNoEntry: false }) ? { text: null, shown: '' } : null;
    }
    const { text } = decode(bytes, limitsOf(file));
    return { text: isExactly(bytes, text) ? text : null, shown: text };
  }

  #fixedOf(draft: Draft): FixedFile | null {
    const { file, text } = draft;
    const before = this.#fixed.get(file);
    if (before?.text === text && before.checked === this.#checked) return before.file;
    const { folder, models, definition, cached } = this.#site.known();
    const own = {
      ...folder,
      read: (name: string) => (name === file ? Buffer.from(text) : folder.read(name)),
    };
    const fixed =
      this.#site.findings(file).length === 0
        ? null
        : fixedFile(file, own, models, definition, cached.choices);
    this.#fixed.set(file, { text, checked: this.#checked, file: fixed });
    return fixed;
  }

  #view(draft: Draft): EditedEntry {
    const conflict = this.#conflicts.get(draft.file)?.conflict ?? null;
    return entryView(draft, this.#site, {
      row: this.#row(draft.file, this.#readSite()),
      disk: this.#onDisk(draft.file),
      conflict,
      checked: this.#checked,
      fixed: this.#fixedOf(draft),
    });
  }

  #readSite(): ReadSite {
    const { models, context } = this.#site.known();
    return { models, ordered: context.ordered ?? new Set(), today: this.#site.today() };
  }

  #row(file: string, read: ReadSite): Row {
    const draft = this.#drafts.get(file);
    const entry = this.#site.known().reads.get(file)?.entry;
    const row = rowOf(file, entry, this.#site.findings(file), draft !== undefined && isUnsaved(draft), read);
    // Nothing is published before it is saved.
    return draft?.base === null && row.state !== 'unread' ? { ...row, state: 'draft', day: null } : row;
  }

  #rows(): Row[] {
    const read = this.#readSite();
    const { site, entries } = this.#site.known().folder;
    const all = new Set([...(site === null ? [] : [site]), ...entries, ...this.#drafts.keys()]);
    return [...all].map((file) => this.#row(file, read));
  }
}
