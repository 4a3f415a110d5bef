/** esbuild, in a process of its own: loaded only if there is something to bundle, and started again if that process ends. */

import { phrase } from '../../diagnostics/phrases/index.ts';
import { isWithoutEsbuild, notSetUp } from '../../tools/not-set-up.mjs';
import { Failure, failure, resourceFailure } from '../failures/index.ts';

type Esbuild = Pick<typeof import('esbuild'), 'build' | 'context'>;

async function load(root: string) {
  try {
    return await import('esbuild');
  } catch (error) {
    throw new Failure('machine/not-compiled', notSetUp(error, root), error);
  }
}

const A_DAY_MS = 86_400_000;

/** Whether esbuild has ever answered: if it ends afterwards, its program is not at fault. */
let hasAnswered = false;

/** Errors by which esbuild says that its package for this system is missing. They have no code. */
const NO_PACKAGE = /"@esbuild\/[\w-]+" (?:could not be found|package)/;

/** @returns the failure for an error of esbuild itself; any other error unchanged */
function explained(error: unknown, root: string): unknown {
  if (!(error instanceof Error)) return error;
  const isEnded = isWithoutEsbuild(error);
  if (!isEnded && !NO_PACKAGE.test(error.message)) return error;
  const lacking = isEnded ? resourceFailure(error) : null;
  if (lacking) return lacking;
  return isEnded && hasAnswered
    ? failure('machine/resources', { reason: phrase('machine/resources:esbuild') }, error)
    : new Failure('machine/not-compiled', notSetUp(error, root), error);
}

/**
 * @param root folder of the senja package
 * @param use called once more if the process of esbuild ends meanwhile, with another one
 * @throws Failure if esbuild cannot run, besides the errors of `use`
 */
export async function withEsbuild<T>(
  root: string,
  use: (esbuild: Esbuild, isAgain: boolean) => Promise<T>,
): Promise<T> {
  const esbuild = await load(root);
  const once = async (isAgain: boolean): Promise<T> => {
    const result = await use(esbuild, isAgain);
    hasAnswered = true;
    return result;
  };
  // esbuild keeps Node running until its process has ended, not until it has noticed that.
  const waiting = setInterval(() => undefined, A_DAY_MS);
  try {
    return await once(false).catch((error) => {
      if (!isWithoutEsbuild(error)) throw error;
      void esbuild.stop();
      return once(true);
    });
  } catch (error) {
    throw explained(error, root);
  } finally {
    clearInterval(waiting);
  }
}
