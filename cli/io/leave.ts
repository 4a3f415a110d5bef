/** Leaving on a signal: what is half done is cleared away first, and the exit code says which signal it was. */
import os from 'node:os';

/** The others do not exist on Windows, or leave no time there. */
const SIGNALS: readonly NodeJS.Signals[] =
  process.platform === 'win32' ? ['SIGINT', 'SIGBREAK'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];

const clearings = new Set<() => void>();

/**
 * @param clear called before the process ends by a signal; whatever it does not do at once is not done. Between two
 *   awaits of its owner it never comes in between
 * @returns forgets it
 */
export function whenLeaving(clear: () => void): () => void {
  clearings.add(clear);
  return () => void clearings.delete(clear);
}

function leave(signal: NodeJS.Signals): void {
  // Another signal now ends the process at once, as any program.
  stay();
  for (const clear of clearings) {
    try {
      clear();
    } catch {
      // The next build clears what is left.
    }
  }
  process.exit(128 + os.constants.signals[signal]);
}

/** Ends this process with 128 and the number of a signal when one comes: 130 for Ctrl+C. */
export function leaveOnSignals(): void {
  for (const signal of SIGNALS) process.on(signal, leave);
}

/** Leaves signals to the system again. */
export function stay(): void {
  for (const signal of SIGNALS) process.off(signal, leave);
}
