/** Requests to another thread, which answers them one after the other. */
import type { Worker } from 'node:worker_threads';
import { fromPlain, type PlainFailure, toPlain } from '../failures/index.ts';

export type Answer<T> = { value: T } | { error: unknown; failure: PlainFailure | null };

/** @returns the answer for an error of the other thread, as plain data, since classes are lost */
export const errorAnswer = (error: unknown): Answer<never> => ({ error, failure: toPlain(error) });

/** The other thread has ended without an answer. */
export class Unanswered extends Error {}

/** @returns a function that sends a request, and rejects with the thread's error or with `Unanswered` */
export function workerCalls<Request>(worker: Worker): <T>(request: Request) => Promise<T> {
  /** Those without an answer, oldest first. */
  const open: ((answer: Answer<unknown> | Unanswered) => void)[] = [];
  let gone: Unanswered | null = null;
  const onEnd = (cause: unknown) => {
    // An exit follows the error that caused it.
    gone ??= new Unanswered('the other thread ended before it answered', { cause });
    for (const resolve of open.splice(0)) resolve(gone);
  };
  // The process must not wait for a thread without requests.
  worker.unref();
  // Without a listener, an error of the other thread would end the process.
  worker.on('error', onEnd).once('exit', onEnd);
  worker.on('message', (answer: Answer<unknown>) => {
    open.shift()?.(answer);
    if (open.length === 0) worker.unref();
  });
  // Apart from the request, which would be kept in memory until it is answered.
  const nextAnswer = <T>(): Promise<T> => {
    const reply = new Promise<T>((resolve, reject) => {
      open.push((answer) => {
        if (answer instanceof Unanswered) reject(answer);
        else if ('value' in answer) resolve(answer.value as T);
        else reject(answer.failure ? fromPlain(answer.failure) : answer.error);
      });
    });
    // If this thread fails first, nobody awaits the answer any more.
    reply.catch(() => undefined);
    return reply;
  };
  return <T>(request: Request) => {
    if (gone) return Promise.reject(gone);
    worker.postMessage(request);
    worker.ref();
    return nextAnswer<T>();
  };
}
