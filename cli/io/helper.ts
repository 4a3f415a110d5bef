/** Starts the second thread for large sites and speaks with it. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Helper } from '../core/site-render.ts';
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

  const ask = <T>(request: ReadRequest | RenderRequest): Promise<T> =>
    new Promise((resolve, reject) => {
      worker.ref();
      const settle = (action: () => void) => {
        worker.off('message', onMessage).off('error', onError);
        worker.unref();
        action();
      };
      const onMessage = (answer: { value: T } | { error: unknown }) =>
        settle(() => ('error' in answer ? reject(answer.error) : resolve(answer.value)));
      const onError = (error: unknown) => settle(() => reject(error));
      worker.on('message', onMessage).on('error', onError);
      worker.postMessage(request);
    });

  return {
    read: (paths, context) => ask({ kind: 'read', paths, context }),
    async render(entries, frontEnd, from, to) {
      type Answer = ReturnType<typeof import('./helper-thread.ts').render>;
      const folder = stage()?.folder ?? null;
      const answer = await ask<Answer>({
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
