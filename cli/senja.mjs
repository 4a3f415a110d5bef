#!/usr/bin/env node
// Starts the compiled command; compiles it first where it is damaged, or `npm ci` was told to run no scripts.
import { fileURLToPath } from 'node:url';
import { loadCommand } from './tools/load.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
let command = loadCommand(root);
if (!command) {
  await import('./tools/compile.mjs');
  command = loadCommand(root);
}
process.exitCode = await command.main(process.argv.slice(2), root);
