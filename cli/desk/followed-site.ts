/**
 * The site of `senja dev`: its pages, as its files on disk are now, and builds that check them all. The state of the last
 * build stays in memory, and the watcher reports changes, so that an edit is fast in a site of any size.
 */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../build-site.ts';
import type { SiteSetup } from '../context.ts';
import { type FixedFile, fixContent } from '../core/edit/index.ts';
import { SITE_FILE } from '../core/entries/folder/index.ts';
import type { SitePlan } from '../core/plan/index.ts';
import type { Build } from '../core/run/index.ts';
import type { ContentFolder, Unreadable } from '../core/stages/content-folder.ts';
import { type Output, wholeOf } from '../core/stages/output.ts';
import type { BuildResult } from '../core/stages/result.ts';
import { filesOfData } from '../core/stages/site-data.ts';
import { nothingCached, type SiteState } from '../core/stages/site-state.ts';
import { outputPathOf } from '../core/values/addresses.ts';
import { fingerprint } from '../core/values/hash.ts';
import { modelOfData } from '../core/values/names/data-name.ts';
import { type Diagnostic, isError } from '../diagnostics/index.ts';
import { changedRead, filesRead } from '../io/compiled/index.ts';
import { contentReader, PUBLIC } from '../io/content/index.ts';
import { attempt } from '../io/failures/index.ts';
import { hasChangedSince } from '../io/follow/index.ts';
import type { ServedSite } from '../io/serve/index.ts';
import { oneThread } from '../io/threads/index.ts';
import { createPause, type Job } from '../open-site.ts';
import { EditedSite } from './edited-site.ts';
import { followedOpening } from './opened.ts';
import { type PreviewSite, previewSite } from './preview-site.ts';
import { type Others, servedSite } from './served-site.ts';

/** Stops a build whose result would be useless. */
class Superseded extends Error {}

const NOTHING = nothingCached('', 'nothing-cached');

/** Builds check the whole site. */
const NO_CHECK = { found: () => null, isPending: () => false, later: () => undefined, stop: () => undefined };

/**
 * @param step called for each file that is made
 * @returns an output that keeps no page, and reuses files of the last one
 */
function othersIn(files: Others, before: Others, pages: ReadonlySet<string>, step: () => void): Output {
  return {
    stamps: {},
    showsPages: true,
    write({ path: name, content }) {
      step();
      if (!pages.has(name)) files.set(name, wholeOf(content));
    },
    keep(name) {
      const content = before.get(name);
      if (content !== undefined) files.set(name, content);
      return content !== undefined || pages.has(name);
    },
  };
}

/** Identifies what was read of a file; null if it cannot be read. */
const printOf = (read: Uint8Array | Unreadable): string | null => ('code' in read ? null : fingerprint(read));

/**
 * Work required by a change of a file: an update of one content file, bundling the site's code, or opening the site
 * again, of whose models the entries may be invalid.
 */
function kindOf(
  file: string,
  { options, siteRoot }: SiteSetup,
  ofData: ReadonlySet<string>,
): 'content' | 'code' | 'settings' | 'all' {
  const below = (folder: string): boolean => (file + path.sep).startsWith(folder + path.sep);
  const isCode = ['templates', 'client'].some((name) => below(path.join(siteRoot, name)));
  // A component that bodies show may have a model.
  if (isCode) return file.endsWith('.schema.json') ? 'all' : 'code';
  const isData = ofData.has(file) && !file.endsWith('.schema.json');
  if (below(path.join(siteRoot, PUBLIC)) || isData) return 'content';
  // The models depend on the language of the site.
  if (file === path.join(options.content, SITE_FILE)) return 'settings';
  const isOther = file === options.content || !below(options.content);
  return isOther || below(path.join(siteRoot, 'content', 'models')) ? 'all' : 'content';
}

/** Who waits for the site. */
interface Followers {
  /**
   * Content files that the next report mentions: only these are read for a change that may be reported later.
   */
  awaited: ReadonlySet<string>;
  /** @returns where the progress of a build is shown */
  progress(): { step(): void; picture(done: number, all: number): void; clear(): void };
  /** Called once all entries are read again. */
  changed(): void;
}

export type FollowedSite = ReturnType<typeof followedSite>;

export function followedSite(context: SiteSetup, { awaited, progress, changed }: Followers) {
  const { siteRoot } = context;
  const { content } = context.options;
  const nameOf = (file: string): string => path.relative(content, file).split(path.sep).join('/');
  let shownProgress = progress();
  const opening = followedOpening(context, (done, all) => shownProgress.picture(done, all));
  let open: { site: EditedSite; pages: PreviewSite; served: ReturnType<typeof servedSite> } | null = null;
  /** Why the site must be opened again. */
  let stale: 'settings' | 'all' | null = null;
  /** What the last build has left, without its entries. */
  let state: SiteState = NOTHING;
  /** Site code the state was built with. A change invalidates it. */
  let definition = '';
  let inputs: readonly string[] = [];
  /** Of the site's data, below its folder. */
  let sources: readonly string[] = [];
  /** Whether the current build's code differs from that on disk. */
  let isSuperseded = false;
  let building: Promise<unknown> = Promise.resolve();
  /** What builds have read of awaited content files, and when, in milliseconds. */
  const readings = new Map<string, { print: string; at: number }>();

  /** @returns absolute paths of the files that the site's data, and rows that are entries, are read from */
  const dataFiles = (): string[] => [
    ...(open?.site.known().folder.sources ?? []).map((file) => path.resolve(content, file)),
    ...sources.flatMap((file) => [file, modelOfData(file).file]).map((file) => path.join(siteRoot, file)),
    ...filesRead(siteRoot, state.data.reads),
  ];

  async function opened(): Promise<NonNullable<typeof open>> {
    const why = stale;
    stale = null;
    try {
      if (open && why) await open.site.reopen(why === 'settings');
      if (open) return open;
      const site = await EditedSite.open(context, { changed, open: opening.open, check: NO_CHECK });
      const pages = previewSite(site, true);
      open = { site, pages, served: servedSite(pages, () => building) };
      return open;
    } catch (error) {
      stale ??= why;
      throw error;
    }
  }

  /** @throws errors of the site's own code */
  async function takeCode({ site, served }: NonNullable<typeof open>): Promise<void> {
    const loaded = await opening.code().now();
    if (loaded.frontEnd.definition !== definition) state = NOTHING;
    ({ definition, inputs } = loaded.frontEnd);
    sources = filesOfData(loaded.site.definition);
    served.takeCode(loaded.frontEnd);
    site.takeCode(loaded);
  }

  /** @returns the content, of which nothing has changed but what was reported */
  function followedContent({ known }: EditedSite): ContentFolder {
    const { folder, reads } = known();
    const read: ContentFolder['read'] = (name) => {
      const at = Date.now();
      const bytes = folder.read(name);
      const print = awaited.has(name) ? printOf(bytes) : null;
      if (print !== null) readings.set(name, { print, at });
      return bytes;
    };
    return { ...folder, read, stamp: (name) => reads.get(name)?.stamp ?? folder.stamp(name) };
  }

  async function build(begun: () => void): Promise<BuildResult | null> {
    shownProgress = progress();
    isSuperseded = false;
    const own = await opened();
    const { site, pages, served } = own;
    const read = changedRead(siteRoot, state.reads);
    if (read !== null) {
      opening.code().touch(null);
      state = { ...state, changedRead: read };
    }
    // `buildSite` asks again, and reports the error.
    await takeCode(own).catch(() => undefined);
    const isRead = await site.read().then(Boolean, () => false);
    const isFirst = pages.last() === null;
    // A later fault of an entry leaves what is planned now.
    await pages.current().then(
      () => isFirst && begun(),
      () => undefined,
    );
    const { reads, cached } = site.known();
    const others: Others = new Map();
    const planned: { plan: SitePlan; build: Build }[] = [];
    const wait = createPause();
    const job: Job = {
      ...(isRead && { content: followedContent(site) }),
      cached: { ...state, context: cached.context, entries: reads.toMap() },
      // One thread only: another one would read the disk, which may have changed.
      executor: oneThread(() => {
        if (isSuperseded) throw new Superseded();
        return wait();
      }),
      output: async ({ plan, build }) => {
        planned.push({ plan, build });
        const names = new Set(plan.pages.map((page) => outputPathOf(page.path)));
        return othersIn(others, served.others(), names, shownProgress.step);
      },
    };
    const result = await buildSite(site.ports(job)).finally(() => shownProgress.clear());
    if (isSuperseded || !result.built) return isSuperseded ? null : result;
    state = { ...result.built.state, entries: new Map() };
    served.takeOthers(others);
    for (const { plan, build } of planned) await pages.checked(plan, build, reads);
    return result;
  }

  return {
    /** @returns what is shown; null if nothing can be */
    served: (): ServedSite | null => open?.served.now() ?? null,
    /** Settles when what is shown is as the files on disk are now, as far as they are valid. */
    settled: async (): Promise<unknown> => open?.pages.current(),
    /** @returns absolute paths of the sources of the site's code outside its own folders, and of what it reads */
    inputs: (): readonly string[] => [...inputs, ...filesRead(siteRoot, state.reads), ...dataFiles()],
    clearProgress: (): void => shownProgress.clear(),
    /** Prepares for the first change of the site's code. */
    warm: (): Promise<void> => opening.code().warm(),
    /** @returns the path of a content file in the form of diagnostics */
    nameOf,
    /**
     * @param file absolute path of a new, removed or changed file; the content folder if it was replaced
     * @returns whether pages may be others at once
     */
    touch(file: string): boolean {
      const kind = kindOf(file, context, new Set(dataFiles()));
      if (kind === 'code') opening.code().touch(file);
      if (kind === 'all') {
        opening.newCode();
        state = NOTHING;
      }
      if (kind === 'all' || (kind === 'settings' && stale === null)) stale = kind;
      if (kind === 'all' || kind === 'code') isSuperseded = true;
      if (kind !== 'content' || open === null) return false;
      const { site } = open;
      const name = nameOf(file);
      if (site.known().folder.entries.includes(name) && existsSync(file)) site.touch(name);
      else site.readLater();
      return true;
    },
    /** @returns whether a build, which may be running, has read an awaited content file as it is now */
    hasRead(file: string): boolean {
      const reading = readings.get(nameOf(file));
      if (!reading || hasChangedSince(file, reading.at + 1)) return false;
      const { read } = contentReader(content, new Map());
      return attempt(() => printOf(read(nameOf(file))), null) === reading.print;
    },
    /** @returns the errors of a single content file, before the whole content is checked */
    check: (file: string): Diagnostic[] =>
      open?.site.known().reads.get(nameOf(file))?.diagnostics.filter(isError) ?? [],
    /**
     * Shows pages as the site's current code renders them; `build` checks them all.
     * @throws errors of the site's own code
     */
    async renderAnew(): Promise<void> {
      if (open === null) return;
      await takeCode(open);
      await open.pages.current();
    },
    /** @returns safe fixes of some files, as `check --fix` would make them */
    async safeFixes(files: ReadonlySet<string>): Promise<FixedFile[]> {
      const { site } = await opened();
      const { folder, models, definition: own } = site.known();
      return [...fixContent(folder, models, own, state.choices, (file) => files.has(file))];
    },
    /**
     * Builds the site; one build at a time.
     * @param begun called as soon as the first pages can be shown
     * @returns the result; null if the site's code has changed meanwhile, which makes the build useless
     * @throws errors of the site's own code
     */
    build(begun: () => void = () => undefined): Promise<BuildResult | null> {
      const result = build(begun).catch((error) => {
        if (error instanceof Superseded) return null;
        throw error;
      });
      building = result.catch(() => undefined);
      return result;
    },
  };
}
