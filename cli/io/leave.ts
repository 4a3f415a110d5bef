/** Exits on a signal: unfinished work is cleaned up first, and the exit code states the signal. */

import { closeSync } from 'node:fs';
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { attempt } from './attempt.ts';
import { startError } from './scarce.ts';

/** The others do not exist on Windows, or leave no time there. */
const SIGNALS: readonly NodeJS.Signals[] =
  process.platform === 'win32' ? ['SIGINT', 'SIGBREAK'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];

const numberOf = (signal: NodeJS.Signals): number => os.constants.signals[signal];

/** Ends this process, also after the site's code has been kept from that. */
export const exit = process.exit.bind(process);

const clearings = new Set<() => void>();

/**
 * @param clear called when a signal ends the process, between two turns of the event loop; must be synchronous
 * @returns a function that unregisters it
 */
export function onSignal(clear: () => void): () => void {
  clearings.add(clear);
  return () => void clearings.delete(clear);
}

function leave(signal: NodeJS.Signals): void {
  // From now on another signal ends the process at once. The watching thread stays: if it ended, it might swallow that
  // signal.
  ignoreSignals();
  // The next signal that the watching thread receives is this one, if it was listening when it came.
  if (Atomics.load(shared, LISTENING) === 0) Atomics.store(shared, MISSED, 1);
  main.senjaLeaves = () => undefined;
  // The next build removes the rest.
  for (const clear of clearings) attempt(clear);
  exit(128 + numberOf(signal));
}

/** Ends this process with 128 plus the number of a signal: 130 for Ctrl+C. */
export function leaveOnSignals(): void {
  for (const signal of SIGNALS) process.on(signal, leave);
}

function ignoreSignals(): void {
  for (const signal of SIGNALS) process.off(signal, leave);
}

/** Restores the default handling of signals. */
export function restoreSignals(): void {
  ignoreSignals();
  watch?.postMessage('end');
}

/** Milliseconds after which an unhandled signal interrupts the main thread. */
const TIMEOUT = 2000;

/**
 * Receives signals in a thread that nothing blocks. Node offers no signals in threads though libuv does, so this uses
 * an internal module; without it, signals are handled only between steps. The inspector interrupts a thread that does
 * not yield.
 */
const WATCH = `
const { parentPort, workerData: { signals, timeout, shared, listening, missed } } = require('node:worker_threads');
const { Session } = require('node:inspector');
const { Signal } = require('internal/test/binding').internalBinding('signal_wrap');
const handles = [];
let heard = false;
function interrupt(signal) {
  const session = new Session();
  session.connectToMainThread();
  session.post('Runtime.evaluate', { expression: 'senjaLeaves(' + JSON.stringify(signal) + ')' });
}
for (const [signal, number] of signals) {
  const handle = new Signal();
  handle.onsignal = () => {
    // Each signal reaches both threads, in either order.
    if (!heard && Atomics.load(shared, missed) === 0) setTimeout(interrupt, timeout, signal);
    else {
      // A second one: either the main thread is exiting, and the process must end, or a step blocks it, and is
      // interrupted.
      for (const one of handles) one.close();
      process.kill(process.pid, signal);
      setTimeout(interrupt, 0, signal);
    }
    heard = true;
  };
  handle.start(number);
  handles.push(handle);
}
Atomics.store(shared, listening, 1);
parentPort.once('message', () => process.exit());
`;

let watch: Worker | undefined;
/** Flags, 0 or 1, that both threads read: the main one answers no message while it exits. */
const shared = new Int32Array(new SharedArrayBuffer(8));
/** Whether the watching thread receives signals. */
const LISTENING = 0;
/** Whether the main thread exits by a signal that the watching thread has not received. */
const MISSED = 1;
/** Whether the current work must not be interrupted. */
let undivided = false;

const main = globalThis as { senjaLeaves?: (signal: NodeJS.Signals) => void };

/** From now on signals work during any step: a template that never ends cannot block the process. */
export function leaveOnSignalsAnytime(): void {
  // With too few open files for a thread, Node would crash.
  if (watch || startError() !== null) return;
  main.senjaLeaves = (signal) => {
    if (undivided) return;
    // Node would print there that it waits for a debugger.
    closeSync(2);
    leave(signal);
  };
  const workerData = {
    signals: SIGNALS.map((signal) => [signal, numberOf(signal)]),
    timeout: TIMEOUT,
    shared,
    listening: LISTENING,
    missed: MISSED,
  };
  watch = new Worker(WATCH, { eval: true, workerData, execArgv: ['--expose-internals', '--no-warnings'] });
  watch.on('error', () => undefined);
  watch.unref();
}

/** @returns the result of `run`, which no signal interrupts */
export function withoutSignals<T>(run: () => T): T {
  undivided = true;
  try {
    return run();
  } finally {
    undivided = false;
  }
}
