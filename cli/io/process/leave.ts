/** How a process ends: by itself, or by a signal, which is only deferred while files change together. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Ends this process, also after the site's code has been kept from that. */
export const exit = process.exit.bind(process);

/** The others do not exist on Windows, or leave no time there. */
const SIGNALS: readonly NodeJS.Signals[] =
  process.platform === 'win32' ? ['SIGINT', 'SIGBREAK'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @returns the result of `run`, which is synchronous; a signal that arrives meanwhile ends the process afterwards */
export async function withoutSignals<T>(run: () => T): Promise<T> {
  let arrived: NodeJS.Signals | undefined;
  const defer = (signal: NodeJS.Signals): void => {
    arrived ??= signal;
  };
  for (const signal of SIGNALS) process.on(signal, defer);
  try {
    return run();
  } finally {
    // Node reports a signal in the next turn of the event loop, which begins after the first of these.
    await nextTurn();
    await nextTurn();
    for (const signal of SIGNALS) process.off(signal, defer);
    if (arrived) process.kill(process.pid, arrived);
  }
}
