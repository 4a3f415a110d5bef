#!/usr/bin/env node
// Starts the compiled command; compiles it first if it is damaged, or if `npm ci` ran without scripts.
import { fileURLToPath } from 'node:url';
import { loadCommand } from './tools/load.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const argv = process.argv.slice(2);
// The site's own code cannot call it later.
const { exit } = process;

async function command() {
  try {
    const loaded = loadCommand(root);
    if (loaded) return loaded.main;
    await import('./tools/compile.mjs');
    return loadCommand(root).main;
  } catch (error) {
    const { languageOf } = await import('./tools/language.mjs');
    const { notSetUp } = await import('./tools/not-set-up.mjs');
    const { message, hint } = notSetUp(error, root)[languageOf(argv, process.env)];
    process.stderr.on('error', () => undefined).write(`machine/not-compiled  ${message}\n${hint}\n`);
    return () => 3;
  }
}

// The site's own code may leave timers behind; do not wait for them.
exit(await (await command())(argv, root));
