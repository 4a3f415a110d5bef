/**
 * The pages of an edited site with its unsaved texts, as `build --drafts` would write them. The site is planned again
 * when fields have changed; a page is rendered when it is asked for. Faulty texts and settings leave the last good page in
 * place.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { withReading } from '../core/entries/documents/index.ts';
import { SITE_FILE } from '../core/entries/folder/index.ts';
import { contentOf } from '../core/entries/index.ts';
import { inspectPhotos } from '../core/images/index.ts';
import { planContent, type SitePlan, withFrontEnd } from '../core/plan/index.ts';
import type { Build } from '../core/run/index.ts';
import type { Now } from '../core/stages/edition.ts';
import { type Entry, type EntryRead, isSound } from '../core/stages/entry.ts';
import type { Page } from '../core/stages/page.ts';
import { outputPathOf } from '../core/values/addresses.ts';
import { fingerprint } from '../core/values/hash.ts';
import { isError } from '../diagnostics/index.ts';
import { attempt } from '../io/failures/index.ts';
import type { EditedSite, SiteRead } from './edited-site.ts';
import { EntryReads } from './entry-reads.ts';
import { type Planned, plannedPages } from './planned-pages.ts';
import { type EarlierPictures, picturesBeside } from './preview-files.ts';

const isGood = ({ entry, diagnostics }: EntryRead): boolean => isSound(entry) && !diagnostics.some(isError);

/** Whether a plan of an entry has all that its page is made from: it knows the pictures of the body too. */
const isInPlan = ({ planned, bodyImages }: Entry, before: Entry): boolean =>
  planned === before.planned && bodyImages.every((address) => before.bodyImages.includes(address));

/** Where the page of an entry can be seen. */
interface EntryPreview {
  /** `none`: no page shows the entry. */
  is: 'shown' | 'none';
  /** Address with the base path of the site, without an origin; null unless it is shown. */
  url: string | null;
  /** Its address as links in texts name it. */
  path: string | null;
  /** Whether the text is faulty, so that the page is shown as it was before. */
  faulty: boolean;
}

/** An entry, and its text. */
interface EntryText {
  entry: Entry | undefined;
  bytes?: Uint8Array;
}

/**
 * How many times as long as a site was planned it is not planned again while its fields change: to plan a large one takes
 * longer than to type a letter.
 */
const REST = 2;

/** Most pages whose last good state is kept. */
const MOST_KEPT = 50;

/**
 * Follows the entries: what of them is shown.
 * @param keepsTexts whether the disk has no good state of a faulty entry, since it is followed
 */
function shownEntries(edited: EditedSite, keepsTexts: boolean) {
  let seen = new EntryReads(new Map());
  /** The last good state of entries that are faulty now: they are shown so. */
  const good = new Map<string, EntryRead>();
  const shownOf = (file: string): EntryRead | undefined => good.get(file) ?? seen.get(file);
  /** Bytes of files as they are shown; of those that have not changed, only if texts are kept. */
  const used = new Map<string, Uint8Array>();
  /** What was shown before of entries whose page has been neither seen nor checked since. */
  const earlier = new Map<string, EntryText>();

  /** @returns the bytes of the last good state of an entry that is faulty now, if they can still be had */
  function lastGood(file: string, read: EntryRead, before: EntryRead | undefined): Uint8Array | null {
    if (before === undefined || isGood(read) || !isGood(before)) return null;
    const bytes = used.get(file) ?? edited.onDisk(file);
    return 'code' in bytes || fingerprint(bytes) !== before.entry.fingerprint ? null : bytes;
  }
  return {
    read: (file: string) => used.get(file) ?? edited.bytes(file),
    entry: (file: string): Entry | undefined => shownOf(file)?.entry,
    earlier,
    entries: (): Entry[] => seen.list().map((read) => (good.get(read.file) ?? read).entry),
    isFaulty(file: string): boolean {
      const read = seen.get(file);
      return read !== undefined && !isGood(read);
    },
    /**
     * Takes what has changed.
     * @param isAnew whether all entries have been read again
     * @returns entries of which only the body has changed; null if anything else has
     */
    follow(isAnew: boolean): Map<string, Entry> | null {
      const { reads } = edited.known();
      const bodies = new Map<string, Entry>();
      if (reads === seen && !isAnew) return bodies;
      let isMore = isAnew || reads.size !== seen.size;
      for (const file of good.keys()) if (!reads.has(file)) good.delete(file);
      for (const file of reads.changedSince(seen)) {
        const read = reads.get(file);
        if (!read || seen.get(file) === read) continue;
        const before = shownOf(file);
        const kept = lastGood(file, read, before);
        if (before && kept) good.set(file, before);
        else good.delete(file);
        const old = used.get(file);
        const isOther = !kept && before?.entry.fingerprint !== read.entry.fingerprint;
        if (old && before && isOther && isGood(before) && !earlier.has(file))
          earlier.set(file, { entry: before.entry, bytes: old });
        const bytes = kept ?? (isAnew && !keepsTexts ? null : edited.bytes(file));
        if (bytes && !('code' in bytes)) used.set(file, bytes);
        else used.delete(file);
        if (kept || (before && !isSound(before.entry) && !isSound(read.entry))) continue;
        if (before && isSound(read.entry) && isInPlan(read.entry, before.entry)) bodies.set(file, read.entry);
        else isMore = true;
      }
      seen = reads;
      return isMore ? null : bodies;
    },
  };
}

type ShownEntries = Pick<ReturnType<typeof shownEntries>, 'entries' | 'read'>;

async function planSite(of: SiteRead, shown: ShownEntries, now: Now): Promise<Planned> {
  const folder = withReading(of.build.folder, shown.read);
  const build = { ...of.build, folder, now };
  const { entries, published, ...content } = contentOf(shown.entries(), of, build);
  const isAllSound = entries.every(isSound);
  const soundOf = (some: readonly Entry[]) => (isAllSound ? some : some.filter(isSound));
  const sound = { ...content, entries: soundOf(entries), published: soundOf(published) };
  const { local, known } = await inspectPhotos(build, sound, of.site.ports().inspectPictures);
  build.cached.images = known;
  const plan = planContent(build, sound, local);
  await build.site.ready?.(plan.base);
  return { of, build, plan, pages: plannedPages(plan, build), bodies: new Map() };
}

/** @returns the same plan with newer code, which plans the same pages */
async function withCode({ build: before, plan: planned, bodies }: Planned, of: SiteRead): Promise<Planned> {
  const { frontEnd, site } = of.build;
  const { assets: _files, inputs: _made, unstyled: _bare, sources: _of, ...files } = frontEnd;
  const build = { ...before, frontEnd, site };
  const plan = withFrontEnd(planned, files, site.definition);
  await site.ready?.(plan.base);
  return { of, build, plan, pages: plannedPages(plan, build), bodies };
}

/** Whether only the code is another one. */
const isSameContent = (one: SiteRead, other: SiteRead): boolean =>
  one.build.folder === other.build.folder && one.settings === other.settings && one.context === other.context;

/** @returns a page; null if it cannot be rendered */
const render = (page: Page, { build, pages }: Planned, { entry, bytes }: EntryText): string | null =>
  attempt(() => {
    const { folder } = build;
    const made = pages.make(page, entry, bytes && { ...folder, read: () => bytes });
    return made && !made.diagnostics.some(isError) ? made.html : null;
  }, null);

/** A page as it was, with the pictures that the site has no more. */
export interface EarlierPage {
  html: string;
  pictures: EarlierPictures;
}

export type PreviewSite = ReturnType<typeof previewSite>;

/**
 * @param isFollowed whether builds check each state of the site: a page that nobody has opened yet is then shown too while its
 *   entry is faulty
 */
export function previewSite(edited: EditedSite, isFollowed = false) {
  const shown = shownEntries(edited, isFollowed);
  /** Null after a failure, so that the site is planned again. */
  let planned: Planned | null = null;
  /** What is shown while the site cannot be planned. */
  let lastPlanned: Planned | null = null;
  const rendered = new WeakMap<Planned, Map<string, string | null>>();
  /** The last good state of each page. */
  const last = new Map<string, string>();
  let turn: Promise<unknown> = Promise.resolve();

  /** Whether entries have changed since the last plan, and when it is made again at the earliest. */
  let isDue = true;
  let notBefore = 0;

  async function plan(of: SiteRead): Promise<Planned> {
    const start = process.cpuUsage();
    const made = await planSite(of, shown, edited.now());
    const { user, system } = process.cpuUsage(start);
    isDue = false;
    if (!isFollowed) notBefore = performance.now() + (REST * (user + system)) / 1000;
    return made;
  }
  async function follow(): Promise<Planned> {
    const of = await edited.read();
    const isSame = planned !== null && isSameContent(planned.of, of);
    const bodies = shown.follow(!isSame);
    isDue ||= planned === null || bodies === null;
    const early = notBefore - performance.now();
    if (isDue && early > 0) {
      await sleep(early);
      return follow();
    }
    if (isDue || planned === null || bodies === null) return plan(of);
    if (planned.of !== of) planned = await withCode(planned, of);
    return bodies.size === 0 ? planned : { ...planned, bodies: new Map([...planned.bodies, ...bodies]) };
  }

  /** One step after the other. @throws if the site cannot be planned, and never could */
  function inTurn(step: () => Promise<Planned>): Promise<Planned> {
    const next = turn.then(async () => {
      try {
        planned = await step();
        lastPlanned = planned;
        return planned;
      } catch (error) {
        planned = null;
        if (lastPlanned === null) throw error;
        return { ...lastPlanned, isBehind: true };
      }
    });
    turn = next.catch(() => undefined);
    return next;
  }
  /** @returns the site as it is now */
  const current = (): Promise<Planned> => inTurn(follow);

  /** @returns a page as it is now, or was last if it cannot be rendered; null if it has never been good */
  function pageIn(name: string, of: Planned): { html: string | null; isLast: boolean } {
    const made = rendered.get(of) ?? new Map<string, string | null>();
    rendered.set(of, made);
    const page = of.pages.find(name);
    const file = page?.entry?.file ?? '';
    const before = (): string | null =>
      last.get(name) ??
      (page ? render(page, of, shown.earlier.get(file) ?? { entry: shown.entry(file) }) : null);
    if (of.isBehind) return { html: before(), isLast: true };
    const html =
      made.get(name) ?? (page && !made.has(name) ? render(page, of, { entry: of.bodies.get(file) }) : null);
    made.set(name, html);
    if (html !== null) {
      shown.earlier.delete(file);
      last.delete(name);
      last.set(name, html);
    }
    for (const old of [...last.keys()].slice(0, -MOST_KEPT)) last.delete(old);
    return { html: html ?? before(), isLast: html === null };
  }

  return {
    current,
    /**
     * Takes the plan of a build of the same texts and code, which has checked them all.
     * @param reads the entries that it was made from
     */
    async checked(built: SitePlan, { frontEnd }: Build, reads: EntryReads): Promise<void> {
      shown.earlier.clear();
      await inTurn(async () => {
        const now = await follow();
        if (edited.known().reads !== reads || now.build.frontEnd !== frontEnd) return now;
        return { ...now, plan: built, pages: plannedPages(built, now.build), bodies: new Map() };
      });
    },
    /** The site as it was last planned; null if it never was. */
    last: (): Planned | null => lastPlanned,
    /** @returns a page as it is now; null if it has never been good */
    async page(name: string): Promise<string | null> {
      let now = await current();
      // Of other entries, a page may show their texts too; of a site that is followed, once a build has checked them.
      if (!isFollowed && now.bodies.size > 0 && !now.bodies.has(now.pages.find(name)?.entry?.file ?? '')) {
        const behind = now;
        now = await inTurn(() => (planned === behind ? plan(behind.of) : follow()));
      }
      return pageIn(name, now).html;
    },
    /**
     * @returns the page of an entry as it would be with another text, in the site as it is now; its `page` is null if it has
     *   none, or the text is faulty. @throws if the site cannot be planned
     */
    async earlier(file: string, text: string): Promise<EntryPreview & { page: EarlierPage | null }> {
      const now = await current();
      const { of } = now;
      const read = edited.readAs(file, text);
      const other = await planSite(
        of,
        {
          entries: () => shown.entries().map((one) => (one.file === file ? read.entry : one)),
          read: (name) => (name === file ? Buffer.from(text) : shown.read(name)),
        },
        edited.now(),
      );
      const faulty = !isGood(read);
      const entry = other.plan.input.entries.find((one) => one.file === file);
      const [at = null] = (entry && other.plan.whereShown?.(entry)) ?? [];
      const page = at && other.pages.find(outputPathOf(at.path.split('#')[0] ?? ''));
      const html = page && !faulty ? render(page, other, { entry: undefined }) : null;
      if (at === null || html === null) return { is: 'none', url: null, path: null, faulty, page: null };
      const url = other.plan.base + at.path.slice(1);
      return {
        is: 'shown',
        url,
        path: at.path,
        faulty,
        page: { html, pictures: picturesBeside(other, now) },
      };
    },
    /** @returns where an entry is shown, with its text as it is now, and no origin. @throws if the site cannot be planned */
    async shown(file: string): Promise<EntryPreview> {
      const now = await current();
      const entry = now.plan.input.entries.find((one) => one.file === file);
      // The settings of the site are on every page.
      const home = file === SITE_FILE ? [{ path: '/' }] : [];
      const [at = null] = (entry && now.plan.whereShown?.(entry)) ?? home;
      const page = at && pageIn(outputPathOf(at.path.split('#')[0] ?? ''), now);
      if (now.isBehind && page?.html == null) throw new Error('the site cannot be planned');
      const faulty = shown.isFaulty(file) || page?.isLast === true;
      if (at === null || page?.html == null) return { is: 'none', url: null, path: null, faulty };
      return { is: 'shown', url: now.plan.base + at.path.slice(1), path: at.path, faulty };
    },
  };
}
