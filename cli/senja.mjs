#!/usr/bin/env node
// Starts the compiled command; compiles it first where it is damaged, or `npm ci` was told to run no scripts.
import { fileURLToPath } from 'node:url';
import { loadCommand } from './tools/load.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const argv = process.argv.slice(2);

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

// The site's own code may leave timers behind, which nobody is to wait for.
process.exit(await (await command())(argv, root));
