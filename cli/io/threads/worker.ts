/** The worker's side of the executor. */

import { parentPort, workerData } from 'node:worker_threads';
import { CHECKS } from '../../checks/index.ts';
import { filesOfBody, type WithBody } from '../../core/bodies/index.ts';
import { type FoundInPages, pageFindings } from '../../core/plan/findings/index.ts';
import { bodiesAhead, type PagesInput, pageTaker, type RenderedPage } from '../../core/render/index.ts';
import type { BodiesInput } from '../../core/run/index.ts';
import type { BodyFiles, Entry } from '../../core/stages/entry.ts';
import { anyNames } from '../../core/values/lists.ts';
import { contentReader } from '../content/index.ts';
import { fileWriter } from '../dist/index.ts';
import { type Answer, errorAnswer } from './worker-call.ts';

/** Start data of a worker; plain data. */
export interface WorkerSetup {
  contentRoot: string;
  /** Whether V8's compiled code of the command is used. */
  cache: boolean;
}

/** A page; shared pieces are numbers. */
export interface SentPage extends Omit<RenderedPage, 'content'> {
  content: readonly (string | number)[];
}

export interface WorkerRequest {
  /** What bodies are rendered from and pages searched with; null for the previous one. */
  input: object | null;
  items: readonly unknown[];
  /** Pieces that pages share, which were not in earlier requests; numbered in this order. */
  shared: readonly string[];
  /** Searched and written first. */
  pages: readonly object[];
  /** Destination folder, the same for all requests; null to write nothing. */
  folder: string | null;
  /** Whether nothing follows: then the answer has what is found in the pages. */
  isLast: boolean;
}

export interface FilesRequest {
  /** Entries; of each, the files that its body names are wanted. */
  bodies: readonly Pick<Entry, 'file' | 'bodyStart'>[];
}

/** Bodies that will be asked for. */
export interface ExpectedBodies {
  input: BodiesInput;
  expected: readonly WithBody[];
}

export type Request = WorkerRequest | FilesRequest | ExpectedBodies;

export interface WorkerAnswer {
  results: unknown[];
  /** Stamps of the written files, by path in `dist`. */
  stamps: Record<string, string>;
  found: FoundInPages | null;
}

/** Pieces that pages share, and their bytes. */
const shared: string[] = [];
const bytesOf = new Map<string, Uint8Array>();

/** Answers the requests of the other thread. */
export function serve(): void {
  const { contentRoot } = workerData as WorkerSetup;
  // Only the other thread reads local images.
  const content = contentReader(contentRoot, new Map(), 0);
  const bodies = bodiesAhead(content, CHECKS.file);
  let writer: ReturnType<typeof fileWriter> | null = null;
  let taker: ReturnType<typeof pageTaker> | null = null;
  let isAhead = false;

  /** Renders bodies while there are no requests. */
  const goAhead = (): void => {
    isAhead = false;
    try {
      if (bodies.renderSome()) lookAhead();
    } catch {
      // It is thrown again when the body is asked for.
    }
  };
  function lookAhead(): void {
    if (!isAhead) setImmediate(goAhead);
    isAhead = true;
  }

  const write = ({ path, content }: Pick<RenderedPage, 'path' | 'content'>): void => {
    const bytes = content.map((piece, at) => (at % 2 === 0 ? piece : (bytesOf.get(piece) ?? piece)));
    writer?.write({ path, content: bytes });
  };

  function filesIn({ bodies: asked }: FilesRequest): BodyFiles[] {
    return content.each(
      asked,
      (one) => filesOfBody(one, content),
      ({ file }) => file,
    );
  }

  /** Takes pages, then does the work that the other thread will need next. */
  function work({ input, items, shared: more, pages, folder, isLast }: WorkerRequest): WorkerAnswer {
    if (input !== null) {
      const given = input as PagesInput;
      bodies.begin(given, given.local);
      taker = pageTaker(write, pageFindings(given.search));
    }
    if (folder !== null) writer ??= fileWriter(folder);
    const stamps = anyNames<string>();
    for (const text of more) {
      shared.push(text);
      bytesOf.set(text, Buffer.from(text));
    }
    for (const { content: pieces, ...page } of pages as readonly SentPage[]) {
      const whole = (one: string | number) => (typeof one === 'string' ? one : (shared[one] ?? ''));
      taker?.take({ ...page, content: pieces.map(whole) });
      stamps[page.path] = writer?.stamps[page.path] ?? '';
    }
    const results = bodies.of(items as readonly WithBody[]);
    return { results, stamps, found: isLast ? (taker?.found() ?? null) : null };
  }

  function answerTo(request: Request): Answer<WorkerAnswer | BodyFiles[] | null> {
    try {
      if ('expected' in request) bodies.expect(request.input, request.expected);
      lookAhead();
      if ('expected' in request) return { value: null };
      return { value: 'bodies' in request ? filesIn(request) : work(request) };
    } catch (error) {
      return errorAnswer(error);
    }
  }

  parentPort?.on('message', (request: Request) => parentPort?.postMessage(answerTo(request)));
}
