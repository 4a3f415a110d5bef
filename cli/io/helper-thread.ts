/** The helper's side of the second thread: the same reading and rendering, on its share of a large site. */
import { parentPort, workerData } from 'node:worker_threads';
import { originAndBase } from '../core/addresses.ts';
import { readStretches } from '../core/gather-articles.ts';
import type { LocalImages } from '../core/image-set.ts';
import { loadModels, type ModelTexts } from '../core/models.ts';
import {
  type FrontEndFiles,
  imagesOf,
  planSite,
  renderStretches,
  type SiteEntries,
} from '../core/site-render.ts';
import type { ArticleContext } from '../core/validate.ts';
import { loadTemplates } from './bundler.ts';
import { contentReader } from './content-folder.ts';
import { toPlain } from './failure.ts';
import { fileWriter } from './file-writer.ts';
import { fingerprint, sha256Base64 } from './hash.ts';
import { loadChecks } from './model-checks.ts';

export interface HelperSetup {
  packageRoot: string;
  contentRoot: string;
  modelTexts: ModelTexts;
  /** As `compiledModels` made it. */
  modelCode: string;
}

export interface ReadRequest {
  kind: 'read';
  paths: readonly string[];
  context: ArticleContext;
  taken: Int32Array;
}

export interface RenderRequest {
  kind: 'render';
  entries: SiteEntries;
  local: LocalImages;
  frontEnd: FrontEndFiles;
  /** Places of the routes in the site's plan. */
  places: readonly number[];
  taken: Int32Array;
  /** Where to write, or null to write nothing. */
  folder: string | null;
}

const { packageRoot, contentRoot, modelTexts, modelCode } = workerData as HelperSetup;
const models = loadModels(modelTexts, loadChecks(modelCode, modelTexts, packageRoot));
// Local images are read by the other thread alone.
const content = contentReader(contentRoot, new Map());

const read = ({ paths, context, taken }: ReadRequest) =>
  readStretches(paths, context, { content, models, fingerprint }, { taken, end: 'back' });

export function render({ entries, local, frontEnd, places, taken, folder }: RenderRequest) {
  const images = imagesOf(entries, local);
  const { routes } = planSite(entries, images, frontEnd, { sha256: sha256Base64, fingerprint });
  const writer = folder === null ? null : fileWriter(folder);
  const rendered = renderStretches(
    places.flatMap((place) => routes[place] ?? []),
    {
      content,
      images,
      base: originAndBase(entries.site.fields.url).base,
      renderPage: loadTemplates(frontEnd.templates, packageRoot),
      write: (file) => writer?.write(file),
    },
    { taken, end: 'back' },
  );
  return { rendered, stamps: writer?.stamps ?? {} };
}

parentPort?.on('message', (request: ReadRequest | RenderRequest) => {
  try {
    parentPort?.postMessage({ value: request.kind === 'read' ? read(request) : render(request) });
  } catch (error) {
    parentPort?.postMessage({ error, failure: toPlain(error) });
  }
});
