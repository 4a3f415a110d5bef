/** Leaving on a signal: what is half done is cleared away first, and the exit code says which signal it was. */

import { closeSync } from 'node:fs';
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { attempt } from './attempt.ts';
import { lack } from './scarce.ts';

/** The others do not exist on Windows, or leave no time there. */
const SIGNALS: readonly NodeJS.Signals[] =
  process.platform === 'win32' ? ['SIGINT', 'SIGBREAK'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];

const numberOf = (signal: NodeJS.Signals): number => os.constants.signals[signal];

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
  // From now on another signal ends the process at once, as it would any program. The watching thread stays: one that
  // ended might swallow that signal.
  ignoreSignals();
  // What the watching thread hears next is this same signal, if it listened when it came.
  if (Atomics.load(shared, LISTENING) === 0) Atomics.store(shared, MISSED, 1);
  main.senjaLeaves = () => undefined;
  // The next build clears what is left.
  for (const clear of clearings) attempt(clear);
  process.exit(128 + numberOf(signal));
}

/** Ends this process with 128 and the number of a signal when one comes: 130 for Ctrl+C. */
export function leaveOnSignals(): void {
  for (const signal of SIGNALS) process.on(signal, leave);
}

function ignoreSignals(): void {
  for (const signal of SIGNALS) process.off(signal, leave);
}

/** Leaves signals to the system again. */
export function stay(): void {
  ignoreSignals();
  watch?.postMessage('end');
}

/** Milliseconds after which a signal that was not heard interrupts whatever keeps the main thread. */
const PATIENCE = 2000;

/**
 * Hears signals too, in a thread that nothing keeps. Node offers its threads no signals though libuv below it does, so this
 * takes an internal module; without it signals are heard between two steps alone. The inspector is what reaches into a
 * thread that does not come to an end.
 */
const WATCH = `
const { parentPort, workerData: { signals, patience, shared, listening, missed } } = require('node:worker_threads');
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
    if (!heard && Atomics.load(shared, missed) === 0) setTimeout(interrupt, patience, signal);
    else {
      // A second one: the main thread is leaving, so it must end the process; or a step keeps it, so it is interrupted.
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
/** Flags, 0 or 1, that both threads read: the main one answers no message while it leaves. */
const shared = new Int32Array(new SharedArrayBuffer(8));
/** Whether the watching thread hears signals. */
const LISTENING = 0;
/** Whether the main thread leaves by a signal that the watching thread has not heard. */
const MISSED = 1;
/** Whether what is being done must come to its end. */
let undivided = false;

const main = globalThis as { senjaLeaves?: (signal: NodeJS.Signals) => void };

/** From now on a signal is heard whatever a step does: a template that never ends cannot keep the process. */
export function leaveOnSignalsAnytime(): void {
  // With too few open files for a thread, Node would crash.
  if (watch || lack() !== null) return;
  main.senjaLeaves = (signal) => {
    if (undivided) return;
    // Node would say there that it waits for a debugger.
    closeSync(2);
    leave(signal);
  };
  const workerData = {
    signals: SIGNALS.map((signal) => [signal, numberOf(signal)]),
    patience: PATIENCE,
    shared,
    listening: LISTENING,
    missed: MISSED,
  };
  watch = new Worker(WATCH, { eval: true, workerData, execArgv: ['--expose-internals', '--no-warnings'] });
  watch.on('error', () => undefined);
  watch.unref();
}

/** @returns what `run` returns; no signal is heard in the middle of it */
export function wholly<T>(run: () => T): T {
  undivided = true;
  try {
    return run();
  } finally {
    undivided = false;
  }
}
