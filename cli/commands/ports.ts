/** What a build asks of the outside world, answered by disk, esbuild and threads. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Ports } from '../build-site.ts';
import type { FrontEnd, FrontEndFiles } from '../core/stages/front-end.ts';
import type { Output } from '../core/stages/output.ts';
import type { SiteCode } from '../core/stages/site.ts';
import { nothingKept, type SiteState } from '../core/stages/site-state.ts';
import { loadModels } from '../core/validate/models.ts';
import { forgetSite, siteCache } from '../io/cache/site-cache.ts';
import { toolFingerprint } from '../io/cache/tool-fingerprint.ts';
import { bundleFrontEnd, loadSite } from '../io/compiled/bundler.ts';
import { compiledModels, loadChecks } from '../io/compiled/model-checks.ts';
import { readContentFolder } from '../io/content/content-folder.ts';
import { describeImage } from '../io/content/describe-image.ts';
import { readModels } from '../io/content/model-texts.ts';
import type { Stage } from '../io/dist/publish.ts';
import { twoThreads } from '../io/threads/executor.ts';
import type { Context } from './context.ts';

export interface PortsOptions {
  /** Opens the place for the site when the content has proven sound; null to write nothing. */
  output: (() => Promise<Stage>) | null;
  /** Absolute path of the output folder, to go on from what the last build into it has left; null to begin anew. */
  out: string | null;
  /** Number of entries, where it is known. */
  entries?: number;
  /** Number of those that are sure to be read anew. */
  expected?: number;
}

/** Milliseconds of work after which signals and timers are heard: what nobody notices when a key is pressed. */
const PAUSE_AFTER = 50;

/** @returns lets signals and timers be heard when that is due */
export function pausing(): () => Promise<void> | null {
  let last = performance.now();
  return () => {
    if (performance.now() - last < PAUSE_AFTER) return null;
    return nextTurn().then(() => {
      last = performance.now();
    });
  };
}

/** Where nothing is written everything that stood may stand. */
const NOWHERE: Output = { write: () => undefined, keep: () => true, stamps: {} };

/** @returns the ports, how to keep what the next build may go on from, and how to leave */
export async function realPorts(
  { options, packageRoot }: Context,
  { output, out, entries = 0, expected = 0 }: PortsOptions,
): Promise<{ ports: Ports; siteCode(): Promise<SiteCode>; remember(state: SiteState): void; end(): void }> {
  const modelTexts = await readModels(packageRoot);
  const tool = out !== null && options.cache ? toolFingerprint(packageRoot, modelTexts) : null;
  const places = out === null ? null : { content: options.content, out };
  const cache = places && tool !== null ? siteCache(packageRoot, places, tool) : null;
  const modelCode = await compiledModels(packageRoot, modelTexts, { cache: options.cache });
  let bundled: Promise<FrontEnd> | undefined;
  const frontEnd = () => {
    bundled ??= bundleFrontEnd(packageRoot, { cache: options.cache });
    return bundled;
  };
  const siteCode = (files: FrontEndFiles) => loadSite(files, packageRoot);
  let stage: Stage | undefined;
  const executor = twoThreads({
    pause: pausing(),
    setup: async () => ({
      packageRoot,
      contentRoot: options.content,
      modelTexts,
      modelCode,
      frontEnd: await frontEnd(),
    }),
    stage: () => stage,
    all: entries,
    expected,
  });
  const ports: Ports = {
    models: loadModels(modelTexts, loadChecks(modelCode, modelTexts, packageRoot)),
    recall: async () => cache?.read() ?? nothingKept('', 'no-cache'),
    readContent: () => readContentFolder(options.content, modelTexts),
    frontEnd,
    siteCode,
    describeImage,
    executor,
    drafts: false,
    async openOutput() {
      stage = await output?.();
      return stage ?? NOWHERE;
    },
  };
  const remember = (state: SiteState): void => {
    if (cache) cache.write(state);
    else if (places) forgetSite(packageRoot, places);
  };
  return { ports, siteCode: async () => siteCode(await frontEnd()), remember, end: executor.end };
}
