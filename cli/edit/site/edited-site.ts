/**
 * A site that is edited: its entries as they are on disk or, if they have unsaved changes, in the editor, and what
 * `check` says of them. Starts from the state that the last check or build has left; files are read behind it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSite } from '../../build-site.ts';
import { type Context, nowFor } from '../../commands/context.ts';
import { createPause, openSite } from '../../commands/ports.ts';
import { bodyFaults } from '../../core/bodies/body-check.ts';
import { BodyText } from '../../core/bodies/body-text.ts';
import { readDocument } from '../../core/entries/documents.ts';
import { readContent } from '../../core/entries/read-content.ts';
import { entryReader } from '../../core/entries/read-entry.ts';
import { readSite } from '../../core/entries/read-site.ts';
import { begin, NO_CODE } from '../../core/pipeline/ports.ts';
import { withSeverities } from '../../core/pipeline/severities.ts';
import type { ContentFolder } from '../../core/stages/content-folder.ts';
import type { EntryContext, EntryRead } from '../../core/stages/entry.ts';
import type { SiteDefinition } from '../../core/stages/site.ts';
import { SiteFaults } from '../../core/stages/site-error.ts';
import { nothingCached, type SiteState } from '../../core/stages/site-state.ts';
import type { Models } from '../../core/validate/models.ts';
import { DEFAULT_ZONE, dayIn } from '../../core/values/days/days.ts';
import { groupBy } from '../../core/values/lists.ts';
import { compareNatural } from '../../core/values/order.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { locator } from '../../diagnostics/place.ts';
import { contentReader } from '../../io/content/content-folder.ts';
import { oneThread } from '../../io/threads/executor.ts';

/** Texts of files with unsaved changes, by file. */
export type EditedTexts = () => ReadonlyMap<string, string>;

/** Milliseconds without a change after which the whole site is checked. */
const SETTLED = 600;

/** The same for a site whose check takes long, at most. */
const LONGEST = 5000;

/** Ends a check whose result would be of an earlier text. */
class Superseded extends Error {}

/** @returns the content folder with the texts of the editor in place of those on disk */
export function overlaid(content: ContentFolder, texts: ReadonlyMap<string, string>): ContentFolder {
  const fresh = [...texts.keys()].filter((file) => !content.entries.includes(file));
  return {
    ...content,
    entries: fresh.length === 0 ? content.entries : [...content.entries, ...fresh].sort(compareNatural),
    read: (file) => {
      const text = texts.get(file);
      return text === undefined ? content.read(file) : Buffer.from(text);
    },
    stamp: (file) => (texts.has(file) ? null : content.stamp(file)),
  };
}

/** What is known of the site. */
interface Known {
  models: Models;
  folder: ContentFolder;
  context: EntryContext;
  definition: SiteDefinition;
  cached: SiteState;
  reads: ReadonlyMap<string, EntryRead>;
}

/** Findings of a file. */
interface Found {
  /** From the last check of the whole site. */
  whole: readonly Diagnostic[];
  /** Of the file by itself, since its text has changed; else null. */
  alone: readonly Diagnostic[] | null;
}

/** Findings that depend on other files: they are kept until the whole site is checked again. */
const OF_SITE = /^(?:address|link|page|public|route|site)\//;

export type EditedSite = Awaited<ReturnType<typeof openEditedSite>>;

/**
 * @param changed called when rows or findings of files may have changed; with null for all files
 */
export async function openEditedSite(
  context: Context,
  overlay: EditedTexts,
  changed: (files: readonly string[] | null) => void,
) {
  let site = await openSite(context, { writer: 'check', toleratesModels: true });
  const found = new Map<string, Found>();
  let known = await atOnce();
  let checking = true;
  /** Counts what makes a running check useless. */
  let generation = 0;

  /** What can be known without reading any entry. */
  async function atOnce(): Promise<Known> {
    const { models } = site;
    const folder = overlaid(await site.readContent(), overlay());
    const cached = await site.ports().recall();
    const { definition } = NO_CODE.site;
    const { context: own } = readSite(folder, models, definition, null).value;
    const reads = new Map(
      folder.entries.flatMap((file) => {
        const read = overlay().has(file) ? undefined : cached.entries.get(file);
        return read ? [[file, read] as const] : [];
      }),
    );
    for (const [file, { diagnostics }] of reads)
      if (!found.has(file)) found.set(file, { whole: diagnostics, alone: null });
    return { models, folder, context: own, definition, cached, reads };
  }

  const adjusted = (diagnostics: readonly Diagnostic[]): readonly Diagnostic[] =>
    withSeverities(known.definition.checks)(diagnostics);

  /** What a file says by itself. */
  function readAlone(
    file: string,
    folder: ContentFolder,
  ): { read: EntryRead; diagnostics: readonly Diagnostic[] } {
    const { models } = known;
    const read = entryReader(known.context, { content: folder, models })(file);
    const { value: document } = readDocument(folder, file, models.isName);
    const { body } = document ?? { body: null };
    const place = document && locator(document);
    const ofBody = body && place ? bodyFaults(new BodyText(body), models.checks.body).map(place) : [];
    return { read, diagnostics: adjusted([...read.diagnostics, ...ofBody]) };
  }

  /** Reads all entries, then checks the site as `check` does. */
  async function checkAll(): Promise<void> {
    const own = generation;
    const wait = createPause();
    const executor = oneThread(() => {
      if (generation !== own) throw new Superseded();
      return wait();
    });
    const folder = overlaid(await site.readContent(), overlay());
    const ports = site.ports({ content: folder, executor, cached: known.cached });
    const { build } = await begin(ports);
    const { value } = await readContent(build);
    const { context: own2, reads, validatedWith } = value;
    known = { ...known, folder, context: own2, definition: build.site.definition, reads };
    changed(null);
    const cached: SiteState = { ...known.cached, context: validatedWith, entries: reads };
    const { diagnostics, built } = await buildSite(site.ports({ content: folder, executor, cached })).catch(
      (error) => {
        if (!(error instanceof SiteFaults)) throw error;
        return { diagnostics: error.content, built: null };
      },
    );
    known = { ...known, cached: built?.state ?? cached };
    found.clear();
    for (const [file, whole] of groupBy(diagnostics, (one) => one.file))
      found.set(file, { whole, alone: null });
  }

  /** Milliseconds that the last check has taken. */
  let lasted = 0;
  let isRunning = false;
  let isClosed = false;
  async function keepChecking(): Promise<void> {
    isRunning = true;
    for (let done = -1; done !== generation; ) {
      const own = generation;
      // A check of a large site takes long, and typing must not wait for it.
      await sleep(Math.max(SETTLED, lasted));
      if (isClosed) return;
      if (own !== generation) continue;
      const began = performance.now();
      try {
        await checkAll();
        lasted = Math.min(performance.now() - began, LONGEST);
      } catch (error) {
        // What cannot be read now may be complete after the next change.
        if (error instanceof Superseded) continue;
      }
      done = own;
    }
    isRunning = false;
    checking = false;
    changed(null);
  }
  function checkLater(): void {
    generation += 1;
    checking = true;
    if (!isRunning) void keepChecking();
  }

  return {
    known: (): Known => known,
    isChecking: (): boolean => checking,
    today: (): string => dayIn(nowFor(context), known.context.timeZone ?? DEFAULT_ZONE),
    checkLater,
    /** @returns what `check` says of a file, as far as it is known for its current text */
    findings(file: string): readonly Diagnostic[] {
      const { whole = [], alone = null } = found.get(file) ?? {};
      if (!alone) return whole;
      const key = ({ code, field, range }: Diagnostic): string => `${code} ${field || range.line}`;
      const known = new Set(alone.map(key));
      const others = whole.filter((one) => OF_SITE.test(one.code) && !known.has(key(one)));
      return [...alone, ...others].sort(
        (a, b) => a.range.line - b.range.line || a.range.column - b.range.column,
      );
    },
    /** Reads a file whose text has changed in the editor or on disk; the rest of the site is checked later. */
    touch(file: string): void {
      const { read } = contentReader(context.options.content, new Map(), 0);
      const { entries } = known.folder;
      const isKnown = entries.includes(file) || 'code' in read(file);
      const listed = isKnown ? entries : [...entries, file].sort(compareNatural);
      const folder = overlaid({ ...known.folder, entries: listed, read, stamp: () => null }, overlay());
      const alone = readAlone(file, folder);
      known = { ...known, folder, reads: new Map(known.reads).set(file, alone.read) };
      found.set(file, { whole: found.get(file)?.whole ?? [], alone: alone.diagnostics });
      checkLater();
    },
    /** Forgets a file that is neither on disk nor in the editor. */
    forget(file: string): void {
      const { folder } = known;
      known = { ...known, folder: { ...folder, entries: folder.entries.filter((one) => one !== file) } };
      checkLater();
    },
    /** Ends the checks. */
    close(): void {
      isClosed = true;
      generation += 1;
    },
    /** Opens the site again: its models, settings or code have changed. */
    async reopen(): Promise<void> {
      site = await openSite(context, { writer: 'check', toleratesModels: true });
      const { reads } = known;
      known = { ...(await atOnce()), cached: nothingCached('', 'nothing-cached') };
      known = { ...known, reads: new Map([...reads, ...known.reads]) };
      checkLater();
    },
  };
}
