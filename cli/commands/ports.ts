/** Connects a build to disk, esbuild and threads. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CHECKS } from '../checks/index.ts';
import { readSettings } from '../core/entries/documents.ts';
import { SITE_FILE } from '../core/entries/known-places.ts';
import type { Ports } from '../core/pipeline/ports.ts';
import type { ContentFolder } from '../core/stages/content-folder.ts';
import type { FrontEndFiles } from '../core/stages/front-end.ts';
import { SiteFaults } from '../core/stages/site-error.ts';
import { nothingKept, type SiteState } from '../core/stages/site-state.ts';
import { languagesIn } from '../core/validate/languages.ts';
import { type FaultyModels, loadModels, type Models } from '../core/validate/models.ts';
import { lazily } from '../core/values/lists.ts';
import { forgetSite, type StateWriter, siteCache } from '../io/cache/site-cache.ts';
import { toolFingerprint } from '../io/cache/tool-fingerprint.ts';
import { bundleFrontEnd, loadSite } from '../io/compiled/bundler.ts';
import { compiledModels, loadValidators } from '../io/compiled/model-checks.ts';
import { contentReader } from '../io/content/content-folder.ts';
import { readModels } from '../io/content/model-texts.ts';
import { readSiteContent } from '../io/content/site-content.ts';
import type { Stage } from '../io/dist/publish.ts';
import { failure } from '../io/failure.ts';
import { pictures } from '../io/pictures/pictures.ts';
import { isNoSite } from '../io/roots.ts';
import { twoThreads } from '../io/threads/executor.ts';
import { throwUnhandledError } from '../io/unhandled-errors.ts';
import { type Context, nowFor } from './context.ts';
import { expectFinished } from './unfinished.ts';

export interface PortsOptions {
  /** Opens the output once the content is valid; without it, nothing is written. */
  output?: () => Promise<Stage>;
  /** Absolute path of the output folder, once it has been checked. */
  out?: string;
  /** The content, if it has been listed already. */
  content?: ContentFolder;
  /** The command that writes the state; by default a build. */
  writer?: StateWriter;
  /** Whether faulty models are left to the build, which reports them with other faults. */
  toleratesModels?: boolean;
  /** Number of entries, if known. */
  entries?: number;
  /** Number of entries that must be read again. */
  expected?: number;
  /** Called for each picture that is made, with the total number. */
  onPicture?: (done: number, all: number) => void;
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

export type OpenPorts = Awaited<ReturnType<typeof realPorts>>;

/**
 * @returns the ports, and a way to store the state for the next build; `end` ends the second thread, which may still be
 *   writing after a failure
 */
export async function realPorts(
  context: Context,
  {
    output,
    out,
    content,
    writer = 'site',
    toleratesModels = false,
    entries = 0,
    expected = 0,
    onPicture = () => undefined,
  }: PortsOptions = {},
) {
  const { options, siteRoot, toolRoot } = context;
  // Missing content has a message of its own.
  if (isNoSite(context) && existsSync(options.content))
    throw failure('usage/no-site', { folder: context.cwd, called: context.called });
  const modelTexts = await readModels(context);
  const tool = options.cache ? toolFingerprint(toolRoot, modelTexts) : null;
  const places = { content: options.content, out: out ?? path.resolve(context.cwd, options.out) };
  const cache = tool === null ? null : siteCache(siteRoot, places, tool, writer);
  const allFaulty: FaultyModels[] = [];
  const modelsIn = async (language: string): Promise<Models> => {
    const made = await compiledModels(siteRoot, modelTexts, { cache: options.cache, language });
    if (made.faulty) allFaulty.push(made.faulty);
    return loadModels(made.texts, loadValidators(made.code, made.texts, siteRoot), CHECKS.file);
  };
  const { read } = contentReader(options.content, new Map());
  const [own, ...others] = languagesIn(readSettings({ read, site: SITE_FILE }), modelTexts);
  const inLanguages: Record<string, Models> = {};
  for (const language of others) inLanguages[language] = await modelsIn(language);
  const usable = await modelsIn(own);
  const faulty: FaultyModels = {
    // Most languages share a fault.
    faults: [
      ...new Map(allFaulty.flatMap(({ faults }) => faults.map((one) => [JSON.stringify(one), one]))).values(),
    ],
    ofSite: allFaulty.some(({ ofSite }) => ofSite),
    anyFolder: allFaulty.some(({ anyFolder }) => anyFolder),
  };
  if (allFaulty.length > 0 && !toleratesModels) throw new SiteFaults(faulty.faults);
  const models: Models = { ...usable, inLanguages, ...(allFaulty.length > 0 && { faulty }) };
  const frontEnd = lazily(() => bundleFrontEnd(context, { cache: options.cache }));
  const siteCode = (files: FrontEndFiles) => loadSite(files, siteRoot);
  let stage: Stage | undefined;
  const executor = twoThreads({
    pause: createPause(),
    setup: { contentRoot: options.content },
    stage: () => stage,
    all: entries,
    expected,
  });
  const { look, make, draw } = pictures({ siteRoot, toolRoot, cache: options.cache, step: onPicture });
  const ports: Ports = {
    models,
    recall: async () => cache?.read() ?? nothingKept('', 'no-cache'),
    async readContent() {
      expectFinished(context);
      return content ?? readSiteContent({ content: options.content, siteRoot }, modelTexts);
    },
    frontEnd,
    siteCode,
    inspectPictures: look,
    makePictures: make,
    drawPictures: draw,
    async codeFaults(error) {
      const { asSiteFaults } = await import('../io/compiled/code-fault.ts');
      const faults = await asSiteFaults(error, context);
      if (faults instanceof SiteFaults) return faults;
      throw faults;
    },
    settled: throwUnhandledError,
    executor,
    now: () => nowFor(context),
    url: options.url,
    drafts: options.drafts,
    preview: options.drafts,
    checks: CHECKS.whole,
    thorough: output === undefined,
    async openOutput() {
      stage = await output?.();
      // Without an output, every reusable file can be reused.
      return stage ?? { write: () => undefined, keep: () => true, stamps: {} };
    },
  };
  const remember = (state: SiteState): void => {
    if (cache) cache.write(state);
    else if (writer === 'site') forgetSite(siteRoot, places);
  };
  return { ports, siteCode: async () => siteCode(await frontEnd()), remember, end: executor.end };
}
