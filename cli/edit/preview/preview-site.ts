/**
 * The pages of an edited site with its unsaved texts, as `build --drafts` would write them. The site is planned once, and
 * again for what has changed; a page is rendered when it is asked for. A faulty text leaves the last good one in place.
 */
import type { Context } from '../../commands/context.ts';
import { createPause, type OpenSite, openSite } from '../../commands/ports.ts';
import { readContent } from '../../core/entries/read-content.ts';
import { entryReader } from '../../core/entries/read-entry.ts';
import { inspectPhotos } from '../../core/images/photos.ts';
import { begin } from '../../core/pipeline/ports.ts';
import { planContent } from '../../core/plan/plan-content.ts';
import type { SitePlan } from '../../core/plan/site-plan.ts';
import { rendererOf, renderPage } from '../../core/render/render-pages.ts';
import type { ContentFolder } from '../../core/stages/content-folder.ts';
import { type Entry, type EntryContext, type EntryRead, isSound } from '../../core/stages/entry.ts';
import type { Page } from '../../core/stages/page.ts';
import type { SiteState } from '../../core/stages/site-state.ts';
import { outputPathOf } from '../../core/values/addresses.ts';
import type { Build } from '../../core/work/build.ts';
import { isError } from '../../diagnostics/diagnostic.ts';
import { attempt } from '../../io/attempt.ts';
import { contentReader } from '../../io/content/content-folder.ts';
import { oneThread } from '../../io/threads/executor.ts';
import { type EditedTexts, overlaid } from '../site/edited-site.ts';

/** Stamp of an entry whose changes are told. */
const UNCHANGED = '0';

const isGood = ({ entry, diagnostics }: EntryRead): boolean => isSound(entry) && !diagnostics.some(isError);

/** A planned site. */
export interface Planned {
  site: OpenSite;
  build: Build;
  context: EntryContext;
  plan: SitePlan;
  /** By path in `dist`. */
  pages: ReadonlyMap<string, Page>;
  /** Entries of which only the body has changed since. */
  bodies: Map<string, Entry>;
  reads: Map<string, EntryRead>;
  images: SiteState['images'];
}

/** Where an entry is shown. */
export interface EntryShown {
  /** Address with base path; null if no page shows it. */
  address: string | null;
  /** Whether its text is faulty, so that it is shown as it was before. */
  faulty: boolean;
}

export type PreviewSite = ReturnType<typeof previewSite>;

/** @param cached what the last check has left */
export function previewSite(given: Context, overlay: EditedTexts, cached: () => SiteState) {
  const context = { ...given, options: { ...given.options, drafts: true } };
  let opened: Promise<OpenSite> | null = null;
  let planned: Planned | null = null;
  let texts: ReadonlyMap<string, string> = new Map();
  /** Bytes of changed files that the pages show. */
  const used = new Map<string, Uint8Array>();
  const faulty = new Set<string>();
  const stale = new Set<string>();
  let isBehind = false;
  const rendered = new WeakMap<Planned, Map<string, string | null>>();
  /** The last good state of each page. */
  const last = new Map<string, string>();
  let turn: Promise<unknown> = Promise.resolve();

  async function plan(before: Omit<Planned, 'plan' | 'pages' | 'bodies'>): Promise<Planned> {
    const { site, reads } = before;
    const { folder } = before.build;
    const build = {
      ...before.build,
      cached: { ...before.build.cached, entries: reads, images: before.images },
    };
    const { value } = await readContent(build);
    const content = {
      ...value,
      entries: value.entries.filter(isSound),
      published: value.published.filter(isSound),
    };
    const photos = await inspectPhotos(build, content, site.ports({ content: folder }).inspectPictures);
    const made = planContent(build, content, photos.local);
    await build.site.ready?.(made.base);
    const pages = new Map(made.pages.map((page) => [outputPathOf(page.path), page]));
    return {
      ...before,
      build,
      context: value.context,
      images: photos.known,
      plan: made,
      pages,
      bodies: new Map(),
    };
  }

  /** Reads what has changed since the last state, and plans the site. */
  async function planAll(): Promise<Planned> {
    opened ??= openSite(context, { toleratesModels: true });
    const site = await opened;
    texts = overlay();
    const folder = overlaid(await site.readContent(), texts);
    const executor = oneThread(createPause());
    const { build } = await begin(site.ports({ content: folder, executor, cached: cached() }));
    const { value } = await readContent(build);
    const reads = new Map<string, EntryRead>();
    faulty.clear();
    for (const [file, read] of value.reads) {
      const before = isGood(read) ? undefined : planned?.reads.get(file);
      const isKept = before !== undefined && isGood(before) && used.has(file);
      if (!isGood(read)) faulty.add(file);
      if (!isKept) used.delete(file);
      reads.set(file, { ...(isKept ? before : read), stamp: UNCHANGED });
    }
    const shown: ContentFolder = {
      ...folder,
      read: (file) => used.get(file) ?? folder.read(file),
      stamp: (file) => (reads.has(file) ? UNCHANGED : folder.stamp(file)),
    };
    const state = { ...build.cached, context: value.validatedWith };
    const made = { ...build, folder: shown, cached: state };
    return plan({ site, build: made, context: value.context, reads, images: build.cached.images });
  }

  /** Reads a changed file. @returns what must be made again; null for everything */
  function readChanged(
    file: string,
    { build, context: own, reads }: Planned,
  ): 'nothing' | 'body' | 'plan' | null {
    const before = reads.get(file);
    const text = texts.get(file);
    const bytes =
      text === undefined
        ? contentReader(context.options.content, new Map(), 0).read(file)
        : Buffer.from(text);
    if (before === undefined || 'code' in bytes) return null;
    const content = { ...build.folder, read: () => bytes };
    const [read] = content.each([file], entryReader(own, { content, models: build.models }));
    if (!read || !isGood(read)) {
      faulty.add(file);
      // It may be saved as it is.
      const kept = used.get(file) ?? contentReader(context.options.content, new Map(), 0).read(file);
      if (!('code' in kept)) used.set(file, kept);
      return 'nothing';
    }
    faulty.delete(file);
    used.set(file, bytes);
    reads.set(file, { ...read, stamp: UNCHANGED });
    return read.entry.planned === before.entry.planned && isGood(before) ? 'body' : 'plan';
  }

  async function follow(): Promise<Planned> {
    if (planned === null || isBehind) {
      stale.clear();
      isBehind = false;
      return planAll();
    }
    const before = texts;
    texts = overlay();
    for (const file of [...texts.keys(), ...before.keys()])
      if (texts.get(file) !== before.get(file)) stale.add(file);
    const changed = [...stale];
    stale.clear();
    if (changed.length === 0) return planned;
    const now = planned;
    const again = changed.map((file) => readChanged(file, now));
    if (again.includes(null)) return planAll();
    if (again.includes('plan')) return plan(now);
    const bodies = new Map(now.bodies);
    for (const [at, file] of changed.entries()) {
      const entry = again[at] === 'body' ? now.reads.get(file)?.entry : undefined;
      if (entry) bodies.set(file, entry);
    }
    return { ...now, bodies };
  }

  /** One step after the other. */
  function inTurn(step: () => Promise<Planned>): Promise<Planned> {
    const next = turn.then(async () => {
      planned = await step();
      return planned;
    });
    turn = next.catch(() => undefined);
    return next;
  }
  /** @returns the site as it is now */
  const current = (): Promise<Planned> => inTurn(follow);

  const render = (page: Page, { plan: site, build, bodies }: Planned): string | null =>
    attempt(() => {
      const entry = bodies.get(page.entry?.file ?? '') ?? page.entry;
      const { notes, pieces } = renderPage(page, rendererOf(site, build.folder, build), { entry });
      return notes.diagnostics.some(isError) ? null : pieces.join('');
    }, null);

  /** @returns a page as it is now, or was last if it cannot be rendered; null if it has never been good */
  function pageIn(name: string, of: Planned): { html: string | null; isLast: boolean } {
    const made = rendered.get(of) ?? new Map<string, string | null>();
    rendered.set(of, made);
    const page = of.pages.get(name);
    const html = made.get(name) ?? (page && !made.has(name) ? render(page, of) : null);
    made.set(name, html);
    if (html !== null) last.set(name, html);
    return { html: html ?? last.get(name) ?? null, isLast: html === null };
  }

  return {
    current,
    /** @returns a page as it is now; null if it has never been good */
    async page(name: string): Promise<string | null> {
      let now = await current();
      // Of other entries, a page may show their texts too.
      if (now.bodies.size > 0 && !now.bodies.has(now.pages.get(name)?.entry?.file ?? '')) {
        const behind = now;
        now = await inTurn(() => (planned === behind ? plan(behind) : follow()));
      }
      return pageIn(name, now).html;
    },
    /** Marks what has changed on disk: a file, all content, or also models, settings and code. */
    changed(file: string | null, isSite = false): void {
      if (file !== null) stale.add(file);
      else isBehind = true;
      if (isSite) opened = null;
    },
    /** @returns where an entry is shown, with its text as it is now. @throws if the site cannot be planned */
    async shown(file: string): Promise<EntryShown> {
      const now = await current();
      const entry = now.plan.input.entries.find((one) => one.file === file);
      const [at = null] = (entry && now.plan.whereShown?.(entry)) ?? [];
      const page = at && pageIn(outputPathOf(at.path.split('#')[0] ?? ''), now);
      const address = page?.html == null || at === null ? null : now.plan.base + at.path.slice(1);
      return { address, faulty: faulty.has(file) || page?.isLast === true };
    },
  };
}
