/** The worker's side of the executor: the same tasks, on its share of the items. */
import { parentPort, workerData } from 'node:worker_threads';
import { CHECKS } from '../../checks/index.ts';
import { READ } from '../../core/entries/read-entries.ts';
import { RENDER } from '../../core/render/render-pages.ts';
import type { FrontEndFiles } from '../../core/stages/front-end.ts';
import type { ModelTexts } from '../../core/validate/collections.ts';
import { loadModels } from '../../core/validate/models.ts';
import type { Task, TaskTools } from '../../core/work/executor.ts';
import { loadSite } from '../compiled/bundler.ts';
import { loadValidators } from '../compiled/model-checks.ts';
import { contentReader } from '../content/content-folder.ts';
import { fileWriter } from '../dist/file-writer.ts';
import { keepStray, settled } from '../strays.ts';
import { chunksOf } from './work-queue.ts';
import { type Answer, failing } from './worker-call.ts';

/** Plain data that a worker starts with. */
export interface WorkerSetup {
  siteRoot: string;
  contentRoot: string;
  modelTexts: ModelTexts;
  /** As `compiledModels` made it. */
  modelCode: string;
  frontEnd: FrontEndFiles;
}

interface TaskRequest {
  /** Name of the task. */
  task: string;
  input: unknown;
}

interface RunRequest extends TaskRequest {
  kind: 'run';
  /** Null for what the task has been prepared with. */
  input: unknown;
  items: readonly unknown[];
  taken: Int32Array;
  /** Where to write, or null to write nothing. */
  folder: string | null;
}

/** Only running a task is answered. */
export type WorkerRequest = (TaskRequest & { kind: 'prepare' }) | RunRequest;

export interface WorkerAnswer {
  results: unknown[];
  /** Of the files written, by path in `dist`. */
  stamps: Record<string, string>;
}

const TASKS: Readonly<Record<string, unknown>> = { [READ.name]: READ, [RENDER.name]: RENDER };

const { siteRoot, contentRoot, modelTexts, modelCode, frontEnd } = workerData as WorkerSetup;
const own: Omit<TaskTools, 'write'> = {
  // Local images are read by the other thread alone.
  content: contentReader(contentRoot, new Map(), 0),
  models: loadModels(modelTexts, loadValidators(modelCode, modelTexts, siteRoot), CHECKS.file),
  site: loadSite(frontEnd, siteRoot),
};

let writer: ReturnType<typeof fileWriter> | null = null;
type Step = (items: readonly unknown[]) => unknown[];
/** Does the task that was prepared last. */
let step: Step = () => [];

function taskOf({ task: name }: TaskRequest): Task<unknown, unknown, unknown> {
  const task = TASKS[name] as Task<unknown, unknown, unknown> | undefined;
  if (!task) throw new Error(`there is no task ${name}`);
  return task;
}

/** @returns does a task, or throws what preparing it has thrown */
function prepared(request: TaskRequest): Step {
  const write: TaskTools['write'] = (file) => writer?.write(file);
  try {
    return taskOf(request).prepare(request.input, { ...own, write });
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

function work(request: RunRequest): WorkerAnswer {
  const { items, taken, folder, input } = request;
  if (input !== null) step = prepared(request);
  writer = folder === null ? null : fileWriter(folder);
  const results: unknown[] = [];
  for (const chunk of chunksOf({ taken, end: 'back' }, items, taskOf(request).chunk)) {
    for (const result of step(chunk)) results.push(result);
  }
  return { results, stamps: writer?.stamps ?? {} };
}

async function answerTo(request: RunRequest): Promise<Answer<WorkerAnswer>> {
  try {
    const value = work(request);
    await settled();
    return { value };
  } catch (error) {
    return failing(error);
  }
}

/** Any other error ends this thread, which the other one tells. */
const stray = (error: unknown): void => {
  if (!keepStray(error)) throw error;
};
process.on('unhandledRejection', stray).on('uncaughtException', stray);

parentPort?.on('message', (request: WorkerRequest) => {
  if (request.kind === 'prepare') step = prepared(request);
  else void answerTo(request).then((answer) => parentPort?.postMessage(answer));
});
