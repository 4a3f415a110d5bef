/** Starts the second thread for large sites and speaks with it. */
import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Blueprint, Helper } from '../../core/render/site-render.ts';
import type { Stage } from '../dist/publish.ts';
import { asking } from './ask.ts';
import { bodiesOf } from './body-store.ts';
import type { HelperAnswers, HelperRequest, HelperSetup } from './helper-thread.ts';

/**
 * Articles or pages from which on a second thread pays: fewer are done before it has warmed up. With two cores, V8 wants
 * the second one to compile for the first thread for a good while.
 */
const worthAThread = (cores: number): number =>
  cores < 2 ? Number.POSITIVE_INFINITY : cores === 2 ? 4000 : 400;

export interface HelperOptions extends HelperSetup {
  /** Articles to read, or pages to render. */
  count: number;
  /** Where this thread writes, once it does. */
  stage: () => Stage | undefined;
}

/** @returns a helper and how to end it, or null when the site or the machine is too small */
export function startHelper(options: HelperOptions): (Helper & { end(): void }) | null {
  const cores = availableParallelism();
  if (options.count < worthAThread(cores)) return null;
  // With a thread of ours on either core, V8's own threads for short-lived garbage would only stand in their way.
  if (cores === 2) setFlagsFromString('--no-parallel-scavenge');
  const { packageRoot, contentRoot, modelTexts, modelCode, stage } = options;
  const workerData: HelperSetup = { packageRoot, contentRoot, modelTexts, modelCode };
  const worker = new Worker(new URL('./helper-thread.cjs', import.meta.url), { workerData });
  const ask = asking<HelperRequest>(worker);
  let planned: Blueprint | null = null;
  const plan = (blueprint: Blueprint): void => {
    if (planned === blueprint) return;
    planned = blueprint;
    const request: HelperRequest = { kind: 'plan', blueprint };
    worker.postMessage(request);
  };

  return {
    ahead: null,
    async read(paths, frame, taken) {
      const { reads, bodies } = await ask<HelperAnswers['read']>({ kind: 'read', paths, frame, taken });
      this.ahead = bodiesOf(bodies);
      return reads;
    },
    plan,
    async render(blueprint, places, taken) {
      plan(blueprint);
      const folder = stage()?.folder() ?? null;
      const answer = await ask<HelperAnswers['render']>({ kind: 'render', places, taken, folder });
      // Its memory is as large as this thread's, and nothing more will be asked of it.
      void worker.terminate();
      stage()?.adopt(answer.stamps);
      return answer.rendered;
    },
    end: () => void worker.terminate(),
  };
}
