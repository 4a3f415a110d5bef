/** Runs a command and measures it: wall clock and processor time of the whole process, and its peak memory. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ file: string, args: string[], cwd: string, env?: Record<string, string> }} Command
 * @typedef {{ ms: number, cpuMs: number | null, bytes: number | null, failure: string | null }} Measured `cpuMs`, of all
 *   cores together, and `bytes` are null without /proc
 */

const INTERVAL_MS = 10;
/** Looking for child processes takes a read per thread, so it is done only every fifth time. */
const CHILDREN_EVERY = 5;
const LIMIT_MS = 30 * 60_000;

function highWater(pid) {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}

function childrenOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

/**
 * Watches a process and its children. The peak is the sum of each process's own high-water mark of resident memory:
 * exact for a single process but for its last 10 ms, an upper bound for several.
 * @param {number} pid
 * @returns {() => number | null} ends the watch; bytes
 */
export function watchMemory(pid) {
  const peaks = new Map([[pid, 0]]);
  let looks = 0;
  const look = () => {
    if (looks % CHILDREN_EVERY === 0) {
      for (const known of peaks.keys()) {
        for (const child of childrenOf(known)) if (!peaks.has(child)) peaks.set(child, 0);
      }
    }
    looks += 1;
    for (const [known, peak] of peaks) peaks.set(known, Math.max(peak, highWater(known) ?? 0));
  };
  look();
  const timer = setInterval(look, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    const sum = [...peaks.values()].reduce((total, peak) => total + peak, 0);
    return sum === 0 ? null : sum;
  };
}

/** Milliseconds of a clock tick in /proc: Linux has 100 per second on every machine. */
const TICK_MS = 10;

/**
 * @returns {number | null} processor milliseconds, user and system, of all ended children and their own awaited
 *   children: Node has no call for a single child
 */
function endedChildrenMs() {
  try {
    // The name of the command, in brackets, may contain spaces; cutime and cstime are the 14th and 15th field after
    // it.
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
  } catch {
    return null;
  }
}

/** @returns {string} the first meaningful line of a failed tool's output */
function reasonIn(text, code, signal) {
  if (/heap out of memory|ENOMEM/.test(text)) return 'ran out of memory';
  const lines = text.split('\n').map((line) => line.trim());
  const message = lines.find((line) => /error|fail/i.test(line)) ?? lines.find(Boolean) ?? '';
  return `ended with ${signal ?? code}: ${message.slice(0, 160)}`;
}

/** Node parses these certificates whenever it starts, 40 ms for those of Debian; no build uses them. */
const { NODE_EXTRA_CA_CERTS: _, ...ENV } = process.env;

/**
 * One at a time: otherwise each would have the processor time of all.
 * @param {Command} command
 * @returns {Promise<Measured>}
 */
export function run({ file, args, cwd, env }) {
  return new Promise((resolve) => {
    const before = endedChildrenMs();
    const started = performance.now();
    const child = spawn(file, args, {
      cwd,
      env: { ...ENV, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = child.pid === undefined ? () => null : watchMemory(child.pid);
    const timer = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS);
    let text = '';
    let ms = 0;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        text = `${text}${chunk}`.slice(-8000);
      });
    }
    child.once('exit', () => {
      ms = performance.now() - started;
    });
    const settle = (failure) => {
      clearTimeout(timer);
      const after = endedChildrenMs();
      const cpuMs = before === null || after === null ? null : after - before;
      resolve({ ms, cpuMs, bytes: stop(), failure });
    };
    child.once('error', (error) => settle(error.message));
    child.once('close', (code, signal) => settle(code === 0 ? null : reasonIn(text, code, signal)));
  });
}
