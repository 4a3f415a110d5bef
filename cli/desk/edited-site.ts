/**
 * A site that is edited: its entries as they are on disk or, if they have unsaved changes, in the editor, and what
 * `check` says of them. Starts from the state that the last check or build has left; files are read behind it.
 */
import { nowFor, type SiteSetup } from '../context.ts';
import { BodyText, bodyFaults } from '../core/bodies/text/index.ts';
import { addressesBy } from '../core/entries/addresses/index.ts';
import { readDocument, type SlowTexts, withReading } from '../core/entries/documents/index.ts';
import { SITE_FILE } from '../core/entries/folder/index.ts';
import {
  contextPrint,
  type ReadContent,
  readContent,
  readSite,
  singleReader,
} from '../core/entries/index.ts';
import { orderedFiles } from '../core/models/collections/index.ts';
import { begin, type Ports } from '../core/pipeline/index.ts';
import { withSeverities } from '../core/pipeline/severities/index.ts';
import type { Build } from '../core/run/index.ts';
import type { ContentFolder, Unreadable } from '../core/stages/content-folder.ts';
import type { Now } from '../core/stages/edition.ts';
import { type EntryRead, isSound } from '../core/stages/entry.ts';
import { DEFAULT_ZONE, dayIn } from '../core/values/days/days.ts';
import { compareNatural } from '../core/values/order.ts';
import type { Diagnostic } from '../diagnostics/index.ts';
import { locator } from '../diagnostics/locator/index.ts';
import type { Change } from '../io/changes/index.ts';
import type { LoadedCode } from '../io/compiled/index.ts';
import { contentReader } from '../io/content/index.ts';
import { oneThread } from '../io/threads/index.ts';
import { createPause, type Job, type OpenSite } from '../open-site.ts';
import { EntryReads } from './entry-reads.ts';
import { keptBytes } from './kept-bytes.ts';
import { atOnce, type Known, type Opened, openForEditing } from './opened.ts';
import { type EditedTexts, overlaid } from './overlaid.ts';
import { SiteFindings } from './site-findings.ts';
import { checkOnce, type WholeCheck, wholeCheck } from './whole-check.ts';

/** Milliseconds from the first list until the site is read: the list must not wait for it. */
const FIRST = 300;

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((file, at) => file === other[at]);

/** What pages are planned from, besides the entries. */
export interface SiteRead extends Pick<ReadContent, 'settings' | 'context'> {
  site: OpenSite;
  build: Build;
}

/** How a site is edited. */
export interface Editing {
  /** Texts that are not on disk; by default none. */
  texts?: EditedTexts;
  /** Called when rows or findings of files may have changed, and once all entries are read. */
  changed: () => void;
  /** Opens the site; by default as the editor does. */
  open?: () => Promise<Opened>;
  /** Checks the whole site; by default in another process, a moment after the last change. */
  check?: WholeCheck;
}

export class EditedSite {
  readonly #context: SiteSetup;
  readonly #texts: EditedTexts;
  readonly #changed: () => void;
  readonly #open: () => Promise<Opened>;
  readonly #findings = new SiteFindings();
  readonly #check: WholeCheck;
  readonly #slow: SlowTexts;
  readonly #bytesFrom = keptBytes();
  #opened: Opened;
  #known: Known;
  /** Files whose texts have changed while all are read. */
  readonly #touched = new Set<string>();
  #first: NodeJS.Timeout | null = null;
  /** Counts the requests to read all. */
  #wanted = 0;
  /** Counts all changes. */
  #state = 0;
  #reading: Promise<SiteRead> | null = null;
  #read: SiteRead | null = null;

  private constructor(
    context: SiteSetup,
    { texts, changed, open, check }: Required<Omit<Editing, 'check'>> & Pick<Editing, 'check'>,
    opened: Opened,
    known: Known,
    slow: SlowTexts,
  ) {
    this.#context = context;
    this.#texts = texts;
    this.#changed = changed;
    this.#open = open;
    this.#opened = opened;
    this.#known = known;
    this.#slow = slow;
    this.#check =
      check ??
      wholeCheck(context, texts, (found) => {
        if (found) this.#findings.whole(found);
        changed();
      });
    // What an earlier check has left.
    this.#findings.whole(known.reads.list().flatMap(({ diagnostics }) => diagnostics));
  }

  static async open(
    context: SiteSetup,
    { texts = () => new Map(), open = () => openForEditing(context), ...editing }: Editing,
  ): Promise<EditedSite> {
    const [opened, slow] = [await open(), new Set<string>()];
    const known = await atOnce(opened, texts, slow);
    return new EditedSite(context, { texts, open, ...editing }, opened, known, slow);
  }

  known = (): Known => this.#known;
  /** @returns the ports of a build of the site as it was last opened */
  ports = (job?: Job): Ports => this.#opened.ports(job);
  isChecking = (): boolean => this.#wanted === 0 || this.#reading !== null || this.#check.isPending();
  now = (): Now => nowFor(this.#context);
  timeZone = (): string => this.#known.context.timeZone ?? DEFAULT_ZONE;
  today = (): string => dayIn(this.now(), this.timeZone());
  /** @returns what `check` says of a file, as far as it is known for its current text */
  findings = (file: string): readonly Diagnostic[] => this.#findings.of(file);

  /** @returns the bytes of a file as it is on disk */
  onDisk = (file: string): Uint8Array | Unreadable =>
    contentReader(this.#context.options.content, new Map(), 0).read(file);
  /** @returns the bytes of a file as it is edited */
  bytes(file: string): Uint8Array | Unreadable {
    const text = this.#texts().get(file);
    return text === undefined ? this.onDisk(file) : Buffer.from(text);
  }

  /** Reads and checks the site, once the first list is on its way. */
  begin(): void {
    this.#first ??= setTimeout(() => this.readLater(), FIRST);
  }

  /** Reads all entries again, and checks the site. */
  readLater(): void {
    this.#wanted += 1;
    this.#state += 1;
    this.#check.later();
    this.#reading ??= this.#keepReading();
    // Whoever needs it gets the error; the files may be complete after the next change.
    this.#reading.catch(() => undefined);
  }

  /** @returns what pages are planned from, once everything is read. @throws errors of the site's code, or of the machine */
  async read(): Promise<SiteRead> {
    if (!this.#reading && !this.#read) this.readLater();
    return this.#reading ?? (this.#read as SiteRead);
  }

  /** Reads a file whose text has changed in the editor or on disk; the rest of the site is checked later. */
  touch(file: string): void {
    this.#state += 1;
    if (file === SITE_FILE) {
      if (this.#readSettings()) this.#check.later();
      else this.readLater();
      return;
    }
    const { folder, models, context } = this.#known;
    const isNew = !folder.entries.includes(file);
    if (!isNew) this.#check.later();
    else {
      if (!('code' in this.bytes(file))) {
        const entries = [...folder.entries, file].sort(compareNatural);
        // Whether a number in front of a name is a part of it depends on the other names.
        const ordered = orderedFiles(entries, models.collections);
        this.#known = { ...this.#known, folder: { ...folder, entries }, context: { ...context, ordered } };
      }
      this.readLater();
    }
    this.#readAlone(file);
    this.#touched.add(file);
  }

  /** Knows a picture that has just been stored, and reads all entries again behind that. */
  addImage(name: string): void {
    const { folder, context } = this.#known;
    if (!context.images.has(name)) {
      const images = new Set([...context.images, name]);
      this.#known = { ...this.#known, folder: { ...folder, images }, context: { ...context, images } };
    }
    this.readLater();
  }

  /** Reads a file that is opened before all have been read, unless it is as an earlier check has left it. */
  readFirst(file: string): void {
    const { reads, folder } = this.#known;
    const isRead = this.#read !== null || file === SITE_FILE;
    // A file that has just changed has no stamp.
    const stamp = reads.get(file)?.stamp ?? null;
    if (!isRead && (stamp === null || stamp !== folder.stamp(file))) this.#readAlone(file);
  }

  /** Forgets a file that is neither on disk nor in the editor. */
  forget(file: string): void {
    const { folder } = this.#known;
    const reads = this.#known.reads.without(file);
    const entries = folder.entries.filter((one) => one !== file);
    this.#known = { ...this.#known, folder: { ...folder, entries }, reads };
    this.readLater();
  }

  /**
   * Opens the site again: its models, settings or code have changed.
   * @param areSameModels whether entries that were valid still are, unless the settings say otherwise
   */
  async reopen(areSameModels = false): Promise<void> {
    const opened = await this.#open();
    const known = await atOnce(opened, this.#texts, this.#slow);
    this.#opened = opened;
    const cached = { ...known.cached, context: areSameModels ? this.#known.cached.context : '' };
    const reads = new Map([...this.#known.reads.toMap(), ...known.reads.toMap()]);
    this.#known = { ...known, cached, reads: new EntryReads(reads) };
    this.readLater();
  }

  /** Takes newer code of the site. Entries are read again only if the code that plans pages has changed. */
  takeCode({ frontEnd, site }: LoadedCode): void {
    const read = this.#read;
    if (read && !this.#reading && read.build.frontEnd.definition === frontEnd.definition) {
      if (read.build.site !== site || read.build.frontEnd !== frontEnd)
        this.#read = { ...read, build: { ...read.build, frontEnd, site } };
      return;
    }
    const { cached } = this.#known;
    this.#known = { ...this.#known, cached: { ...cached, context: '' } };
    this.readLater();
  }

  /** Whether the unsaved text of an entry gives its page another address. */
  moves(file: string): boolean {
    const { models, context, reads } = this.#known;
    const content = { ...this.#live(this.#known.folder, this.onDisk), stamp: () => null };
    const read = singleReader(context, { content, models });
    const [old, now] = [read(file).entry, reads.get(file)?.entry];
    const address = addressesBy(models, null);
    return now !== undefined && isSound(old) && isSound(now) && address(old)[0] !== address(now)[0];
  }

  /** @returns the content folder with one text in place of that of a file */
  withText = (file: string, text: string): ContentFolder =>
    overlaid(this.#known.folder, () => new Map([[file, text]]), this.#slow);

  /** @returns an entry as it would be with another text */
  readAs(file: string, text: string): EntryRead {
    const { context, models } = this.#known;
    return singleReader(context, { content: this.withText(file, text), models })(file);
  }

  /**
   * The site for plans.
   * @param except a file whose unsaved text does not count
   */
  async planned(except = '') {
    const { site, ports } = this.#opened;
    const state = this.#state;
    const texts = new Map(this.#texts());
    const isOther = texts.delete(except);
    const disk = contentReader(this.#context.options.content, new Map(), 0);
    const folder = this.#live(await site.readContent(), this.#bytesFrom(disk));
    const listed = overlaid(folder, () => texts, this.#slow);
    const { entries } = this.#known.folder;
    // What is known of the names in a list is known by the list.
    const content = isSameList(entries, listed.entries) ? { ...listed, entries } : listed;
    const { siteCode, frontEnd } = ports();
    const trial = (changes: readonly Change[]) => {
      const known = isOther || this.isChecking() ? null : this.#check.found();
      return checkOnce(this.#context, { texts, changes, known }).answer;
    };
    return {
      site: { models: site.models, siteCode: async () => siteCode(await frontEnd()) },
      content,
      /** Another number once anything has changed. */
      state,
      trial,
    };
  }

  /** Ends the check. */
  close(): void {
    clearTimeout(this.#first ?? undefined);
    this.#check.stop();
  }

  async #keepReading(): Promise<SiteRead> {
    try {
      for (;;) {
        const own = this.#wanted;
        const read = await this.#readAll().catch((error: unknown) => {
          if (own === this.#wanted) throw error;
          return null;
        });
        if (own !== this.#wanted || read === null) continue;
        this.#read = read;
        return read;
      }
    } finally {
      this.#reading = null;
      this.#changed();
    }
  }

  async #readAll(): Promise<SiteRead> {
    const opened = this.#opened;
    const { site, ports } = opened;
    this.#touched.clear();
    const folder = overlaid(await site.readContent(), this.#texts, this.#slow);
    const executor = oneThread(createPause());
    const { cached, reads } = this.#known;
    const state = { ...cached, entries: reads.toMap() };
    const { build } = await begin(ports({ content: folder, executor, cached: state }));
    const { value } = await readContent(build);
    const { settings, context, validatedWith } = value;
    const live = this.#live(folder);
    if (opened === this.#opened)
      this.#known = {
        models: site.models,
        folder: live,
        context,
        definition: build.site.definition,
        cached: { ...cached, context: validatedWith },
        reads: new EntryReads(value.reads),
      };
    for (const file of this.#touched) this.#readAlone(file);
    return { site, settings, context, build: { ...build, folder: live } };
  }

  /** A folder with its files as they are edited, or in another way. */
  #live = (folder: ContentFolder, read: ContentFolder['read'] = (file) => this.bytes(file)): ContentFolder =>
    withReading(folder, (file) => (folder.rows?.has(file) ? folder.read(file) : read(file)), this.#slow);

  /** Reads what the settings say by themselves. @returns whether they say the same about entries as before */
  #readSettings(): boolean {
    const { folder, models, definition, cached } = this.#known;
    const { value, diagnostics } = readSite(
      this.#live(folder),
      models,
      definition,
      this.#read?.build.url ?? null,
    );
    this.#known = { ...this.#known, context: value.context };
    const own = diagnostics.filter(({ file }) => file === SITE_FILE);
    this.#findings.alone(SITE_FILE, withSeverities(definition.checks)(own));
    if (!this.#read || this.#reading || cached.context !== contextPrint(value)) return false;
    this.#read = { ...this.#read, settings: value.site, context: value.context };
    return true;
  }

  /** Reads what a file says by itself. */
  #readAlone(file: string): void {
    const { models, context, folder, definition, reads } = this.#known;
    const content = { ...this.#live(folder), stamp: () => null };
    const read = singleReader(context, { content, models })(file);
    const { value: document } = readDocument(content, file, models.isName);
    const { body } = document ?? { body: null };
    const place = document && locator(document);
    const ofBody = body && place ? bodyFaults(new BodyText(body), models.checks.body).map(place) : [];
    this.#known = { ...this.#known, reads: reads.with(file, read) };
    this.#findings.alone(file, withSeverities(definition.checks)([...read.diagnostics, ...ofBody]));
  }
}
