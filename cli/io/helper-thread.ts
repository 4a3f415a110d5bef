/** The helper's side of the second thread: the same reading and rendering, on its share of a large site. */
import { parentPort, workerData } from 'node:worker_threads';
import { originAndBase } from '../core/addresses.ts';
import { loadModels } from '../core/models.ts';
import { type ContentFolder, readArticles } from '../core/read-content.ts';
import {
  type FrontEndFiles,
  imagesOf,
  planSite,
  type RenderTools,
  renderRoutes,
  type SiteEntries,
} from '../core/site-render.ts';
import type { ArticleContext } from '../core/validate.ts';
import { loadTemplates } from './bundler.ts';
import { contentReader } from './content-folder.ts';
import { toPlain } from './failure.ts';
import { fileWriter } from './file-writer.ts';
import { sha256Base64, shortHash } from './hash.ts';
import { measureImage } from './measure-image.ts';

export interface HelperSetup {
  contentRoot: string;
  modelTexts: Readonly<Record<string, string>>;
}

export interface ReadRequest {
  kind: 'read';
  paths: readonly string[];
  context: ArticleContext;
}

export interface RenderRequest {
  kind: 'render';
  entries: SiteEntries;
  frontEnd: FrontEndFiles;
  /** Paths of the site's local images, and as the disk spells them. */
  images: ReadonlyMap<string, string>;
  from: number;
  to: number;
  /** Where to write, or null to write nothing. */
  folder: string | null;
}

const { contentRoot, modelTexts } = workerData as HelperSetup;
const models = loadModels(modelTexts);

function folderFor(images: ReadonlyMap<string, string>): ContentFolder {
  return { site: null, articles: [], pages: [], unreadable: [], ...contentReader(contentRoot, images) };
}

export function render({ entries, frontEnd, images, from, to, folder }: RenderRequest) {
  const content = folderFor(images);
  const tools: RenderTools = { content, measure: measureImage, sha256: sha256Base64, shortHash };
  const known = imagesOf(entries, tools);
  const { routes } = planSite(entries, known, frontEnd, tools);
  const writer = folder === null ? null : fileWriter(folder);
  const rendered = renderRoutes(routes.slice(from, to), routes, {
    content,
    images: known,
    base: originAndBase(entries.site.fields.url).base,
    renderPage: loadTemplates(frontEnd.templates),
    write: (file) => writer?.write(file),
  });
  return { rendered, fingerprints: writer?.fingerprints ?? {} };
}

parentPort?.on('message', (request: ReadRequest | RenderRequest) => {
  try {
    const value =
      request.kind === 'read'
        ? readArticles(folderFor(new Map()), request.paths, models, request.context)
        : render(request);
    parentPort?.postMessage({ value });
  } catch (error) {
    parentPort?.postMessage({ error, failure: toPlain(error) });
  }
});
