/** The real world for the pipeline: disk, esbuild, templates run in this process. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { World } from '../build-site.ts';
import type { Output } from '../core/files/output.ts';
import { nothingKept, type SiteState } from '../core/reuse/site-state.ts';
import { loadModels } from '../core/validate/models.ts';
import { fingerprint, sha256Base64 } from '../io/cache/hash.ts';
import { forgetSite, siteCache } from '../io/cache/site-cache.ts';
import { toolFingerprint } from '../io/cache/tool-fingerprint.ts';
import { bundleFrontEnd, loadTemplates } from '../io/compiled/bundler.ts';
import { compiledModels, loadChecks } from '../io/compiled/model-checks.ts';
import { readContentFolder } from '../io/content/content-folder.ts';
import { describeImage } from '../io/content/describe-image.ts';
import { readModels } from '../io/content/model-texts.ts';
import type { Stage } from '../io/dist/publish.ts';
import { startHelper } from '../io/threads/helper.ts';
import type { Context } from './context.ts';

export interface WorldOptions {
  /** Opens the place for the site when the content has proven sound; null to write nothing. */
  output: (() => Promise<Stage>) | null;
  /** Absolute path of the output folder, to go on from what the last build into it has left; null to begin anew. */
  out: string | null;
}

/** Milliseconds of work after which signals and timers are heard: what nobody notices when a key is pressed. */
const PAUSE_AFTER = 50;

function pausing(): World['pause'] {
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

/** @returns the world, how to keep what the next build may go on from, and how to leave */
export async function realWorld(
  { options, packageRoot }: Context,
  { output, out }: WorldOptions,
): Promise<{ world: World; remember(state: SiteState): void; end(): void }> {
  const modelTexts = await readModels(packageRoot);
  const tool = out !== null && options.cache ? toolFingerprint(packageRoot, modelTexts) : null;
  const places = out === null ? null : { content: options.content, out };
  const cache = places && tool !== null ? siteCache(packageRoot, places, tool) : null;
  const modelCode = await compiledModels(packageRoot, modelTexts, { cache: options.cache });
  let stage: Stage | undefined;
  let helper: ReturnType<typeof startHelper> = null;
  const world: World = {
    models: loadModels(modelTexts, loadChecks(modelCode, modelTexts, packageRoot)),
    recall: async () => cache?.read() ?? nothingKept('', 'no-cache'),
    readContent: () => readContentFolder(options.content, modelTexts),
    frontEnd: () => bundleFrontEnd(packageRoot, { cache: options.cache }),
    templates: (code) => loadTemplates(code, packageRoot),
    sha256: sha256Base64,
    fingerprint,
    describeImage,
    pause: pausing(),
    async openOutput() {
      stage = await output?.();
      return stage ?? NOWHERE;
    },
    helper(count) {
      helper ??= startHelper({
        packageRoot,
        contentRoot: options.content,
        modelTexts,
        modelCode,
        count,
        stage: () => stage,
      });
      return helper;
    },
  };
  const remember = (state: SiteState): void => {
    if (cache) cache.write(state);
    else if (places) forgetSite(packageRoot, places);
  };
  return { world, remember, end: () => helper?.end() };
}
