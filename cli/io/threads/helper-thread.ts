/** The helper's side of the second thread: the same reading and rendering, on its share of a large site. */
import { parentPort, workerData } from 'node:worker_threads';
import { renderAhead } from '../../core/bodies/bodies-ahead.ts';
import type { BodiesAhead } from '../../core/bodies/body.ts';
import { allTaken, type ReadFrame, readStretches } from '../../core/entries/gather-articles.ts';
import type { ArticleRead } from '../../core/entries/read-content.ts';
import type { Plan } from '../../core/plan/plan.ts';
import {
  type Blueprint,
  imagesOf,
  planSite,
  type RenderContext,
  type Rendered,
  renderStretches,
} from '../../core/render/site-render.ts';
import { loadModels, type ModelTexts } from '../../core/validate/models.ts';
import { originAndBase } from '../../core/values/addresses.ts';
import { fingerprint, sha256Base64 } from '../cache/hash.ts';
import { loadTemplates } from '../compiled/bundler.ts';
import { loadChecks } from '../compiled/model-checks.ts';
import { contentReader } from '../content/content-folder.ts';
import { fileWriter } from '../dist/file-writer.ts';
import { failing } from './ask.ts';
import { bodiesOf, bodyStore, type StoredBodies } from './body-store.ts';

export interface HelperSetup {
  packageRoot: string;
  contentRoot: string;
  modelTexts: ModelTexts;
  /** As `compiledModels` made it. */
  modelCode: string;
}

interface ReadRequest {
  kind: 'read';
  paths: readonly string[];
  frame: ReadFrame;
  taken: Int32Array;
}

interface PlanRequest {
  kind: 'plan';
  blueprint: Blueprint;
}

interface RenderRequest {
  kind: 'render';
  /** Places of the routes in the site's plan. */
  places: readonly number[];
  taken: Int32Array;
  /** Where to write, or null to write nothing. */
  folder: string | null;
}

export type HelperRequest = ReadRequest | PlanRequest | RenderRequest;

/** What is answered to each request; to a plan nothing, unless it fails. */
export interface HelperAnswers {
  read: { reads: ArticleRead[]; bodies: StoredBodies };
  render: { rendered: Rendered; stamps: Record<string, string> };
}

const { packageRoot, contentRoot, modelTexts, modelCode } = workerData as HelperSetup;
const models = loadModels(modelTexts, loadChecks(modelCode, modelTexts, packageRoot));
// Local images are read by the other thread alone, and a text is kept as what it has been made into.
const content = contentReader(contentRoot, new Map(), 0);

let ahead: BodiesAhead | null = null;
/** Throws what planning has thrown. */
let planned = (): { routes: Plan['routes']; context: Omit<RenderContext, 'write'> } => {
  throw new Error('pages were asked for before the site was planned');
};

function read({ paths, frame, taken }: ReadRequest): HelperAnswers['read'] {
  const store = bodyStore();
  if (frame.ahead) {
    const tools = { content, fingerprint, keep: store.keep };
    renderAhead(paths, frame.ahead, tools, () => allTaken(taken, paths));
  }
  ahead = bodiesOf(store.stored);
  const tools = { content, models, fingerprint };
  const reads = [...readStretches(paths, frame.context, tools, { taken, end: 'back' })];
  return { reads, bodies: store.stored };
}

function plan({ blueprint }: PlanRequest): void {
  const { entries, local, frontEnd } = blueprint;
  const images = imagesOf(entries.site, local, entries.site.fields.imageHosts ?? null);
  const { routes, card } = planSite(blueprint, images, { sha256: sha256Base64, fingerprint });
  const { base } = originAndBase(entries.site.fields.url);
  const renderPage = loadTemplates(frontEnd.templates, packageRoot);
  planned = () => ({ routes, context: { content, images, base, card, ahead, renderPage } });
}

function render({ places, taken, folder }: RenderRequest): HelperAnswers['render'] {
  const { routes, context } = planned();
  const writer = folder === null ? null : fileWriter(folder);
  const rendered = renderStretches(
    places.flatMap((place) => routes[place] ?? []),
    { ...context, write: (file) => writer?.write(file) },
    { taken, end: 'back' },
  );
  return { rendered: new Map(rendered), stamps: writer?.stamps ?? {} };
}

parentPort?.on('message', (request: HelperRequest) => {
  try {
    if (request.kind === 'plan') plan(request);
    else parentPort?.postMessage({ value: request.kind === 'read' ? read(request) : render(request) });
  } catch (error) {
    if (request.kind !== 'plan') parentPort?.postMessage(failing(error));
    // Told when pages are asked for: nobody waits for an answer now.
    planned = () => {
      throw error;
    };
  }
});
