/** The worker's side of the executor. */
import { parentPort, workerData } from 'node:worker_threads';
import { CHECKS } from '../../checks/index.ts';
import { BODIES } from '../../core/render/render-pages.ts';
import type { OutputFile } from '../../core/stages/output.ts';
import type { Task } from '../../core/work/executor.ts';
import { contentReader } from '../content/content-folder.ts';
import { fileWriter } from '../dist/file-writer.ts';
import { type Answer, failing } from './worker-call.ts';

/** Start data of a worker; plain data. */
export interface WorkerSetup {
  contentRoot: string;
}

export interface WorkerRequest {
  /** Name of the task, the same for all requests. */
  task: string;
  /** Null for the previous one. */
  input: unknown;
  items: readonly unknown[];
  /** Written first. */
  files: readonly OutputFile[];
  /** Destination folder, the same for all requests; null to write nothing. */
  folder: string | null;
}

export interface WorkerAnswer {
  results: unknown[];
  /** Stamps of the written files, by path in `dist`. */
  stamps: Record<string, string>;
}

const TASKS: Readonly<Record<string, unknown>> = { [BODIES.name]: BODIES };

const { contentRoot } = workerData as WorkerSetup;
// Only the other thread reads local images.
const content = contentReader(contentRoot, new Map(), 0);

let writer: ReturnType<typeof fileWriter> | null = null;
let step: (items: readonly unknown[]) => unknown[] = () => [];

function prepare(name: string, input: unknown): void {
  const task = TASKS[name] as Task<unknown, unknown, unknown> | undefined;
  if (!task) throw new Error(`there is no task ${name}`);
  step = task.prepare(input, { content, checks: CHECKS.file });
}

/** Writes files, then does the work that the other thread will need next. */
function work({ task, input, items, files, folder }: WorkerRequest): WorkerAnswer {
  if (input !== null) prepare(task, input);
  if (folder !== null) writer ??= fileWriter(folder);
  const stamps: Record<string, string> = {};
  for (const file of files) {
    writer?.write(file);
    stamps[file.path] = writer?.stamps[file.path] ?? '';
  }
  return { results: step(items), stamps };
}

function answerTo(request: WorkerRequest): Answer<WorkerAnswer> {
  try {
    return { value: work(request) };
  } catch (error) {
    return failing(error);
  }
}

parentPort?.on('message', (request: WorkerRequest) => parentPort?.postMessage(answerTo(request)));
