// Preloaded into a build: kills the process at its KILL_AT-th call that would change the file system or, if KILL_AT is
// 0, writes the calls to KILL_COUNT at the end, one per line. Each thread counts its own, from its first call of
// KILL_FROM if that is given. KILL_WITH is another signal; each call after it takes KILL_SLOW milliseconds.
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
    if (!isReading(name, args[1]) && (!from || calls.length > 0 || name === from)) {
      calls.push(`${key} ${args[0]}`);
      if (calls.length === at) process.kill(process.pid, signal);
      if (at > 0 && calls.length > at) Atomics.wait(clock, 0, 0, slow);
    }
    return original.apply(this, args);
  };
}

for (const name of CHANGING) {
  watch(fs, `${name}Sync`, name);
  watch(fs.promises, name, name);
}
syncBuiltinESMExports();

if (at === 0) process.on('exit', () => writeFileSync(process.env.KILL_COUNT, calls.join('\n')));
