/** Runs operations that may fail, with a fallback or with the name of the file concerned. */
import { fileSystemFailure } from './failure.ts';

/** @returns the result of `run`, or `otherwise` if it throws */
export function attempt<T, Otherwise = undefined>(run: () => T, otherwise: Otherwise): T | Otherwise;
export function attempt<T>(run: () => T): T | undefined;
export function attempt(run: () => unknown, otherwise?: unknown): unknown {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

/** @throws Failure naming the file if `run` throws a system error; other Failures unchanged */
export function onFile<T>(file: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw fileSystemFailure(file, error);
  }
}
