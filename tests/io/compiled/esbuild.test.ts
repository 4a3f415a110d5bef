/** The process of esbuild ends while it is used, for example because the system has no memory left. */
import { beforeEach, expect, it, vi } from 'vitest';
import { root } from '../../support/process/senja.ts';

// The module remembers whether esbuild has ever answered.
beforeEach(() => {
  vi.resetModules();
});

/** What esbuild throws when its process has been killed. */
const ended = (): Error => new Error('The service was stopped');

/** @returns the result or error, and for each try whether it was another one */
async function tried(results: readonly (Error | string)[]) {
  const { withEsbuild } = await import('../../../cli/io/compiled/esbuild.ts');
  const again: boolean[] = [];
  const end = await withEsbuild(root, async (_esbuild, isAgain) => {
    again.push(isAgain);
    const result = results[again.length - 1] as Error | string;
    if (result instanceof Error) throw result;
    return result;
  }).catch((error: unknown) => error);
  return { end, again };
}

it('is not tried again after an error in what it bundles', async () => {
  const fault = new Error('Build failed with 1 error');
  expect(await tried([fault])).toEqual({ end: fault, again: [false] });
});

it('is advised to be installed again if it has never answered', async () => {
  const { end, again } = await tried([ended(), ended()]);
  expect(end).toMatchObject({ code: 'machine/not-compiled' });
  expect(again).toEqual([false, true]);
});

it('is started again once, and then lacks a resource of the machine', async () => {
  expect(await tried([ended(), 'made'])).toEqual({ end: 'made', again: [false, true] });
  const { end, again } = await tried([ended(), ended(), 'made']);
  expect(end).toMatchObject({ code: 'machine/resources' });
  expect(again).toEqual([false, true]);
});
