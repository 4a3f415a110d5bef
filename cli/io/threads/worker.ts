/** The worker's side of the executor: the same tasks, on its share of the items. */
import { parentPort, workerData } from 'node:worker_threads';
import { CHECKS } from '../../checks/index.ts';
import { READ } from '../../core/entries/read-entries.ts';
import { BODIES } from '../../core/render/render-pages.ts';
import type { FrontEndFiles } from '../../core/stages/front-end.ts';
import type { OutputFile } from '../../core/stages/output.ts';
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
  items: readonly unknown[];
}

interface RunRequest extends TaskRequest {
  kind: 'run';
  input: unknown;
  /** Items to take at a time. */
  chunk: number;
  taken: Int32Array;
}

interface AssistRequest extends TaskRequest {
  kind: 'assist';
  /** Null for the one that was given before. */
  input: unknown;
  /** Written first. */
  files: readonly OutputFile[];
  /** Where to write them, the same for all requests; null to write nothing. */
  folder: string | null;
}

export type WorkerRequest = RunRequest | AssistRequest;

export interface WorkerAnswer {
  results: unknown[];
  /** Of the files written, by path in `dist`. */
  stamps: Record<string, string>;
}

const TASKS: Readonly<Record<string, unknown>> = { [READ.name]: READ, [BODIES.name]: BODIES };

const { siteRoot, contentRoot, modelTexts, modelCode, frontEnd } = workerData as WorkerSetup;
const own: TaskTools = {
  // Local images are read by the other thread alone.
  content: contentReader(contentRoot, new Map(), 0),
  models: loadModels(modelTexts, loadValidators(modelCode, modelTexts, siteRoot), CHECKS.file),
  site: loadSite(frontEnd, siteRoot),
};

type Step = (items: readonly unknown[]) => unknown[];

function prepared({ task: name }: TaskRequest, input: unknown): Step {
  const task = TASKS[name] as Task<unknown, unknown, unknown> | undefined;
  if (!task) throw new Error(`there is no task ${name}`);
  return task.prepare(input, own);
}

/** Does its share of a list. */
function run(request: RunRequest): WorkerAnswer {
  const { items, taken, input, chunk } = request;
  const step = prepared(request, input);
  const results: unknown[] = [];
  for (const some of chunksOf({ taken, end: 'back' }, items, chunk)) {
    for (const result of step(some)) results.push(result);
  }
  return { results, stamps: {} };
}

let writer: ReturnType<typeof fileWriter> | null = null;
let assisting: Step = () => [];

/** Writes files, then does what the other thread will need next. */
function assist(request: AssistRequest): WorkerAnswer {
  const { items, files, folder, input } = request;
  if (input !== null) assisting = prepared(request, input);
  if (folder !== null) writer ??= fileWriter(folder);
  const stamps: Record<string, string> = {};
  for (const file of files) {
    writer?.write(file);
    stamps[file.path] = writer?.stamps[file.path] ?? '';
  }
  return { results: assisting(items), stamps };
}

async function answerTo(request: WorkerRequest): Promise<Answer<WorkerAnswer>> {
  try {
    const value = request.kind === 'run' ? run(request) : assist(request);
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
  void answerTo(request).then((answer) => parentPort?.postMessage(answer));
});
