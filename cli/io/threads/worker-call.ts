/** Requests to another thread, one at a time, each with one answer. */
import type { Worker } from 'node:worker_threads';
import { fromPlain, type PlainFailure, toPlain } from '../failure.ts';

export type Answer<T> = { value: T } | { error: unknown; failure: PlainFailure | null };

/** @returns the answer for an error of the other thread, as plain data, since classes are lost */
export const failing = (error: unknown): Answer<never> => ({ error, failure: toPlain(error) });

/** The other thread has ended without an answer. */
export class Unanswered extends Error {}

/** @returns a function that sends a request, and rejects with the thread's error or with `Unanswered` */
export function workerCalls<Request>(worker: Worker): <T>(request: Request) => Promise<T> {
  // The process must not wait for a thread without requests.
  worker.unref();
  let hasEnded = false;
  let cause: unknown;
  const onEnd = (reason: unknown) => {
    hasEnded = true;
    // An exit follows the error that caused it.
    cause ??= reason;
  };
  // Without a listener, an error of the other thread would end the process.
  worker.on('error', onEnd).once('exit', onEnd);
  return <T>(request: Request) => {
    const reply = new Promise<T>((resolve, reject) => {
      if (hasEnded) throw new Unanswered('the other thread has ended', { cause });
      worker.ref();
      const settle = (action: () => void) => {
        worker.off('message', onMessage).off('error', onGone).off('exit', onGone);
        worker.unref();
        action();
      };
      const onMessage = (answer: Answer<T>) =>
        settle(() => {
          if ('value' in answer) resolve(answer.value);
          else reject(answer.failure ? fromPlain(answer.failure) : answer.error);
        });
      const onGone = (cause: unknown) =>
        settle(() => reject(new Unanswered('the other thread ended before it answered', { cause })));
      worker.on('message', onMessage).on('error', onGone).on('exit', onGone);
      worker.postMessage(request);
    });
    // If this thread fails first, nobody awaits the answer any more.
    reply.catch(() => undefined);
    return reply;
  };
}
