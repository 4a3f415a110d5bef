// Starts the compiled command; compiles it first if `npm ci` ran without scripts.
const { existsSync } = require('node:fs');
const path = require('node:path');
const { loadCommand } = require('./load.cjs');

const root = path.join(__dirname, '../../');
const argv = process.argv.slice(2);
// Before the flags are read, since the code that reads them may come from there.
const cache = !argv.includes('--no-cache');
// The site's own code cannot call it later.
const { exit } = process;

/** In a clone, says if the command does not have the last changes of its sources; npm installs none. */
async function checkAge() {
  if (!existsSync(`${root}cli/main.ts`) || require('./sources.cjs').isCurrent(root)) return;
  const { languageOf } = await import('./language.mjs');
  const { outdated } = await import('./not-set-up.mjs');
  process.stderr.on('error', () => undefined).write(`${outdated(root)[languageOf(argv, process.env)]}\n`);
}

async function command() {
  try {
    const loaded = loadCommand(root, { cache });
    if (loaded) {
      await checkAge();
      return loaded;
    }
    await import('./compile.mjs');
    return loadCommand(root, { cache });
  } catch (error) {
    const { languageOf } = await import('./language.mjs');
    const { notSetUp } = await import('./not-set-up.mjs');
    const { message, hint } = notSetUp(error, root)[languageOf(argv, process.env)];
    process.stderr.on('error', () => undefined).write(`machine/not-compiled  ${message}\n${hint}\n`);
    return { main: () => 3 };
  }
}

async function run() {
  const { main, storeCode, isCodeWorthStoring } = await command();
  const exitCode = await main(argv, root);
  if (storeCode && isCodeWorthStoring()) storeCode();
  return exitCode;
}

// The site's own code may leave timers behind; do not wait for them.
run().then(exit);
