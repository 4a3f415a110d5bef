/** Connects a build to disk, esbuild and threads. */

import { existsSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CHECKS } from './checks/index.ts';
import { nowFor, placesFor, type SiteSetup } from './context.ts';
import { readSettings } from './core/entries/documents/index.ts';
import { SITE_FILE } from './core/entries/folder/index.ts';
import { type FaultyModels, loadModels, type Models } from './core/models/index.ts';
import { languagesIn } from './core/models/languages/index.ts';
import { NO_PICTURES, type Ports } from './core/pipeline/index.ts';
import type { ContentFolder } from './core/stages/content-folder.ts';
import type { FrontEndFiles } from './core/stages/front-end.ts';
import type { Output } from './core/stages/output.ts';
import type { SiteCode } from './core/stages/site.ts';
import { SiteFaults } from './core/stages/site-error.ts';
import { nothingCached, type SiteState } from './core/stages/site-state.ts';
import { lazily } from './core/values/lists.ts';
import { toolFingerprint } from './io/cache/index.ts';
import {
  bundle,
  compiledModels,
  loadCodeFaults,
  loadObserver,
  loadSite,
  loadValidators,
} from './io/compiled/index.ts';
import { contentReader, readModels, readSiteContent } from './io/content/index.ts';
import { failure } from './io/failures/index.ts';
import { pictures } from './io/pictures/index.ts';
import { hasCalledMost, throwUnhandledError } from './io/process/index.ts';
import { isNoSite } from './io/site/index.ts';
import { forgetSite, type StateWriter, siteCache } from './io/state/index.ts';
import { type ThreadOptions, type TwoThreads, twoThreads } from './io/threads/index.ts';
import { expectFinished } from './unfinished.ts';

export interface Opening {
  /** Absolute path of the output folder, resolved, once it has been checked. */
  out?: string;
  /** The command that writes the state; by default a build. */
  writer?: StateWriter;
  /** Whether faulty models are left to the build, which reports them with other faults. */
  toleratesModels?: boolean;
  /** Whether components of the site are observed while they render; by default in a check. */
  observes?: boolean;
  /** Called for each picture that is made, with the total number. */
  onPicture?: (done: number, all: number) => void;
}

/** How one build differs from `senja check`. */
export interface Job extends Partial<Pick<Ports, 'frontEnd' | 'siteCode' | 'executor' | 'drafts'>> {
  /** The content, if it has been listed already. */
  content?: ContentFolder;
  /** The state to continue from; by default that of the last build. */
  cached?: SiteState;
  /** Opens the output once the content is valid; without it, nothing is written. */
  output?: Ports['openOutput'];
}

/** Milliseconds of work between yields to signals and timers: too short to notice after a key press. */
const PAUSE_AFTER = 50;

/** @returns a function that yields to signals and timers if that is due */
export function createPause(): () => Promise<void> | null {
  let last = performance.now();
  return () => {
    if (performance.now() - last < PAUSE_AFTER) return null;
    return nextTurn().then(() => {
      last = performance.now();
    });
  };
}

/** Takes everything: every reusable file can be reused. */
const NOWHERE: Output = { write: () => undefined, keep: () => true, stamps: {} };

/** @returns the models in each language of the site, with their faults */
async function modelsOf(
  { options, siteRoot, toolRoot }: SiteSetup,
  texts: Awaited<ReturnType<typeof readModels>>,
): Promise<Models> {
  const allFaulty: FaultyModels[] = [];
  const modelsIn = async (language: string): Promise<Models> => {
    const made = await compiledModels(siteRoot, texts, { cache: options.cache, language, toolRoot });
    if (made.faulty) allFaulty.push(made.faulty);
    const validators = loadValidators(made.code, made.texts);
    return loadModels(made.texts, validators, CHECKS.file);
  };
  const { read } = contentReader(options.content, new Map());
  const [own, ...others] = languagesIn(readSettings({ read, site: SITE_FILE }), texts);
  const inLanguages: Record<string, Models> = {};
  for (const language of others) inLanguages[language] = await modelsIn(language);
  const usable = { ...(await modelsIn(own)), ...(others.length > 0 && { inLanguages }) };
  if (allFaulty.length === 0) return usable;
  const faults = allFaulty.flatMap((one) =>
    one.faults.map((fault) => [JSON.stringify(fault), fault] as const),
  );
  const faulty: FaultyModels = {
    // Most languages share a fault.
    faults: [...new Map(faults).values()],
    ofSite: allFaulty.some(({ ofSite }) => ofSite),
    anyFolder: allFaulty.some(({ anyFolder }) => anyFolder),
  };
  return { ...usable, faulty };
}

/**
 * @param all number of entries, if known
 * @param expected number of entries that must be read again
 * @param stage where files are written, once that is known
 */
export const executorFor = (
  { options }: Pick<SiteSetup, 'options'>,
  {
    all = 0,
    expected = 0,
    stage = () => undefined,
  }: Partial<Pick<ThreadOptions, 'all' | 'expected' | 'stage'>> = {},
): TwoThreads =>
  twoThreads({
    pause: createPause(),
    setup: { contentRoot: options.content, cache: options.cache },
    stage,
    all,
    expected,
  });

export type OpenSite = Awaited<ReturnType<typeof openSite>>;

/** @returns a site on disk: what its builds share, the ports of each, and a way to store the state for the next one */
export async function openSite(
  context: SiteSetup,
  {
    out = placesFor(context).out,
    writer = 'site',
    toleratesModels = false,
    observes = writer === 'check',
    onPicture = () => undefined,
  }: Opening = {},
) {
  const { options, siteRoot, toolRoot } = context;
  // Missing content has a message of its own.
  if (isNoSite(context) && existsSync(options.content))
    throw failure('usage/no-site', { folder: context.cwd, called: context.called });
  const modelTexts = await readModels(context);
  const tool = options.cache ? toolFingerprint(toolRoot, modelTexts) : null;
  const places = { content: options.content, out };
  const cache = tool === null ? null : siteCache(siteRoot, places, tool, writer);
  const models = await modelsOf(context, modelTexts);
  if (models.faulty && !toleratesModels) throw new SiteFaults(models.faulty.faults);
  const bundled = lazily(() => bundle(context, { cache: options.cache }));
  const frontEnd = async () => (await bundled()).frontEnd;
  const observing = observes ? await loadObserver() : null;
  const load = (files: FrontEndFiles) =>
    loadSite(files, siteRoot, {
      keep: options.cache,
      models,
      ...(observing && { observerOf: (...given) => observing.observerOf(context, ...given) }),
    });
  const { look, make, draw } = pictures({ siteRoot, toolRoot, cache: options.cache, step: onPicture });
  const data = lazily(async () =>
    (await import('./io/data/index.ts')).dataReader(siteRoot, models.parts, options),
  );
  /** @returns the folder with the rows that are entries, if its models name files of them */
  const withRows = async (folder: ContentFolder): Promise<ContentFolder> =>
    folder.sources && !folder.rows
      ? (await import('./io/data/index.ts')).withRows({ siteRoot, folder, texts: modelTexts }, models)
      : folder;
  const readContent = async (): Promise<ContentFolder> => {
    expectFinished(context);
    return withRows(await readSiteContent({ content: options.content, siteRoot }, modelTexts));
  };
  return {
    models,
    readContent,
    frontEnd,
    frontEndKey: async () => (await bundled()).key,
    siteCode: async (): Promise<SiteCode> => load(await frontEnd()),
    remember(state: SiteState): void {
      hasCalledMost();
      if (cache) cache.write(state);
      else if (writer === 'site') forgetSite(siteRoot, places);
    },
    ports: ({ content, cached, output, ...own }: Job = {}): Ports => ({
      models,
      recall: async () => cached ?? cache?.read() ?? nothingCached('', 'no-cache'),
      readContent: async () => (content ? withRows(content) : readContent()),
      frontEnd,
      siteCode: load,
      readData: async (...given) => (await data())(...given),
      inspectPictures: look,
      ...(output ? { makePictures: make, drawPictures: draw } : NO_PICTURES),
      async codeFaults(error) {
        const { asSiteFaults } = await loadCodeFaults();
        const faults = await asSiteFaults(error, context);
        if (faults instanceof SiteFaults) return faults;
        throw faults;
      },
      noUnhandledErrors: throwUnhandledError,
      executor: own.executor ?? executorFor(context),
      now: () => nowFor(context),
      url: options.url,
      drafts: options.drafts,
      preview: options.drafts,
      host: options.host,
      checks: CHECKS.whole,
      thorough: !output,
      openOutput: output ?? (async () => NOWHERE),
      ...own,
    }),
  };
}
