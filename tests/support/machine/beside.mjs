// Runs commands in parallel, as many as there are cores, and prints the output of each once it has ended. All run to
// their end; the exit code is 1 if any has failed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { buffer } from 'node:stream/consumers';

const commands = process.argv.slice(2);
// Programs in Go, as tsc, collect garbage less often: a tenth of their time.
process.env.GOGC ??= '400';

async function run(command) {
  // One shell line each, as in package.json; both streams in the order they were written.
  const child = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const [output, [code]] = await Promise.all([buffer(child.stdout), once(child, 'close')]);
  process.stdout.write(`> ${command}\n${output}`);
  if (code !== 0) process.exitCode = 1;
}

async function lane() {
  for (let next = commands.shift(); next !== undefined; next = commands.shift()) await run(next);
}

await Promise.all(Array.from({ length: availableParallelism() }, lane));
