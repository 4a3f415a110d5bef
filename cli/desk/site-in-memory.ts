/**
 * The site of `senja dev`: runs the pipeline of `build` with output to memory. The state of the last build stays in
 * memory too, and the watcher reports changes, so that an edit is fast in a site of any size.
 */

import path from 'node:path';
import { buildSite } from '../build-site.ts';
import type { SiteSetup } from '../context.ts';
import { type FixedFile, fixContent } from '../core/edit/index.ts';
import { withReading } from '../core/entries/documents/index.ts';
import { SITE_FILE } from '../core/entries/folder/index.ts';
import { NO_CODE } from '../core/pipeline/index.ts';
import type { ContentFolder, Unreadable } from '../core/stages/content-folder.ts';
import { type Output, wholeOf } from '../core/stages/output.ts';
import type { BuildResult } from '../core/stages/result.ts';
import { nothingCached } from '../core/stages/site-state.ts';
import { fingerprint } from '../core/values/hash.ts';
import type { Diagnostic } from '../diagnostics/index.ts';
import { changedRead, filesRead, followedCode } from '../io/compiled/index.ts';
import { contentReader, PUBLIC } from '../io/content/index.ts';
import { attempt } from '../io/failures/index.ts';
import { hasChangedSince } from '../io/follow/index.ts';
import { oneThread } from '../io/threads/index.ts';
import { createPause, type Job, type OpenSite, openSite } from '../open-site.ts';
import { type Files, type ShownFrom, shownFrom, shownSite } from './shown-site.ts';

const UNCHANGED = '0';

/** Stops a build whose result would be useless. */
class Superseded extends Error {}

/**
 * Output for a new site, with the reusable files of the previous one. It keeps no page.
 * @param step called for each file that is made
 */
function memory({ made, later }: Pick<ReturnType<typeof shownSite>, 'made' | 'later'>, step: () => void) {
  const before = made();
  const files: Files = new Map();
  /** Pages that were rendered, and whether they differ from what is shown. */
  const rendered = new Map<string, boolean>();
  const output: Output = {
    stamps: {},
    showsPages: true,
    write({ path: name, content }) {
      step();
      const known = later(name);
      if (files.get(name) === null) rendered.set(name, known === undefined || known !== wholeOf(content));
      else files.set(name, wholeOf(content));
    },
    keep(name) {
      const content = before.get(name);
      if (content !== undefined) files.set(name, content);
      return content !== undefined;
    },
  };
  return {
    files,
    rendered,
    open({ pages }: ShownFrom): Output {
      for (const name of pages.names()) files.set(name, null);
      return output;
    },
  };
}

/** What a build has read of the content, by name, each with the stamp of that time. */
type Texts = Map<string, { bytes: Uint8Array; stamp: string }>;

/** Identifies what was read of a file; null if it cannot be read. */
const printOf = (read: Uint8Array | Unreadable): string | null => ('code' in read ? null : fingerprint(read));

/**
 * Work required by a change of a file: an update of one content file, bundling the site's code, or reading everything
 * again.
 */
function kindOf(file: string, { options, siteRoot }: SiteSetup): 'content' | 'code' | 'all' {
  const below = (folder: string): boolean => (file + path.sep).startsWith(folder + path.sep);
  const isCode = ['templates', 'client'].some((name) => below(path.join(siteRoot, name)));
  // A component that bodies show may have a model.
  if (isCode) return file.endsWith('.schema.json') ? 'all' : 'code';
  if (below(path.join(siteRoot, PUBLIC))) return 'content';
  const isOther = file === options.content || !below(options.content);
  return isOther || below(path.join(siteRoot, 'content', 'models')) ? 'all' : 'content';
}

/** Who waits for the builds. */
interface Followers {
  /**
   * Content files that the next report mentions: only these are read for a change that may be reported later.
   */
  awaited: ReadonlySet<string>;
  /** @returns where the progress of a build is shown */
  progress(): { step(): void; picture(done: number, all: number): void; clear(): void };
}

/** What the builds of a followed site share, and what has changed since the last one. */
function followedSite(context: SiteSetup, { awaited, progress }: Followers) {
  let opened: Promise<OpenSite> | null = null;
  // A stamp counts the changes that the watcher has reported, so the disk is not read.
  const changes = new Map<string, string>();
  /** What builds have read of awaited content files, and when, in milliseconds. */
  const readings = new Map<string, { print: string; at: number }>();
  const stamp = (name: string): string => changes.get(name) ?? UNCHANGED;
  /** What the last valid site was made from: its pages are still rendered from that. */
  let texts: Texts = new Map();
  const followed = (content: ContentFolder, own: Texts): ContentFolder => {
    const read: ContentFolder['read'] = (name) => {
      const known = own.get(name);
      if (known) return known.bytes;
      const at = Date.now();
      const bytes = content.read(name);
      const print = awaited.has(name) ? printOf(bytes) : null;
      if (print !== null) readings.set(name, { print, at });
      if (!('code' in bytes)) own.set(name, { bytes, stamp: stamp(name) });
      return bytes;
    };
    return { ...withReading(content, read), stamp };
  };
  const self = {
    /** The state of the last build. */
    state: nothingCached('', 'nothing-cached'),
    code: newCode(),
    /** Progress of the current build. */
    progress: progress(),
    /** Whether the current build's code differs from that on disk. */
    isSuperseded: false,
    open(): Promise<OpenSite> {
      opened ??= openSite(context, {
        toleratesModels: true,
        onPicture: (done, all) => self.progress.picture(done, all),
      });
      return opened;
    },
    /** @returns the result of a build; null if it was superseded */
    async build(site: OpenSite, job: Job): Promise<BuildResult | null> {
      const own: Texts = new Map([...texts].filter(([name, one]) => one.stamp === stamp(name)));
      try {
        const content = followed(await site.readContent(), own);
        const result = await buildSite(site.ports({ ...job, content }));
        if (result.built) texts = own;
        return result;
      } catch (error) {
        if (error instanceof Superseded) return null;
        throw error;
      } finally {
        self.progress.clear();
      }
    },
    /**
     * @param name path in the form of diagnostics
     * @returns whether only the content has changed
     */
    touch(file: string, name: string): boolean {
      const kind = kindOf(file, context);
      if (kind === 'code') self.code.touch(file);
      if (kind === 'all') {
        self.code = newCode();
        self.state = nothingCached('', 'nothing-cached');
        texts = new Map();
      }
      // The models depend on the language of the site.
      if (kind === 'all' || name === SITE_FILE) opened = null;
      if (kind !== 'content') {
        self.isSuperseded = true;
        return false;
      }
      // Images are identified by the Unicode form that editors type, whatever the form on disk.
      for (const form of new Set([name, name.normalize('NFC')]))
        changes.set(form, String(Number(changes.get(form) ?? UNCHANGED) + 1));
      return true;
    },
    /** @returns whether a build, which may be running, has read an awaited content file as it is now */
    hasRead(file: string, name: string): boolean {
      const reading = readings.get(name);
      if (!reading || hasChangedSince(file, reading.at + 1)) return false;
      const { read } = contentReader(context.options.content, new Map());
      return attempt(() => printOf(read(name)), null) === reading.print;
    },
  };
  function newCode(): ReturnType<typeof followedCode> {
    return followedCode(context, () => self.open());
  }
  return self;
}

/** Builds of a followed site, which replace the one that is shown. */
function builderOf(
  context: SiteSetup,
  progress: Followers['progress'],
  followed: ReturnType<typeof followedSite>,
  shown: ReturnType<typeof shownSite>,
) {
  /** Site code the state was built with. A change invalidates it. */
  let definition = '';
  let inputs: readonly string[] = [];
  return {
    inputs: (): readonly string[] => [...inputs, ...filesRead(context.siteRoot, followed.state.reads)],
    /**
     * Builds the site; one build at a time. Faulty content leaves the last valid site in place.
     * @param begun called as soon as pages of the first site can be shown
     * @returns the result, and whether the site differs from the one shown before; null if the site's code has changed
     *   meanwhile, which makes the build useless
     * @throws errors of the site's own code
     */
    async build(
      begun: () => void = () => undefined,
    ): Promise<{ result: BuildResult; changed: boolean } | null> {
      const site = await followed.open();
      followed.progress = progress();
      const next = memory(shown, followed.progress.step);
      shown.buildBegins();
      followed.isSuperseded = false;
      const read = changedRead(context.siteRoot, followed.state.reads);
      if (read !== null) {
        followed.code.touch(null);
        followed.state = { ...followed.state, changedRead: read };
      }
      // `buildSite` asks again, and reports the error.
      const loaded = await followed.code.now().catch(() => null);
      if (loaded?.frontEnd.definition !== definition) followed.state = nothingCached('', 'nothing-cached');
      definition = loaded?.frontEnd.definition ?? '';
      inputs = loaded?.frontEnd.inputs ?? inputs;
      const cached = followed.state;
      const frontEnd = loaded?.frontEnd ?? null;
      let source: ShownFrom | null = null;
      const wait = createPause();
      const job: Job = {
        ...(loaded && { siteCode: () => loaded.site }),
        frontEnd: async () => (loaded ?? (await followed.code.now())).frontEnd,
        cached,
        drafts: true,
        // One thread only: rendered files must be in its memory.
        executor: oneThread(() => {
          if (followed.isSuperseded) throw new Superseded();
          return wait();
        }),
        async output(planned) {
          source = shownFrom(planned, frontEnd);
          const output = next.open(source);
          if (shown.begin(next.files, source)) begun();
          return output;
        },
      };
      const result = await followed.build(site, job).finally(() => {
        if (!followed.isSuperseded) shown.buildEnds();
      });
      // Of code that has changed since the last pause.
      if (result === null || followed.isSuperseded) return null;
      if (!result.built || !source) return { result, changed: false };
      // Otherwise everything is made again, since something has changed meanwhile.
      if (followed.state === cached) followed.state = result.built.state;
      return { result, changed: shown.replace(next.files, source, next.rendered) };
    },
  };
}

export type SiteInMemory = ReturnType<typeof siteInMemory>;

export function siteInMemory(context: SiteSetup, followers: Followers) {
  const { content } = context.options;
  const shown = shownSite(content);
  const followed = followedSite(context, followers);
  const builder = builderOf(context, followers.progress, followed, shown);
  const nameOf = (file: string): string => path.relative(content, file).split(path.sep).join('/');

  return {
    /** Files of the last valid site, by path. */
    files: shown.files,
    base: shown.base,
    /** @returns absolute paths of the sources of the site's code outside its own folders, and of what it reads */
    inputs: builder.inputs,
    clearProgress: (): void => followed.progress.clear(),
    /** Prepares for the first change of the site's code. */
    warm: (): Promise<void> => followed.code.warm(),
    /** @returns the path of a content file in the form of diagnostics */
    nameOf,
    /**
     * @param file absolute path of a new, removed or changed file; the content folder if it was replaced
     * @returns whether the page that shows it could be rendered at once; `build` checks everything in any case
     */
    touch: (file: string): boolean => followed.touch(file, nameOf(file)) && shown.touch(nameOf(file)),
    /** @returns whether a build, which may be running, has read an awaited content file as it is now */
    hasRead: (file: string): boolean => followed.hasRead(file, nameOf(file)),
    /** @returns the errors of a single content file, before the whole content is checked */
    check: (file: string): Diagnostic[] => shown.check(nameOf(file)),
    /**
     * Shows pages as the site's current code renders them; `build` checks them all.
     * @throws errors of the site's own code
     */
    async renderAnew(): Promise<void> {
      if (shown.files().size === 0) return;
      const code = await followed.code.now();
      await code.site.ready?.(shown.base());
      shown.renderAnew(code);
    },
    /** @returns safe fixes of some files, as `check --fix` would make them */
    async safeFixes(files: ReadonlySet<string>): Promise<FixedFile[]> {
      const { models, readContent } = await followed.open();
      const folder = await readContent();
      const { site } = await followed.code.now().catch(() => NO_CODE);
      const isWanted = (file: string): boolean => files.has(file);
      return [...fixContent(folder, models, site.definition, followed.state.choices, isWanted)];
    },
    build: builder.build,
  };
}
