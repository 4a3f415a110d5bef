// Runs commands one after the other in one process: for each message `{ args, cwd, env }` the compiled
// command of the package in the first argument runs in that folder with these variables, and its exit code and both
// streams are sent back.
import { pathToFileURL } from 'node:url';

const packageRoot = process.argv[2];
// The site's own code cannot call it later.
const exit = process.exit.bind(process);
const { loadCommand } = await import(pathToFileURL(`${packageRoot}/cli/tools/load.cjs`).href);
const { main } = loadCommand(packageRoot);

const tell = process.stderr.write.bind(process.stderr);
let isRunning = false;
const output = { stdout: '', stderr: '' };
for (const stream of ['stdout', 'stderr']) {
  // Each command listens for faults of its own.
  process[stream].setMaxListeners(0);
  process[stream].write = (text, ...rest) => {
    output[stream] += text;
    rest.findLast((one) => typeof one === 'function')?.();
    return true;
  };
}

/** Sets variables; null removes one. */
function set(variables) {
  for (const [name, value] of Object.entries(variables))
    if (value === null) delete process.env[name];
    else process.env[name] = value;
}

process.on('message', async ({ args, cwd, env }) => {
  const before = Object.fromEntries(Object.keys(env).map((name) => [name, process.env[name] ?? null]));
  set(env);
  output.stdout = '';
  output.stderr = '';
  process.chdir(cwd);
  isRunning = true;
  const code = await main(args, packageRoot).finally(() => {
    isRunning = false;
    set(before);
  });
  globalThis.afterCommand?.();
  process.send({ code, ...output });
});
process.on('disconnect', () => exit(0));

// What a site's code throws after its command has ended is nobody's: a command of its own would have exited.
const OF_SITE = /senja-(?:site|templates)\.cjs/;
const stray = (error) => {
  // The command judges it.
  if (isRunning || OF_SITE.test(error?.stack)) return;
  tell(`After a command: ${error?.stack ?? error}\n`, () => exit(1));
};
process.on('uncaughtException', stray).on('unhandledRejection', stray);
process.send('ready');
