/** Leaving on a signal: what is half done is cleared away first, and the exit code says which signal it was. */
import os from 'node:os';

/** The others do not exist on Windows, or leave no time there. */
const SIGNALS: readonly NodeJS.Signals[] =
  process.platform === 'win32' ? ['SIGINT', 'SIGBREAK'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];

const clearings = new Set<() => void>();

/**
 * @param clear called when a signal ends the process, between two turns of the event loop; it must be done when it returns
 * @returns forgets it
 */
export function whenLeaving(clear: () => void): () => void {
  clearings.add(clear);
  return () => void clearings.delete(clear);
}

function leave(signal: NodeJS.Signals): void {
  // From now on another signal ends the process at once, as it would any program.
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
