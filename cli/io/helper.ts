/** Starts the second thread for large sites and speaks with it. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Helper } from '../core/site-render.ts';
import { fromPlain, type PlainFailure } from './failure.ts';
import type { HelperSetup, ReadRequest, RenderRequest } from './helper-thread.ts';
import type { Stage } from './publish.ts';

/** Fewer articles are done before a thread has started. */
const WORTH_A_THREAD = 400;

export interface HelperOptions extends HelperSetup {
  articles: number;
  /** Paths of the site's local images, and as the disk spells them. */
  images: () => ReadonlyMap<string, string>;
  /** Where this thread writes, once it does. */
  stage: () => Stage | undefined;
}

/** @returns a helper and how to end it, or null when the site or the machine is too small */
export function startHelper(options: HelperOptions): (Helper & { end(): void }) | null {
  if (options.articles < WORTH_A_THREAD || availableParallelism() < 2) return null;
  const { contentRoot, modelTexts, images, stage } = options;
  const workerData: HelperSetup = { contentRoot, modelTexts };
  const worker = new Worker(new URL('./helper-thread.js', import.meta.url), { workerData });
  // The process must not wait for a helper that nobody asks any more.
  worker.unref();

  type Answer<T> = { value: T } | { error: unknown; failure: PlainFailure | null };
  const ask = <T>(request: ReadRequest | RenderRequest): Promise<T> => {
    const asked = new Promise<T>((resolve, reject) => {
      worker.ref();
      const settle = (action: () => void) => {
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        worker.unref();
        action();
      };
      const onMessage = (answer: Answer<T>) =>
        settle(() => {
          if ('value' in answer) resolve(answer.value);
          else reject(answer.failure ? fromPlain(answer.failure) : answer.error);
        });
      const onError = (error: unknown) => settle(() => reject(error));
      const onExit = () => settle(() => reject(new Error('the helper thread ended before it answered')));
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.postMessage(request);
    });
    // When this thread fails first, nobody waits for the answer any more.
    asked.catch(() => undefined);
    return asked;
  };

  return {
    read: (paths, context) => ask({ kind: 'read', paths, context }),
    async render(entries, frontEnd, from, to) {
      type Rendered = ReturnType<typeof import('./helper-thread.ts').render>;
      const folder = stage()?.folder ?? null;
      const answer = await ask<Rendered>({
        kind: 'render',
        entries,
        frontEnd,
        images: images(),
        from,
        to,
        folder,
      });
      stage()?.adopt(answer.fingerprints);
      return answer.rendered;
    },
    end: () => void worker.terminate(),
  };
}
