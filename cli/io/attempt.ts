/** What may fail: with something else in its place, or with the name of the file that it is about. */
import { fileSystemFailure } from './failure.ts';

/** @returns what `run` returns, or `otherwise` where it throws anything */
export function attempt<T, Otherwise = undefined>(run: () => T, otherwise: Otherwise): T | Otherwise;
export function attempt<T>(run: () => T): T | undefined;
export function attempt(run: () => unknown, otherwise?: unknown): unknown {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

/** @throws Failure that names the file, where `run` throws the system's errors; a Failure as it is */
export function onFile<T>(file: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw fileSystemFailure(file, error);
  }
}
