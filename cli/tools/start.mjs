// Starts the compiled command, or its other thread; compiles it first if it is damaged, or if `npm ci` ran without scripts.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { loadCommand } from './load.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const argv = process.argv.slice(2);
// The site's own code cannot call it later.
const { exit } = process;

/** In a clone, says if the command does not have the last changes of its sources; npm installs none. */
async function checkAge() {
  if (!existsSync(`${root}cli/main.ts`)) return;
  const { isCurrent } = await import('./sources.mjs');
  if (isCurrent(root)) return;
  const { languageOf } = await import('./language.mjs');
  const { outdated } = await import('./not-set-up.mjs');
  process.stderr.on('error', () => undefined).write(`${outdated(root)[languageOf(argv, process.env)]}\n`);
}

async function command() {
  try {
    const loaded = loadCommand(root);
    if (loaded) {
      await checkAge();
      return loaded.main;
    }
    await import('./compile.mjs');
    return loadCommand(root).main;
  } catch (error) {
    const { languageOf } = await import('./language.mjs');
    const { notSetUp } = await import('./not-set-up.mjs');
    const { message, hint } = notSetUp(error, root)[languageOf(argv, process.env)];
    process.stderr.on('error', () => undefined).write(`machine/not-compiled  ${message}\n${hint}\n`);
    return () => 3;
  }
}

// The site's own code may leave timers behind; do not wait for them.
if (isMainThread) exit(await (await command())(argv, root));
else await loadCommand(root)?.startWorker();
