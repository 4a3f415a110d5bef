/** Where bodies are rendered and files are written: in this thread, or from some number of entries on in two. */

/** Executors (`core/run/executor.ts`). `TwoThreads` must be ended: then its worker writes nothing any more. */
export { oneThread, type ThreadOptions, type TwoThreads, twoThreads } from './executor.ts';
/** Answers requests, in the other thread. */
export { startWorker } from './start-worker.ts';
