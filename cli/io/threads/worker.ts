/** The worker's side of the executor: the same tasks, on its share of the items. */
import { parentPort, workerData } from 'node:worker_threads';
import { READ } from '../../core/entries/read-entries.ts';
import { RENDER } from '../../core/render/render-pages.ts';
import type { Task, TaskTools } from '../../core/stages/executor.ts';
import type { FrontEndFiles } from '../../core/stages/front-end.ts';
import { loadModels, type ModelTexts } from '../../core/validate/models.ts';
import { loadSite } from '../compiled/bundler.ts';
import { loadChecks } from '../compiled/model-checks.ts';
import { contentReader } from '../content/content-folder.ts';
import { fileWriter } from '../dist/file-writer.ts';
import { failing } from './ask.ts';
import { chunksOf } from './work-queue.ts';

/** Plain data that a worker starts with. */
export interface WorkerSetup {
  packageRoot: string;
  contentRoot: string;
  modelTexts: ModelTexts;
  /** As `compiledModels` made it. */
  modelCode: string;
  frontEnd: FrontEndFiles;
}

export interface WorkerRequest {
  /** Name of the task. */
  task: string;
  input: unknown;
  items: readonly unknown[];
  taken: Int32Array;
  /** Where to write, or null to write nothing. */
  folder: string | null;
}

export interface WorkerAnswer {
  results: unknown[];
  /** Of the files written, by path in `dist`. */
  stamps: Record<string, string>;
}

const TASKS = Object.fromEntries([READ, RENDER].map((task) => [task.name, task]));

const { packageRoot, contentRoot, modelTexts, modelCode, frontEnd } = workerData as WorkerSetup;
const own: Omit<TaskTools, 'write'> = {
  // Local images are read by the other thread alone, and a text is kept as what it has been made into.
  content: contentReader(contentRoot, new Map(), 0),
  models: loadModels(modelTexts, loadChecks(modelCode, modelTexts, packageRoot)),
  site: loadSite(frontEnd, packageRoot),
};

function work({ task: name, input, items, taken, folder }: WorkerRequest): WorkerAnswer {
  const task = TASKS[name] as Task<unknown, unknown, unknown> | undefined;
  if (!task) throw new Error(`there is no task ${name}`);
  const writer = folder === null ? null : fileWriter(folder);
  const step = task.prepare(input, { ...own, write: (file) => writer?.write(file) });
  const results: unknown[] = [];
  for (const chunk of chunksOf({ taken, end: 'back' }, items, task.chunk)) {
    for (const result of step(chunk)) results.push(result);
  }
  return { results, stamps: writer?.stamps ?? {} };
}

parentPort?.on('message', (request: WorkerRequest) => {
  try {
    parentPort?.postMessage({ value: work(request) });
  } catch (error) {
    parentPort?.postMessage(failing(error));
  }
});
