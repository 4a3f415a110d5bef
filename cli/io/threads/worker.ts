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
  /** Null for what the task has been prepared with. */
  input: unknown;
  /** Null to prepare the task alone, which is not answered. */
  items: readonly unknown[] | null;
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
  // Local images are read by the other thread alone.
  content: contentReader(contentRoot, new Map()),
  models: loadModels(modelTexts, loadChecks(modelCode, modelTexts, packageRoot)),
  site: loadSite(frontEnd, packageRoot),
};

let writer: ReturnType<typeof fileWriter> | null = null;
/** Does the task that was prepared last, or throws what preparing it has thrown. */
let step: (items: readonly unknown[]) => unknown[] = () => [];

function taskOf({ task: name }: WorkerRequest): Task<unknown, unknown, unknown> {
  const task = TASKS[name] as Task<unknown, unknown, unknown> | undefined;
  if (!task) throw new Error(`there is no task ${name}`);
  return task;
}

function prepare(request: WorkerRequest): void {
  try {
    step = taskOf(request).prepare(request.input, { ...own, write: (file) => writer?.write(file) });
  } catch (error) {
    step = () => {
      throw error;
    };
  }
}

function work(request: WorkerRequest, items: readonly unknown[]): WorkerAnswer {
  const { taken, folder, input } = request;
  if (input !== null) prepare(request);
  writer = folder === null ? null : fileWriter(folder);
  const results: unknown[] = [];
  for (const chunk of chunksOf({ taken, end: 'back' }, items, taskOf(request).chunk)) {
    for (const result of step(chunk)) results.push(result);
  }
  return { results, stamps: writer?.stamps ?? {} };
}

parentPort?.on('message', (request: WorkerRequest) => {
  if (request.items === null) {
    prepare(request);
    return;
  }
  try {
    parentPort?.postMessage({ value: work(request, request.items) });
  } catch (error) {
    parentPort?.postMessage(failing(error));
  }
});
