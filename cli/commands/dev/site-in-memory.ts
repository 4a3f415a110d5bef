/**
 * The site of `senja dev`: runs the pipeline of `build` with output to memory. The state of the last build stays in
 * memory too, and the watcher reports changes, so that an edit is fast in a site of any size.
 */

import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { buildSite } from '../../build-site.ts';
import type { FixedFile } from '../../core/edit/edits.ts';
import { fixContent } from '../../core/edit/fix-content.ts';
import { SITE_FILE } from '../../core/entries/known-places.ts';
import { assetContent } from '../../core/files/non-page-files.ts';
import { NO_CODE } from '../../core/pipeline/ports.ts';
import type { Unreadable } from '../../core/stages/content-folder.ts';
import type { FrontEnd } from '../../core/stages/front-end.ts';
import { type Output, type OutputFile, wholeOf } from '../../core/stages/output.ts';
import type { BuildResult, PageRefresh } from '../../core/stages/result.ts';
import { nothingKept } from '../../core/stages/site-state.ts';
import { fingerprint } from '../../core/values/hash.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { attempt } from '../../io/attempt.ts';
import { followedCode } from '../../io/compiled/followed-code.ts';
import { contentReader } from '../../io/content/content-folder.ts';
import { PUBLIC } from '../../io/content/site-content.ts';
import { oneThread } from '../../io/threads/executor.ts';
import type { Context } from '../context.ts';
import { progress } from '../output/progress.ts';
import { createPause, realPorts } from '../ports.ts';
import { hasChangedSince } from './follow-all.ts';

type Files = Map<string, OutputFile['content']>;

const UNCHANGED = '0';

/** Stops a build whose result would be useless. */
class Superseded extends Error {}

/**
 * Output for a new site, with the reusable files of the previous one.
 * @param step called for each file that is made
 */
function memory(before: Files, step: () => void): Output & { files: Files } {
  const files: Files = new Map();
  return {
    files,
    stamps: {},
    write({ path: name, content }) {
      step();
      files.set(name, wholeOf(content));
    },
    keep(name) {
      const content = before.get(name);
      if (content !== undefined) files.set(name, content);
      return content !== undefined;
    },
  };
}

/** Identifies what was read of a file; null if it cannot be read. */
const printOf = (read: Uint8Array | Unreadable): string | null => ('code' in read ? null : fingerprint(read));

const sameFiles = (before: Files, after: Files): boolean =>
  before.size === after.size && [...after].every(([name, content]) => before.get(name) === content);

/**
 * Work required by a change of a file: an update of one content file, bundling the site's code, or reading everything
 * again.
 */
function kindOf(file: string, { options, siteRoot }: Context): 'content' | 'code' | 'all' {
  const below = (folder: string): boolean => (file + path.sep).startsWith(folder + path.sep);
  if (['templates', 'client'].some((name) => below(path.join(siteRoot, name)))) return 'code';
  if (below(path.join(siteRoot, PUBLIC))) return 'content';
  const isOther = file === options.content || !below(options.content);
  return isOther || below(path.join(siteRoot, 'content', 'models')) ? 'all' : 'content';
}

export function siteInMemory(context: Context) {
  const { options } = context;
  let state = nothingKept('', 'nothing-kept');
  let shown: Files = new Map();
  /** Files of the last build. What was rendered since is shown instead, but no build reuses it. */
  let made: Files = new Map();
  /** Progress of the current build. */
  let buildProgress = progress(context);
  let real: ReturnType<typeof realPorts> | null = null;
  let code = newCode();
  /** Site code the state was built with. A change invalidates it. */
  let definition = '';
  let inputs: readonly string[] = [];
  let refresh: PageRefresh | null = null;
  /** The front end of pages that `refresh` renders. */
  let frontEndNow: FrontEnd | null = null;
  /** Whether the current build's code differs from that on disk. */
  let isMoot = false;
  /** Files made since the current build began, which may not include them; with their front end and content file. */
  const meanwhile = new Map<
    string,
    { content: OutputFile['content']; by: FrontEnd | null; of: string | null }
  >();
  // A stamp counts the changes that the watcher has reported, so the disk is not read.
  const changes = new Map<string, string>();
  /** What builds have read of changed content files, and when, in milliseconds. */
  const readings = new Map<string, { print: string; at: number }>();

  const put = ({ path: name, content }: OutputFile, of: string | null = null): void => {
    shown.set(name, content);
    meanwhile.set(name, { content, by: frontEndNow, of });
  };
  const now = () => contentReader(options.content, new Map());
  const nameOf = (file: string): string => path.relative(options.content, file).split(path.sep).join('/');

  return {
    /** Files of the last valid site, by path. */
    files: (): Files => shown,
    /** @returns absolute paths of the sources of the site's code outside its own folders */
    inputs: (): readonly string[] => inputs,
    /** Prepares for the first change of the site's code. */
    warm: (): Promise<void> => code.warm(),
    /** @returns the path of a content file in the form of diagnostics */
    nameOf,
    /** Base path of the site, with both slashes. */
    base(): string {
      const manifest = shown.get('site.webmanifest');
      return typeof manifest === 'string' ? (JSON.parse(manifest) as { scope: string }).scope : '/';
    },
    /**
     * @param file absolute path of a new, removed or changed file; the content folder if it was replaced
     * @returns whether the page that shows it could be rendered at once; `build` checks everything in any case
     */
    touch(file: string): boolean {
      const kind = kindOf(file, context);
      if (kind === 'code') code.touch();
      if (kind === 'all') {
        real = null;
        code = newCode();
        state = nothingKept('', 'nothing-kept');
      }
      if (kind !== 'content') {
        isMoot = true;
        return false;
      }
      const name = nameOf(file);
      // The models depend on the language of the site.
      if (name === SITE_FILE) real = null;
      // Images are identified by the Unicode form that editors type, whatever the form on disk.
      for (const form of new Set([name, name.normalize('NFC')])) {
        changes.set(form, String(Number(changes.get(form) ?? UNCHANGED) + 1));
      }
      // If the site's code throws here, the build reports it.
      const page = attempt(() => refresh?.reRender(name, now()) ?? null, null);
      if (page) put(page, name);
      return page !== null;
    },
    /** @returns whether a build, which may be running, has read a content file as it is now */
    hasRead(file: string): boolean {
      const name = nameOf(file);
      const reading = readings.get(name);
      if (!reading || hasChangedSince(file, reading.at + 1)) return false;
      return attempt(() => printOf(now().read(name)), null) === reading.print;
    },
    /** @returns the errors of a single content file, before the whole content is checked */
    judge: (file: string): Diagnostic[] => refresh?.judge(nameOf(file), now()) ?? [],
    /**
     * Renders pages with the site's current code; `build` renders the others.
     * @param paths of pages in `files`
     * @throws errors of the site's own code
     */
    async renderAnew(paths: readonly string[]): Promise<void> {
      if (refresh === null) return;
      const { frontEnd, site } = await code.now();
      refresh = refresh.withFrontEnd(frontEnd, site);
      frontEndNow = frontEnd;
      for (const [name, asset] of Object.entries(frontEnd.assets))
        put({ path: name, content: assetContent(asset) });
      for (const page of refresh.pages(paths, now())) put(page);
    },
    /** @returns certain fixes of some files, as `check --fix` would make them */
    async certain(files: ReadonlySet<string>): Promise<FixedFile[]> {
      const { ports } = await realNow();
      const folder = await ports.readContent();
      const { site } = await code.now().catch(() => NO_CODE);
      const isWanted = (file: string): boolean => files.has(file);
      return [...fixContent(folder, ports.models, site.definition, state.choices, isWanted)];
    },
    /**
     * Builds the site; one build at a time. Faulty content leaves the last valid site in place.
     * @returns the result, and whether the site differs from the one shown before; null if the site's code has changed
     *   meanwhile, which makes the build useless
     * @throws errors of the site's own code
     */
    async build(): Promise<{ result: BuildResult; changed: boolean } | null> {
      const { ports } = await realNow();
      buildProgress = progress(context);
      const next = memory(made, buildProgress.step);
      meanwhile.clear();
      isMoot = false;
      // `buildSite` asks again, and reports the error.
      const loaded = await code.now().catch(() => null);
      if (loaded?.frontEnd.definition !== definition) state = nothingKept('', 'nothing-kept');
      definition = loaded?.frontEnd.definition ?? '';
      inputs = loaded?.frontEnd.inputs ?? inputs;
      const kept = state;
      const wait = createPause();
      const building = buildSite({
        ...ports,
        thorough: false,
        recall: async () => kept,
        frontEnd: async () => (loaded ?? (await code.now())).frontEnd,
        siteCode: (frontEnd) => loaded?.site ?? ports.siteCode(frontEnd),
        async readContent() {
          const content = await ports.readContent();
          return {
            ...content,
            stamp: (name) => changes.get(name) ?? UNCHANGED,
            read(name) {
              const at = Date.now();
              const bytes = content.read(name);
              const print = changes.has(name) ? printOf(bytes) : null;
              if (print !== null) readings.set(name, { print, at });
              return bytes;
            },
          };
        },
        drafts: true,
        // One thread only: rendered files must be in its memory.
        executor: oneThread(() => {
          if (isMoot) throw new Superseded();
          return wait();
        }),
        openOutput: async () => next,
      });
      const result = await building
        .catch((error: unknown) => {
          if (error instanceof Superseded) return null;
          throw error;
        })
        .finally(buildProgress.clear);
      // Of code that has changed since the last pause.
      if (result === null || isMoot) return null;
      if (!result.built) return { result, changed: false };
      refresh = result.built.refresh;
      frontEndNow = loaded?.frontEnd ?? null;
      // Otherwise everything is made again, since something has changed meanwhile.
      if (state === kept) state = result.built.state;
      const before = shown;
      made = next.files;
      shown = new Map(made);
      for (const [name, { content, by, of }] of meanwhile) {
        // It may have been removed meanwhile.
        if (!shown.has(name)) continue;
        // A page names assets of its front end.
        const isSame = isDeepStrictEqual(by, frontEndNow);
        const again =
          isSame || of === null ? null : attempt(() => refresh?.reRender(of, now()) ?? null, null);
        if (isSame) shown.set(name, content);
        else if (again) shown.set(again.path, again.content);
      }
      return { result, changed: !sameFiles(before, shown) };
    },
  };

  function newCode() {
    return followedCode(context, async () => (await realNow()).ports.frontEnd());
  }

  function realNow(): ReturnType<typeof realPorts> {
    real ??= realPorts(context, {
      toleratesModels: true,
      onPicture: (done, all) => buildProgress.picture(done, all),
    });
    return real;
  }
}
