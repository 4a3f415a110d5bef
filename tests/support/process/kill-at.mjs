// Preloaded into a build: kills the process at its KILL_AT-th call that would change the file system or, if KILL_AT is
// 0, writes the calls to KILL_COUNT at the end, one per line. Each thread counts its own, from its first call of the
// function KILL_FROM, or of a path with that in it, if that is given. Processes that it forks are left alone. KILL_WITH
// is another signal; each call after it takes KILL_SLOW milliseconds.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Every function that changes the file system, in its synchronous and its promise form. */
const CHANGING = [
  'appendFile',
  'chmod',
  'chown',
  'copyFile',
  'cp',
  'fchmod',
  'fdatasync',
  'fsync',
  'ftruncate',
  'futimes',
  'lchown',
  'link',
  'lutimes',
  'mkdir',
  'mkdtemp',
  'open',
  'rename',
  'rm',
  'rmdir',
  'symlink',
  'truncate',
  'unlink',
  'utimes',
  'write',
  'writeFile',
  'writev',
];

const at = Number(process.env.KILL_AT);
const from = process.env.KILL_FROM;
const signal = process.env.KILL_WITH ?? 'SIGKILL';
const slow = Number(process.env.KILL_SLOW ?? 0);
const { writeFileSync } = fs;
const calls = [];
const clock = new Int32Array(new SharedArrayBuffer(4));

const { O_WRONLY, O_RDWR, O_CREAT } = fs.constants;
/** Opening a file for reading changes nothing. */
const isReading = (name, flags = 'r') =>
  name === 'open' &&
  (typeof flags === 'number' ? (flags & (O_WRONLY | O_RDWR | O_CREAT)) === 0 : /^rs?$/.test(flags));

function watch(owner, key, name) {
  const original = owner[key];
  if (typeof original !== 'function') return;
  owner[key] = function watched(...args) {
    const isFirst = !from || name === from || String(args[0]).includes(from);
    if (!isReading(name, args[1]) && (isFirst || calls.length > 0)) {
      calls.push(`${key} ${args[0]}`);
      if (calls.length === at) process.kill(process.pid, signal);
      if (at > 0 && calls.length > at) Atomics.wait(clock, 0, 0, slow);
    }
    return original.apply(this, args);
  };
}

for (const name of process.send ? [] : CHANGING) {
  watch(fs, `${name}Sync`, name);
  watch(fs.promises, name, name);
}
syncBuiltinESMExports();

if (at === 0 && !process.send) {
  process.on('exit', () => writeFileSync(process.env.KILL_COUNT, calls.join('\n')));
  // A server ends with a signal. Code of the site is kept from ending a process later.
  const exit = process.exit.bind(process);
  process.on('SIGTERM', () => exit(0));
}
