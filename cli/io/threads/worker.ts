/** The worker's side of the executor. */

import { parentPort, workerData } from 'node:worker_threads';
import { CHECKS } from '../../checks/index.ts';
import type { WithBody } from '../../core/bodies/body.ts';
import { type BodiesInput, bodiesFrom } from '../../core/render/render-pages.ts';
import type { OutputFile } from '../../core/stages/output.ts';
import { anyNames } from '../../core/values/lists.ts';
import { contentReader } from '../content/content-folder.ts';
import { fileWriter } from '../dist/file-writer.ts';
import { type Answer, errorAnswer } from './worker-call.ts';

/** Start data of a worker; plain data. */
export interface WorkerSetup {
  contentRoot: string;
}

/** A file; of a page in pieces, the shared ones are numbers. */
export interface SentFile {
  path: string;
  content: OutputFile['content'] | (string | number)[];
}

export interface WorkerRequest {
  /** What bodies are rendered from; null for the previous one. */
  input: object | null;
  items: readonly unknown[];
  /** Pieces that files share, which were not in earlier requests; numbered in this order. */
  shared: readonly string[];
  /** Written first. */
  files: readonly SentFile[];
  /** Destination folder, the same for all requests; null to write nothing. */
  folder: string | null;
}

export interface WorkerAnswer {
  results: unknown[];
  /** Stamps of the written files, by path in `dist`. */
  stamps: Record<string, string>;
}

const { contentRoot } = workerData as WorkerSetup;
// Only the other thread reads local images.
const content = contentReader(contentRoot, new Map(), 0);

let writer: ReturnType<typeof fileWriter> | null = null;
let bodiesOf: (entries: readonly WithBody[]) => unknown[] = () => [];

const shared: Buffer[] = [];

const contentOf = ({ content }: SentFile) =>
  Array.isArray(content)
    ? content.map((piece) => (typeof piece === 'number' ? (shared[piece] as Buffer) : piece))
    : content;

/** Writes files, then does the work that the other thread will need next. */
function work({ input, items, shared: more, files, folder }: WorkerRequest): WorkerAnswer {
  if (input !== null) bodiesOf = bodiesFrom(input as BodiesInput, content, CHECKS.file);
  if (folder !== null) writer ??= fileWriter(folder);
  const stamps = anyNames<string>();
  for (const text of more) shared.push(Buffer.from(text));
  for (const file of files) {
    writer?.write({ path: file.path, content: contentOf(file) });
    stamps[file.path] = writer?.stamps[file.path] ?? '';
  }
  return { results: bodiesOf(items as readonly WithBody[]), stamps };
}

function answerTo(request: WorkerRequest): Answer<WorkerAnswer> {
  try {
    return { value: work(request) };
  } catch (error) {
    return errorAnswer(error);
  }
}

parentPort?.on('message', (request: WorkerRequest) => parentPort?.postMessage(answerTo(request)));
