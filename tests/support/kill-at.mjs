// Preloaded into a build: kills the process at its KILL_AT-th call that would change the file system, or, when KILL_AT
// is 0, writes their number to KILL_COUNT at the end.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const at = Number(process.env.KILL_AT);
let calls = 0;

function watch(owner, names) {
  for (const name of names) {
    const original = owner[name];
    owner[name] = function watched(...args) {
      calls += 1;
      if (calls === at) process.kill(process.pid, 'SIGKILL');
      return original.apply(this, args);
    };
  }
}

const writeFileSync = fs.writeFileSync;
watch(fs, [
  'mkdirSync',
  'openSync',
  'writevSync',
  'writeSync',
  'rmSync',
  'rmdirSync',
  'renameSync',
  'unlinkSync',
]);
watch(fs.promises, ['mkdir', 'writeFile', 'rename', 'rm', 'rmdir', 'link', 'unlink', 'copyFile']);
syncBuiltinESMExports();

if (at === 0) process.on('exit', () => writeFileSync(process.env.KILL_COUNT, String(calls)));
