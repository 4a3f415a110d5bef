/** The worker's side of the executor: the same tasks, on its share of the items. */
import { parentPort, workerData } from 'node:worker_threads';
import { BODIES } from '../../core/bodies/pre-rendered-bodies.ts';
import { READ } from '../../core/entries/read-entries.ts';
import { RENDER } from '../../core/render/render-pages.ts';
import {
  type EarlyTask,
  nowhere,
  type OwnTools,
  type Task,
  type TaskTools,
} from '../../core/stages/executor.ts';
import type { FrontEndFiles } from '../../core/stages/front-end.ts';
import { loadModels, type ModelTexts } from '../../core/validate/models.ts';
import { loadSite } from '../compiled/bundler.ts';
import { loadChecks } from '../compiled/model-checks.ts';
import { contentReader } from '../content/content-folder.ts';
import { fileWriter } from '../dist/file-writer.ts';
import { keepStray, settled } from '../strays.ts';
import { type Held, heldFor, holding } from './held-results.ts';
import { chunksOf, endQueue } from './work-queue.ts';
import { type Answer, failing } from './worker-call.ts';

/** Plain data that a worker starts with. */
export interface WorkerSetup {
  packageRoot: string;
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

interface ItemsRequest<Item> extends TaskRequest {
  items: readonly Item[];
  taken: Int32Array;
}

interface RunRequest extends ItemsRequest<unknown> {
  kind: 'run';
  /** Null for what the task has been prepared with. */
  input: unknown;
  /** Where to write, or null to write nothing. */
  folder: string | null;
}

/** Only running a task is answered. */
export type WorkerRequest =
  | (TaskRequest & { kind: 'prepare' })
  | (ItemsRequest<string> & { kind: 'early' })
  | RunRequest;

export interface WorkerAnswer {
  results: unknown[];
  /** Of the files written, by path in `dist`. */
  stamps: Record<string, string>;
  /** What has come of early tasks since the last answer. */
  early: Held | null;
}

const TASKS: Readonly<Record<string, unknown>> = { [READ.name]: READ, [RENDER.name]: RENDER };
const EARLY: Readonly<Record<string, unknown>> = { [BODIES.name]: BODIES };

const { packageRoot, contentRoot, modelTexts, modelCode, frontEnd } = workerData as WorkerSetup;
const own: Omit<OwnTools, 'write'> = {
  // Local images are read by the other thread alone.
  content: contentReader(contentRoot, new Map(), 0),
  models: loadModels(modelTexts, loadChecks(modelCode, modelTexts, packageRoot)),
  site: loadSite(frontEnd, packageRoot),
};

/** Files that are done early at a time. */
const EARLY_CHUNK = 128;

const { held, hold } = holding();
let fresh: Held | null = null;
const early: TaskTools['early'] = (_task, file) => heldFor(held, file) as never;

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
    return taskOf(request).prepare(request.input, { ...own, write, early });
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
  const answer = { results, stamps: writer?.stamps ?? {}, early: fresh };
  fresh = null;
  return answer;
}

/** Until there is no room, nothing more is wanted, or something fails, which is told when the results are wanted. */
function workEarly({ task: name, input, items, taken }: ItemsRequest<string>): void {
  const task = EARLY[name] as EarlyTask<unknown, unknown>;
  fresh = held;
  try {
    const resultOf = task.prepare(input, { ...own, write: nowhere });
    for (const chunk of chunksOf({ taken, end: 'front' }, items, EARLY_CHUNK)) {
      own.content.each(chunk, (file) => {
        const result = resultOf(file);
        if (result !== null && !hold(file, result)) endQueue({ taken });
      });
    }
  } catch {}
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
  else if (request.kind === 'early') workEarly(request);
  else void answerTo(request).then((answer) => parentPort?.postMessage(answer));
});
